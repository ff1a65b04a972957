import { arrivalDays, formatDay } from '@namma/contract/dates';
import { formatRupees, paiseToRupees } from '@namma/contract/money';
import { formatOrderNumber } from '@namma/contract/order-number';
import * as paths from '@namma/contract/paths';
import type { Template } from './content.ts';

/** A checkout. Amounts are in paise. */
export interface OrderPlaced {
  /** Of the checkout; the order number is made from it. */
  firstOrderId: number;
  lines: readonly { name: string; quantity: number; amountPaise: number }[];
  feePaise: number;
  totalPaise: number;
  /** Name, street, town and pincode, phone. */
  address: readonly string[];
}

const rupees = (paise: number) => formatRupees(paiseToRupees(paise));

export const orderPlaced: Template<OrderPlaced> = (facts, { origin, writtenAt }) => {
  const { from, to } = arrivalDays(writtenAt.toISOString());
  const orderNumber = formatOrderNumber(facts.firstOrderId);
  const arrival = `between ${formatDay(from)} and ${formatDay(to)}`;
  return {
    subject: `Your order ${orderNumber}`,
    summary: `We have your order. It arrives ${arrival}.`,
    blocks: [
      { kind: 'text', text: `We have your order ${orderNumber}. It arrives ${arrival}.` },
      {
        kind: 'sum',
        rows: [
          ...facts.lines.map(
            ({ name, quantity, amountPaise }) => [`${quantity} × ${name}`, rupees(amountPaise)] as const,
          ),
          ['Delivery and platform fee', rupees(facts.feePaise)],
          ['To pay on delivery', rupees(facts.totalPaise)],
        ],
      },
      { kind: 'text', text: `We deliver to:\n${facts.address.join('\n')}` },
      { kind: 'button', label: 'See your orders', url: `${origin}${paths.profileOrders}` },
    ],
  };
};
