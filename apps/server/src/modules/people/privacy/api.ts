// What other modules may call. Nothing else of this folder is imported from outside.

export { getOfferState, getOfferStates } from './choices.ts';
