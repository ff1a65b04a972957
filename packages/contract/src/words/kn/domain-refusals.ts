// Written by npm run check, from the names of the files.
import { classRefusalSentences } from './classes-refusals.ts';
import { followUpRefusalSentences } from './follow-ups-refusals.ts';
import { importsRefusalSentences } from './imports-refusals.ts';
import { passRefusalSentences } from './passes-refusals.ts';
import { restockRefusalSentences } from './restocks-refusals.ts';
import { saleRefusalSentences } from './sales-refusals.ts';
import { stockRefusalSentences } from './stock-refusals.ts';
import { whatsAppRefusalSentences } from './whatsapp-refusals.ts';

/** The sentences of refusals that stand in files of their domains. */
export const domainSentences = {
  ...classRefusalSentences,
  ...followUpRefusalSentences,
  ...importsRefusalSentences,
  ...passRefusalSentences,
  ...restockRefusalSentences,
  ...saleRefusalSentences,
  ...stockRefusalSentences,
  ...whatsAppRefusalSentences,
} as const;
