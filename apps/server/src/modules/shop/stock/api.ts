// What other modules may call. Nothing else of this folder is imported from outside.

export { orderMovesInsert } from './queries/fragments.ts';
export { deleteFirstCounts, listFurtherMoves } from './queries/import.ts';
export { addPieces, getOnHand, removeDamaged, restock, setOnHand } from './service.ts';
