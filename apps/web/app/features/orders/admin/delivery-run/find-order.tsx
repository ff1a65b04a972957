import type { Stop } from '@namma/contract/orders/delivery-run-schemas';
import { type FormEvent, useRef, useState } from 'react';
import { CameraButton } from '../../../../admin/scanner/camera-button';
import { TextField } from '../../../../ui/field';
import { isCollectable } from './bag';
import type { Bag } from './use-bag';

const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** Finds the stop of a scanned or typed order number, in any spelling. */
const findStop = (stops: readonly Stop[], typed: string): Stop | undefined =>
  stops.find(({ orderNumber }) => onlyDigits(orderNumber) === onlyDigits(typed) && onlyDigits(typed) !== '');

/** Selects an order by its typed or scanned number. */
export function FindOrder({ stops, bag }: { stops: readonly Stop[]; bag: Bag }) {
  const field = useRef<HTMLFormElement>(null);
  const [said, setSaid] = useState('');
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    choose(String(new FormData(event.currentTarget).get('number') ?? ''));
  }
  function choose(typed: string): void {
    const stop = findStop(stops, typed);
    if (stop && isCollectable(stop)) {
      bag.choose([stop], true);
      setSaid(`${stop.orderNumber} chosen`);
      field.current?.reset();
    } else setSaid(stop ? `${stop.orderNumber} has not shipped` : 'Order not found in this delivery run');
  }
  return (
    <form ref={field} onSubmit={submit} method="post" className="grid gap-1">
      <TextField label="Order number, then Enter" name="number" autoComplete="off" liveHint={said} />
      <CameraButton onCode={choose} className="justify-self-start" />
    </form>
  );
}
