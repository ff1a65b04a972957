import { formatPaise } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import { mailWords } from '../words/words.ts';
import { linkTo, type Template } from './content.ts';

/** One cancelled order. Amounts are in paise. */
export interface OrderCancelled {
  orderNumber: string;
  product: string;
  quantity: number;
  /** Other orders cancelled with it: the rest of its checkout. */
  others?: { product: string; quantity: number }[];
  amountPaise: number;
  by: 'member' | 'gym';
  reason?: string;
  /** The total of the remaining orders of the checkout with the fee; 0 when all are cancelled. */
  restPaise: number;
  /** The refunded amount. */
  refundPaise?: number;
}

export const orderCancelled: Template<OrderCancelled> = (payload, context) => {
  const { orderNumber, quantity, others = [], amountPaise, by, reason, restPaise, refundPaise } = payload;
  const product = [payload.product, ...others.map((other) => `${other.quantity} × ${other.product}`)].join(
    ', ',
  );
  const words = mailWords[context.locale];
  const news = (by === 'member' ? words.youCancelled : words.weCancelled)(quantity, product, orderNumber);
  const rest =
    restPaise === 0 ? words.nothingToPay : words.restToPay(formatPaise(amountPaise), formatPaise(restPaise));
  return {
    subject:
      others.length > 0
        ? words.allCancelledSubject(orderNumber)
        : words.cancelledSubject(orderNumber, product),
    summary: news,
    blocks: [
      { kind: 'text', text: news },
      ...(reason ? ([{ kind: 'quote', text: reason }] as const) : []),
      { kind: 'text', text: rest },
      ...(refundPaise
        ? ([{ kind: 'text', text: words.refundComes(formatPaise(refundPaise)) }] as const)
        : []),
      { kind: 'button', label: words.seeOrders, url: linkTo(context, paths.profileOrders) },
    ],
  };
};
