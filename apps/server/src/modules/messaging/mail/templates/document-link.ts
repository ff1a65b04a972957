import * as paths from '@namma/contract/paths';
import { mailWords } from '../words/words.ts';
import { type Block, type Context, linkTo } from './content.ts';

/** The number of a receipt or invoice with a link to it; nothing without a number. */
export function documentBlocks(number: string | undefined, context: Context): readonly Block[] {
  if (number === undefined) return [];
  const words = mailWords[context.locale];
  return [
    { kind: 'details', rows: [[words.document, number]] },
    { kind: 'button', label: words.seeDocument, url: linkTo(context, paths.invoicePath(number)) },
  ];
}
