/** Refusal texts; see `refusals`. */
export const memberRefusals = {
  noSuchMember: { status: 404, message: () => 'There is no such member.' },
  nobodyFound: { status: 404, message: () => 'Nobody is found by that.' },
  phoneKnown: {
    status: 409,
    message: (name: string) => `${name} has this phone number already. Is this another person?`,
  },
  memberChanged: {
    status: 409,
    message: () => 'Somebody has changed this member meanwhile. Look at it again, then save.',
  },
  claimedAlready: {
    status: 409,
    message: () => 'This account is claimed: its member signs in with a password.',
  },
  emailIsMembers: {
    status: 409,
    message: () => 'The member has claimed the account, so only they may change the email.',
  },
  noSuchNote: { status: 404, message: () => 'There is no such note.' },
  noteStays: { status: 403, message: () => 'Only its author may delete a note, and only within a day.' },
} as const;
