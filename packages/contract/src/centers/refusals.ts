import { closureMessages } from './messages.ts';

/** Refusals that only staff receive. */
export const closureRefusals = {
  closedAlready: { status: 409, message: closureMessages.closedAlready },
  closureBegun: { status: 409, message: closureMessages.closureBegun },
  hoursSetAlready: { status: 409, message: closureMessages.hoursSetAlready },
  hoursOnClosedDay: { status: 409, message: closureMessages.hoursOnClosedDay },
  noSuchSpecialHours: { status: 404, message: () => closureMessages.noSuchHours },
  noSuchCenterClosure: { status: 404, message: () => closureMessages.noSuchClosure },
} as const;
