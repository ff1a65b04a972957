export const returnRequested = 'Return requested';
export const returnRequestedNext = 'We look at it and write to you.';
export const refusedAtDoor = 'Refused at the door';
export const refusedAtDoorNext = 'It is on its way back to us.';
export const returnApproved = 'Return approved';
export const returnApprovedNext = 'Please bring it to one of our centers, unopened.';
export const returnReceived = 'It is back with us';
export const returnReceivedNext = 'What you have paid for it is refunded next.';
export const cancellationRefundNext = 'What you have paid for it is refunded next';
export const deliveredAgain = 'It is delivered again';
export const returnRefused = 'Return refused';
export const amountRefunded = (amount: string) => `${amount} refunded`;
export const takenBack = 'Taken back';
/** A return's state in a list of products. */
export const returnStates = {
  requested: 'return requested',
  approved: 'return approved',
  received: 'return received',
  refunded: 'refunded',
  refused: 'return refused',
} as const;
