import * as paths from '@namma/contract/paths';
import { formatPhone } from '@namma/contract/text/phone';
import { mailWords } from '../words/words.ts';
import { linkTo, type Template } from './content.ts';

/** A checkout whose address was changed by staff. */
export interface OrderAddressChanged {
  orderNumber: string;
  /** Name, street, town and pincode, phone. */
  address: readonly string[];
}

export const orderAddressChanged: Template<OrderAddressChanged> = ({ orderNumber, address }, context) => {
  const words = mailWords[context.locale];
  const news = words.addressChanged(orderNumber);
  return {
    subject: words.addressChangedSubject(orderNumber),
    summary: news,
    blocks: [
      { kind: 'text', text: news },
      { kind: 'text', text: `${words.deliverTo}\n${address.join('\n')}` },
      { kind: 'text', text: words.addressNotRight(formatPhone(context.gym.phone)) },
      { kind: 'button', label: words.seeOrders, url: linkTo(context, paths.profileOrders) },
    ],
  };
};
