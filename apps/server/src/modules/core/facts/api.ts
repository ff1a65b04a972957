// What other modules may call. Nothing else of this folder is imported from outside.

export { lastDeliveryOn, valueOn } from './queries.ts';
export { readFactByDay, readFacts } from './read.ts';
export { markDemo, readLegal } from './service.ts';
