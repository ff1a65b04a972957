import type { ReturnState } from '../../returns/rules.ts';

/** The state of a return as people read it. */
export const returnStateLabel = (value: ReturnState): string => value;
