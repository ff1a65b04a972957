/** The lifetime of an invitation link. */
export const INVITE_HOURS = 72;

/** The number of days for which owners see profile views. */
export const PROFILE_VIEW_DAYS = 30;

export const staffStates = ['active', 'invited'] as const;
export type StaffState = (typeof staffStates)[number];
