import { API_PREFIX } from '@namma/contract/methods';
import * as paths from '@namma/contract/paths';
import { mailWords } from '../words/words.ts';
import { linkTo, type Template } from './content.ts';

/** Excludes the token of the link, which is created when the mail is sent. */
export interface ProductBack {
  wishId: number;
  productId: number;
  /** In the language of the mail. */
  product: string;
}

/** The one mail to somebody who asked to be notified (D92), and by which they stop all such mails. */
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
