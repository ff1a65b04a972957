import type { OrderStatus } from '@namma/contract/orders/rules';
import * as paths from '@namma/contract/paths';
import { mailWords } from '../words/words.ts';
import { linkTo, type Template } from './content.ts';
import { documentBlocks } from './document-link.ts';

/** A status change of one order. */
export interface OrderMoved {
  orderNumber: string;
  product: string;
  quantity: number;
  status: OrderStatus;
  /** The receipt or invoice issued with this step. */
  documentNumber?: string;
}

export const orderMoved: Template<OrderMoved> = (payload, context) => {
  const { orderNumber, product, quantity, status, documentNumber } = payload;
  const words = mailWords[context.locale];
  const news = words.movedNews(quantity, product, orderNumber, status);
  return {
    subject: words.movedSubject(orderNumber, product, status),
    summary: news,
    blocks: [
      { kind: 'text', text: news },
      ...(status === 'Delivered' ? ([{ kind: 'text', text: words.rateIt }] as const) : []),
      ...documentBlocks(documentNumber, context),
      { kind: 'button', label: words.seeOrders, url: linkTo(context, paths.profileOrders) },
    ],
  };
};
