import type { Stop } from '@namma/contract/orders/delivery-run-schemas';
import { useState } from 'react';
import { dueWithout, isCollectable } from './bag';

const toggled = <T>(set: ReadonlySet<T>, value: T, isIn: boolean): ReadonlySet<T> => {
  const next = new Set(set);
  if (isIn) next.add(value);
  else next.delete(value);
  return next;
};

/** The selected stops with refused orders. Stops that are paid or no longer in the list are deselected. */
export function useBag(stops: readonly Stop[]) {
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refusedIds, setRefused] = useState<ReadonlySet<number>>(new Set());
  const chosen = stops.filter((stop) => chosenIds.has(stop.checkoutId) && isCollectable(stop));
  const refused = new Set(
    chosen.flatMap(({ lines }) =>
      lines.filter(({ orderId }) => refusedIds.has(orderId)).map(({ orderId }) => orderId),
    ),
  );
  const dues = chosen.map((stop) => ({ orderNumber: stop.orderNumber, duePaise: dueWithout(stop, refused) }));
  return {
    chosen,
    refused,
    dues,
    expectedPaise: dues.reduce((sum, { duePaise }) => sum + duePaise, 0),
    isChosen: ({ checkoutId }: Stop) => chosenIds.has(checkoutId),
    choose: (of: readonly Stop[], isIn: boolean) =>
      setChosen((before) =>
        of.filter(isCollectable).reduce((set, { checkoutId }) => toggled(set, checkoutId, isIn), before),
      ),
    /** A refused line also selects its stop. */
    refuse: (stop: Stop, orderId: number, isRefused: boolean) => {
      setRefused((before) => toggled(before, orderId, isRefused));
      if (isRefused) setChosen((before) => toggled(before, stop.checkoutId, true));
    },
    clear: () => {
      setChosen(new Set());
      setRefused(new Set());
    },
  };
}
export type Bag = ReturnType<typeof useBag>;
