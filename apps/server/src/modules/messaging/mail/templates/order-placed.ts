import { formatOrderNumber } from '@namma/contract/codes/order-number';
import { arrivalDays, type Day, gymDay } from '@namma/contract/days/dates';
import { formatPaise } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { mailWords } from '../words/words.ts';
import { linkTo, type Template } from './content.ts';

/** A checkout. Amounts are in paise. */
export interface OrderPlaced {
  /** The first order of the checkout, from which the order number is built. */
  firstOrderId: number;
  lines: readonly { name: string; quantity: number; amountPaise: number }[];
  feePaise: number;
  totalPaise: number;
  /** The IST days of the expected delivery. Absent in mails of earlier versions. */
  arrival?: { from: Day; to: Day } | undefined;
  /** Name, street, town and pincode, phone. */
  address: readonly string[];
}

export const orderPlaced: Template<OrderPlaced> = (payload, context) => {
  const words = mailWords[context.locale];
  const { from, to } =
    payload.arrival ?? arrivalDays(gymDay(context.writtenAt), settingDefaults.deliveryDays);
  const orderNumber = formatOrderNumber(payload.firstOrderId);
  return {
    subject: words.orderSubject(orderNumber),
    summary: words.orderArrives(from, to),
    blocks: [
      { kind: 'text', text: words.orderIsHere(orderNumber, from, to) },
      {
        kind: 'sum',
        rows: [
          ...payload.lines.map(
            ({ name, quantity, amountPaise }) => [`${quantity} × ${name}`, formatPaise(amountPaise)] as const,
          ),
          [words.fee, formatPaise(payload.feePaise)],
          [words.toPayOnDelivery, formatPaise(payload.totalPaise)],
        ],
      },
      { kind: 'text', text: `${words.deliverTo}\n${payload.address.join('\n')}` },
      { kind: 'button', label: words.seeOrders, url: linkTo(context, paths.profileOrders) },
    ],
  };
};
