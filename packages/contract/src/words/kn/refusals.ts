import type { RefusalArguments, RefusalName } from '../../refusals.ts';

/** The sentences of refusals; those that are left out, of the admin side, are shown in English. */
export const refusalSentences: {
  readonly [Name in RefusalName]?: (...args: RefusalArguments<Name>) => string;
} = {};
