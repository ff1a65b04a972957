import { type RefusalArguments, type RefusalName, refusals } from '../../refusals.ts';

/** The sentence of each refusal. */
export const refusalSentences = Object.fromEntries(
  Object.entries(refusals).map(([name, { message }]) => [name, message]),
  // Has every name, each with its own arguments.
) as { [N in RefusalName]: (...params: RefusalArguments<N>) => string };
