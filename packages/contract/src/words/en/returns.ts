import type { ReturnState } from '../../returns/rules.ts';

/** Returns and refunds. */
export const returnMessages = {
  returnRequested: 'Return requested. We write to you once we have looked at it.',
  returnWithdrawn: 'Return withdrawn. The order stays with you.',
  refusalRecorded: 'Taken back: it counts no more, and nothing is to be paid for it.',
  /** What was paid is refunded later. */
  refusalRecordedRefundWaits: (amount: string) =>
    `Taken back. The refund of ${amount} waits among the returns.`,
  refusalRefunded: (amount: string) => `Taken back, ${amount} refunded`,
  cancelledAndRefunded: (amount: string) => `Order cancelled, ${amount} refunded`,
  returnDecided: (state: ReturnState) => `Return ${state}`,
  notThatManyPieces: (left: number) =>
    left === 1 ? 'There is 1 piece in this order.' : `There are ${left} pieces in this order.`,
  piecesChanged: (left: number) =>
    `Some pieces were cancelled or returned meanwhile: ${left === 1 ? '1 is' : `${left} are`} left.`,
  ofQuantityRequired: 'Say how many pieces the order has',
  modeOfRefundOnly: 'Only a refund has a mode',
  refundModeRequired: 'Say how the money is refunded',
} as const;
