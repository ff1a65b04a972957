/** Returns of delivered orders, and refunds of orders that were paid and never arrived (D50). */

/** The cause of a return: `return` of a delivered order, `refusal` at delivery, `cancellation` of a paid order. */
export const returnCauses = ['return', 'refusal', 'cancellation'] as const;
export type ReturnCause = (typeof returnCauses)[number];

/** `received`: the gym has the goods, so that the money can be refunded. */
export const returnStates = ['requested', 'approved', 'received', 'refunded', 'refused'] as const;
export type ReturnState = (typeof returnStates)[number];

export const returnDecisions = ['approve', 'refuse', 'receive', 'refund'] as const;
export type ReturnDecision = (typeof returnDecisions)[number];

/** The resulting state of each decision, and the states that allow it. */
export const returnSteps = {
  approve: { from: ['requested'], to: 'approved' },
  refuse: { from: ['requested', 'approved'], to: 'refused' },
  receive: { from: ['approved'], to: 'received' },
  refund: { from: ['received'], to: 'refunded' },
} as const satisfies Record<ReturnDecision, { from: readonly ReturnState[]; to: ReturnState }>;

/** Returns in these states wait for the gym: for a decision, or for the refund. */
export const openReturnStates = ['requested', 'received'] as const satisfies readonly ReturnState[];

/** The decisions available to an admin in this state. */
export const decisionsFor = (state: ReturnState): ReturnDecision[] =>
  returnDecisions.filter((decision) => returnSteps[decision].from.some((from) => from === state));

/** The condition of goods taken back at the counter: only sellable ones return to stock. */
export const returnConditions = ['sellable', 'damaged'] as const;
export type ReturnCondition = (typeof returnConditions)[number];

/** The maximum characters of a reason, and of an admin's note. */
export const RETURN_TEXT_MAX_CHARACTERS = 200;
