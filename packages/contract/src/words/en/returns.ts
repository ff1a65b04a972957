import type { ReturnState } from '../../returns.ts';

/** Returns and refunds. */
export const returnMessages = {
  returnRequested: 'Return requested. We write to you once we have looked at it.',
  refusalRecorded: 'Recorded. Refund it once the goods are back.',
  returnDecided: (state: ReturnState) => `Return ${state}`,
  modeOfRefundOnly: 'Only a refund has a mode',
  refundModeRequired: 'Say how the money is refunded',
} as const;
