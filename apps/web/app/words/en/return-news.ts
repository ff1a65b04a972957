export const returnRequested = 'Return requested';
export const returnRequestedNext = (isMailing: boolean) =>
  isMailing ? "We'll review it and email you." : "We'll review it. The answer appears here.";
export const refusedAtDoor = 'Delivery refused';
export const refusedAtDoorNext = "It's on its way back to us.";
export const returnApproved = 'Return approved';
export const returnApprovedNext = 'Bring it to one of our centers.';
export const returnReceived = 'Return received';
export const returnReceivedNext = 'Your refund is next.';
export const cancellationRefundNext = 'Refund pending';
export const deliveredAgain = 'Delivered again';
export const returnRefused = 'Return refused';
export const amountRefunded = (amount: string) => `${amount} refunded`;
export const takenBack = 'Returned';
/** State of a return in a list of products. */
export const returnStates = {
  requested: 'return requested',
  approved: 'return approved',
  received: 'return received',
  refunded: 'refunded',
  refused: 'return refused',
} as const;
