import { privacyMessages } from '../words/en/privacy.ts';

/** Refusal texts; see `refusals`. */
export const userRefusals = {
  emailIsFixed: { status: 400, message: () => "The email can't be changed here." },
  genderIsFixed: { status: 400, message: () => "The gender can't be changed." },
  sessionOver: { status: 404, message: () => 'This device is already signed out.' },
} as const;

/** Refusals that only staff receive. */
export const userStaffRefusals = {
  guardianNotSeen: { status: 403, message: () => privacyMessages.guardianNotSeen },
  ageNotSeen: { status: 403, message: () => privacyMessages.ageNotSeen },
  guardianNotNeeded: { status: 409, message: () => privacyMessages.guardianNotNeeded },
} as const;
