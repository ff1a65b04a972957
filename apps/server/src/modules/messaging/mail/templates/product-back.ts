import { API_PREFIX } from '@namma/contract/methods';
import * as paths from '@namma/contract/paths';
import { mailWords } from '../words/words.ts';
import { linkTo, type Template } from './content.ts';

/** Excludes the token of the link, which is created when the mail is sent. */
export interface ProductBack {
  subscriptionId: number;
  productId: number;
  /** The product name in the mail's language. */
  product: string;
}

/** The only mail of a back-in-stock subscription (D92), with a link to stop all such mails. */
export const productBack: Template<ProductBack> = ({ productId, product }, context) => {
  const words = mailWords[context.locale];
  const { origin, locale, secret } = context;
  return {
    subject: words.backSubject(product),
    summary: words.backSummary,
    stopUrl: `${origin}${API_PREFIX}/product/stopNotifying?token=${secret}&locale=${locale}`,
    blocks: [
      { kind: 'text', text: words.backText(product) },
      { kind: 'button', label: words.seeProduct, url: linkTo(context, paths.productPath(productId)) },
      { kind: 'text', text: words.backOnce },
      { kind: 'link', label: words.backStop, url: `${linkTo(context, paths.mailLink)}#stop.${secret}` },
    ],
  };
};
