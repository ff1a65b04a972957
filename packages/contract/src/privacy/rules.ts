/** Whether a member agrees to offers. Who was never asked gets no message that sells either, but may be called. */
export const offerStates = ['agreed', 'refused', 'not asked'] as const;
export type OfferState = (typeof offerStates)[number];

export const NOMINEE_RELATION_MAX_CHARACTERS = 60;
