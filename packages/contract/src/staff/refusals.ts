/** See `refusals`. */
export const staffRefusals = {
  notInRole: { status: 403, message: () => 'Your role does not include this.' },
  notYourCenter: { status: 403, message: () => 'This belongs to another center.' },
  inviteOver: { status: 400, message: () => 'This invitation has expired, was used or was taken back.' },
  isStaff: { status: 409, message: () => 'This email belongs to the staff already.' },
  lastOwner: { status: 409, message: () => 'This is the last owner. Make somebody else an owner first.' },
  noSuchStaff: { status: 404, message: () => 'There is no such member of staff.' },
  grantsMore: { status: 403, message: () => 'Nobody grants more than they may do.' },
} as const;
