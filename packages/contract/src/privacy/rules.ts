/** The member's consent to offers. People who were never asked get no marketing messages either, but may be called. */
export const offerStates = ['agreed', 'refused', 'not asked'] as const;
export type OfferState = (typeof offerStates)[number];

export const NOMINEE_RELATION_MAX_CHARACTERS = 60;
