import * as paths from '@namma/contract/paths';
import type { Block } from './content.ts';

/** The number of a receipt or invoice and a link to it; nothing without a number. */
export const documentBlocks = (number: string | undefined, origin: string): readonly Block[] =>
  number === undefined
    ? []
    : [
        { kind: 'facts', rows: [['Document', number]] },
        { kind: 'button', label: 'See the document', url: `${origin}${paths.invoicePath(number)}` },
      ];
