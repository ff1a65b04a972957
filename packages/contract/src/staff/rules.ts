/** How long the link of an invitation works. */
export const INVITE_HOURS = 72;

/** For how many days an owner sees who looked at whom. */
export const LOOKS_DAYS = 30;

export const staffStates = ['active', 'invited'] as const;
export type StaffState = (typeof staffStates)[number];
