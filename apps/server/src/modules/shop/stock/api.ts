// What other modules may call. Nothing else of this folder is imported from outside.

export { orderMovesInsert } from './queries/fragments.ts';
export { addPieces, getOnHand, giveBack, removeDamaged, setOnHand } from './service.ts';
