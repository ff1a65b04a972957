import { type RefusalSentences, refusals } from '../../refusals.ts';

export const refusalSentences = Object.fromEntries(
  Object.entries(refusals).map(([name, { message }]) => [name, message]),
  // Has every name, each with its own arguments.
) as RefusalSentences;
