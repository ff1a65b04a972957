/** Refusal texts; see `refusals`. */
export const invitationRefusals = {
  inviteOver: { status: 400, message: () => 'This invitation has expired, was already used or was revoked.' },
} as const;

/** Refusals that only staff receive. */
export const staffRefusals = {
  notInRole: { status: 403, message: () => 'Your role does not include this.' },
  notYourCenter: { status: 403, message: () => 'This belongs to another center.' },
  staffChanged: {
    status: 409,
    message: () => 'Someone else has changed this role. Your changes are not saved yet.',
  },
  isStaff: { status: 409, message: () => 'This email already belongs to staff.' },
  lastOwner: { status: 409, message: () => 'This is the only owner. Make someone else an owner first.' },
  noSuchStaff: { status: 404, message: () => 'Staff member not found.' },
  factorDemanded: {
    status: 403,
    message: () => 'Your role requires two-step sign-in. Turn it on under Security in your profile.',
  },
  factorStays: {
    status: 409,
    message: () => "Your role requires two-step sign-in, so it can't be turned off.",
  },
  ownersFirst: { status: 409, message: () => 'Every owner must turn on two-step sign-in first.' },
  ownFactor: {
    status: 403,
    message: () => 'Turn off your own two-step sign-in under Security in your profile.',
  },
  grantsMore: { status: 403, message: () => "You can't give permissions that you don't have." },
} as const;
