/** Refusals that only staff receive. */
export const memberRefusals = {
  noSuchMember: { status: 404, message: () => 'Member not found.' },
  personNotFound: { status: 404, message: () => 'No one found.' },
  phoneKnown: {
    status: 409,
    message: (name: string) => `${name} already has this phone number. Is this another person?`,
  },
  memberChanged: {
    status: 409,
    message: () => 'Someone else has changed this member. Review the changes, then save.',
  },
  claimedAlready: {
    status: 409,
    message: () => 'This account is already claimed: the member signs in with a password.',
  },
  emailIsMembers: {
    status: 409,
    message: () => 'The member has claimed the account, so only the member can change the email.',
  },
  noSuchNote: { status: 404, message: () => 'Note not found.' },
  noteStays: { status: 403, message: () => 'Only the author can delete a note, within one day.' },
} as const;
