// The public API of this module: other modules import only from this file.

export { orderMovesInsert } from './queries/fragments.ts';
export { deleteFirstCounts, listFurtherMoves } from './queries/import.ts';
export { listLowStock } from './queries/lists.ts';
export { addPieces, getOnHand, removeDamaged, restock, setOnHand } from './service.ts';
