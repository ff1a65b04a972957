/** Returns of delivered orders, and refunds of orders that were paid and never arrived (D50). */

/**
 * Why goods or money go back: `return` of a delivered order, `refusal` at the door, `cancellation` of an order that was
 * paid.
 */
export const returnCauses = ['return', 'refusal', 'cancellation'] as const;
export type ReturnCause = (typeof returnCauses)[number];

/** `received`: the gym has the goods, so that the money can go back. */
export const returnStates = ['requested', 'approved', 'received', 'refunded', 'refused'] as const;
export type ReturnState = (typeof returnStates)[number];

export const returnDecisions = ['approve', 'refuse', 'receive', 'refund'] as const;
export type ReturnDecision = (typeof returnDecisions)[number];

/** What each decision leads to, and from which states. */
export const returnSteps = {
  approve: { from: ['requested'], to: 'approved' },
  refuse: { from: ['requested', 'approved'], to: 'refused' },
  receive: { from: ['approved'], to: 'received' },
  refund: { from: ['received'], to: 'refunded' },
} as const satisfies Record<ReturnDecision, { from: readonly ReturnState[]; to: ReturnState }>;

/** Returns in these states wait for the gym: for a decision, or for the money to go back. */
export const openReturnStates = ['requested', 'received'] as const satisfies readonly ReturnState[];

/** The decisions that an admin can take about a return in this state. */
export const decisionsFor = (state: ReturnState): ReturnDecision[] =>
  returnDecisions.filter((decision) => returnSteps[decision].from.some((from) => from === state));

/** The most characters of a reason, and of what an admin adds to a decision. */
export const RETURN_TEXT_MAX_CHARACTERS = 200;
