/** The member's own data, the deletion of an account, and members under 18. */
export const privacyMessages = {
  passwordWrong: 'This password is wrong',
  accountDeleted: 'Your account is deleted',
  adminsKeepAccount: 'The account of an admin is ended at the terminal, not here.',
  ordersUnderWay: (orderNumbers: string) =>
    `Not delivered yet: ${orderNumbers}. Please cancel, or wait for the delivery, and delete the account then.`,
  returnsUnderWay: (orderNumbers: string) =>
    `A return or refund is still open: ${orderNumbers}. Please wait until it is done, and delete the account then.`,
  membershipsLost: (count: number) =>
    `${count === 1 ? 'A membership that you have paid for is' : `${count} memberships that you have paid for are`} lost with the account, and nothing is paid back. Delete it all the same?`,
  guardianNotSeen:
    'You are under 18. Please come to one of our centers with a parent or guardian once: after that you can order and book here.',
  ageNotSeen:
    'You changed your date of birth. Please come to one of our centers with a proof of your age once: after that you can order and book here.',
  guardianNotNeeded: 'This member needs no parent or guardian here.',
  guardianConfirmed: 'Recorded: a parent or guardian was seen',
  offersAgreed: 'You agree to offers. You can take that back here at any time.',
  offersWithdrawn: 'No more offers: nothing that sells is sent to you, and nobody calls you about it.',
  offersNoted: 'Noted: no offers for this member',
  offersNotAgreed: 'This member has not agreed to offers: nothing that sells is written to them.',
  healthErased: 'Age, height and weight are erased from your appointments',
  relationRequired: 'Please write who it is to you, such as: sister',
  nomineeUnreachable: 'Please give a phone number or an email',
  nomineeNamed: 'Your nominee is on record',
  nomineeRemoved: 'You have no nominee any more',
  nomineeChanged: 'Your nominee was changed in another window. Please look before you save.',
} as const;
