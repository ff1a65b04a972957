import type { ReturnState } from '../../returns.ts';

/** The state of a return as people read it. */
export const returnStateLabel = (value: ReturnState): string => value;
