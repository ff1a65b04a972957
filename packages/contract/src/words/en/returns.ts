import type { ReturnState } from '../../returns/rules.ts';

/** Returns and refunds. */
export const returnMessages = {
  returnRequested: "Return requested. We'll review it.",
  returnWithdrawn: 'Return withdrawn. You keep the product.',
  refusalRecorded: 'Returned. Nothing is due for it.',
  /** The refund is still pending. */
  refusalRecordedRefundWaits: (amount: string) => `Returned. Refund ${amount} under Returns.`,
  refusalRefunded: (amount: string) => `Returned, ${amount} refunded`,
  cancelledAndRefunded: (amount: string) => `Cancelled, ${amount} refunded`,
  returnDecided: (state: ReturnState) => `Return ${state}`,
  notThatManyPieces: (left: number) =>
    left === 1 ? 'This order has 1 piece.' : `This order has ${left} pieces.`,
  piecesChanged: (left: number) =>
    `Some pieces were cancelled or returned. ${left === 1 ? '1 is' : `${left} are`} left.`,
  ofQuantityRequired: 'Send the number of pieces in the order',
  modeOfRefundOnly: 'Only refunds have a mode',
  refundModeRequired: 'Choose how the money is refunded',
} as const;
