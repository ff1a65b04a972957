import type { Payable } from '@namma/contract/front-desk/schemas';
import { formatPaise } from '@namma/contract/money';

const isOnItsWay = ({ lines }: Payable): boolean =>
  lines?.some(({ isCancelled, status }) => !isCancelled && status !== 'Delivered') ?? false;

/** `₹1,200 due, ₹676 on delivery`: an order on its way is not due before its delivery. Empty without dues. */
export function describeDues(payables: readonly Payable[]): string {
  let duePaise = 0;
  let onDeliveryPaise = 0;
  for (const payable of payables)
    if (isOnItsWay(payable)) onDeliveryPaise += payable.duePaise;
    else duePaise += payable.duePaise;
  return [
    ...(duePaise > 0 ? [`${formatPaise(duePaise)} due`] : []),
    ...(onDeliveryPaise > 0 ? [`${formatPaise(onDeliveryPaise)} on delivery`] : []),
  ].join(', ');
}
