export const siteUpdated = 'The site was updated. The page is loaded anew.';
export const tryAgain = 'Try again';

export const signInNoteBefore = 'You need an account for this: ';
export const signInFirst = 'sign in first';
export const signInNoteAfter = ' and you come back here.';

export const confirmLogout = 'Confirm Logout?';
export const confirmLogoutWhat = 'You stay signed in on your other devices.';
export const logout = 'Logout';

export const receiptOrInvoice = 'Receipt or invoice';

/** `1 day`, `7 days` */
export const dayCount = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
export const dayToDay = (from: string, to: string) => `${from} to ${to}`;

export const paused = 'Paused';
export const pauseEnded = 'Pause ended early';
export const pauseEndedBack = (days: string) => `Back: ${days}`;
export const extended = 'Extended';
export const extendedBy = (days: string) => `By ${days}`;
export const daysHandedOver = 'Days handed over';
export const daysToAnother = (days: string) => `${days} to another member`;
export const daysReceived = 'Days received';
export const daysFromAnother = (days: string) => `${days} from another member`;
export const centerChanged = 'Center changed';
export const centerChangedTo = (center: string) => `To ${center}`;
export const centerClosed = 'Center closed';
export const closureTakenBack = 'Closure no longer counts';
export const byGym = (details: string) => `${details}, by the gym`;

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
