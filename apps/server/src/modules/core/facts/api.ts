// What other modules may call. Nothing else of this folder is imported from outside.

export { lastDeliveryOn, numberKnownAt, valueOn } from './queries.ts';
export { readFactByDay, readFacts, readOffer } from './read.ts';
export { markDemo, readLegal } from './service.ts';
