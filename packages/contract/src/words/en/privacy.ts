/** Personal data, account deletion, and members under 18. */
export const privacyMessages = {
  passwordWrong: 'This password is wrong',
  accountDeleted: 'Account deleted',
  adminsKeepAccount: 'Admin accounts can only be deleted from the command line.',
  ordersUnderWay: (orderNumbers: string) =>
    `Orders not delivered yet: ${orderNumbers}. Cancel them or wait for delivery, then delete your account.`,
  returnsUnderWay: (orderNumbers: string) =>
    `Returns or refunds still open: ${orderNumbers}. Wait until they are done, then delete your account.`,
  membershipsLost: (count: number) =>
    `You will lose ${count === 1 ? 'a paid membership' : `${count} paid memberships`} without a refund. Delete your account anyway?`,
  guardianNotSeen:
    'You are under 18. Visit one of our centers once with a parent or guardian. Then you can order and book here.',
  ageNotSeen:
    'You changed your date of birth. Show proof of age once at one of our centers. Then you can order and book here.',
  guardianNotNeeded: "This member doesn't need a parent or guardian.",
  guardianConfirmed: 'Parent or guardian confirmed',
  offersAgreed: "You'll get offers. You can turn them off here at any time.",
  offersWithdrawn: "Offers turned off. You won't get offers by message or phone.",
  offersNoted: 'Offers turned off for this member',
  offersNotAgreed: "This member hasn't agreed to offers, so you can't send any.",
  healthErased: 'Age, height and weight erased from your appointments',
  relationRequired: 'Enter your relation, such as sister',
  nomineeUnreachable: 'Enter a phone number or an email',
  nomineeNamed: 'Nominee saved',
  nomineeRemoved: 'Nominee removed',
  nomineeChanged: 'Your nominee was changed in another window. Review the change before you save.',
} as const;
