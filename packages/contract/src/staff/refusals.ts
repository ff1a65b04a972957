/** Refusal texts; see `refusals`. */
export const staffRefusals = {
  notInRole: { status: 403, message: () => 'Your role does not include this.' },
  notYourCenter: { status: 403, message: () => 'This belongs to another center.' },
  staffChanged: {
    status: 409,
    message: () => 'Somebody else has changed this role since you opened it. Nothing of yours is saved yet.',
  },
  inviteOver: { status: 400, message: () => 'This invitation has expired, was already used or was revoked.' },
  isStaff: { status: 409, message: () => 'This email belongs to the staff already.' },
  lastOwner: { status: 409, message: () => 'This is the last owner. Make somebody else an owner first.' },
  noSuchStaff: { status: 404, message: () => 'There is no such member of staff.' },
  factorDemanded: {
    status: 403,
    message: () => 'Your role needs a second factor. Switch it on in your profile, under Security.',
  },
  factorStays: { status: 409, message: () => 'Your role needs the second factor, so it stays on.' },
  ownersFirst: { status: 409, message: () => 'First every owner switches on a second factor.' },
  ownFactor: {
    status: 403,
    message: () => 'Your own second factor is switched off in your profile, with a code.',
  },
  grantsMore: { status: 403, message: () => 'Nobody grants more than they may do.' },
} as const;
