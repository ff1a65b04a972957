import type { OrderStatus } from '@namma/contract/orders';
import * as paths from '@namma/contract/paths';
import type { Template } from './content.ts';
import { documentBlocks } from './document-link.ts';

/** A status change of one order. */
export interface OrderMoved {
  orderNumber: string;
  product: string;
  quantity: number;
  status: OrderStatus;
  /** The receipt or invoice that was issued with this step. */
  documentNumber?: string;
}

const sentences: Record<OrderStatus, string> = {
  Pending: 'is with us again and leaves soon',
  Transit: 'has left our shop and is in transit',
  'Out-For-Delivery': 'is out for delivery: it arrives today',
  Delivered: 'is delivered',
};

export const orderMoved: Template<OrderMoved> = (
  { orderNumber, product, quantity, status, documentNumber },
  { origin },
) => {
  const news = `${quantity} × ${product} of your order ${orderNumber} ${sentences[status]}.`;
  return {
    subject: `Order ${orderNumber}: ${product} ${sentences[status]}`,
    summary: news,
    blocks: [
      { kind: 'text', text: news },
      ...(status === 'Delivered'
        ? ([{ kind: 'text', text: 'Tell us how you like it: you can rate it in your orders.' }] as const)
        : []),
      ...documentBlocks(documentNumber, origin),
      { kind: 'button', label: 'See your orders', url: `${origin}${paths.profileOrders}` },
    ],
  };
};
