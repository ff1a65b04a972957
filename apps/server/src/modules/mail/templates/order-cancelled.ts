import { formatRupees, paiseToRupees } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import type { Template } from './content.ts';

/** One cancelled order. Amounts are in paise. */
export interface OrderCancelled {
  orderNumber: string;
  product: string;
  quantity: number;
  amountPaise: number;
  by: 'member' | 'gym';
  reason?: string;
  /** What the other orders of the checkout come to with the fee; 0 when all are cancelled. */
  restPaise: number;
  /** What was paid for it and goes back. */
  refundPaise?: number;
}

const rupees = (paise: number) => formatRupees(paiseToRupees(paise));

export const orderCancelled: Template<OrderCancelled> = (facts, { origin }) => {
  const { orderNumber, product, quantity, amountPaise, by, reason, restPaise, refundPaise } = facts;
  const what = `${quantity} × ${product} of your order ${orderNumber}`;
  const news = by === 'member' ? `You have cancelled ${what}.` : `We are sorry: we had to cancel ${what}.`;
  const rest =
    restPaise === 0
      ? 'There is nothing to pay for this order.'
      : `You do not pay ${rupees(amountPaise)} for it. The rest of the order comes as planned: ${rupees(restPaise)} with the fee.`;
  return {
    subject: `Order ${orderNumber}: ${product} is cancelled`,
    summary: news,
    blocks: [
      { kind: 'text', text: news },
      ...(reason ? ([{ kind: 'quote', text: reason }] as const) : []),
      { kind: 'text', text: rest },
      ...(refundPaise
        ? ([
            { kind: 'text', text: `You have paid ${rupees(refundPaise)} for it, which we return to you.` },
          ] as const)
        : []),
      { kind: 'button', label: 'See your orders', url: `${origin}${paths.profileOrders}` },
    ],
  };
};
