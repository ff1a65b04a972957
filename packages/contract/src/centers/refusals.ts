import { messages } from '../messages.ts';
import { closureMessages } from './messages.ts';

/** Refusals that only staff receive. */
export const closureRefusals = {
  centerNameTaken: { status: 409, message: closureMessages.nameTaken },
  tooManyCenters: { status: 409, message: () => closureMessages.centersMost },
  centerChanged: { status: 409, message: () => closureMessages.centerChanged },
  noSuchCenter: { status: 400, message: () => messages.centerRequired },
  centersChanged: { status: 409, message: () => closureMessages.centersChanged },
  lastCenter: { status: 409, message: () => closureMessages.lastCenter },
  centerClosesAlready: { status: 409, message: closureMessages.closesAlready },
  centerNotClosing: { status: 409, message: closureMessages.notClosing },
  closedAlready: { status: 409, message: closureMessages.closedAlready },
  closureBegun: { status: 409, message: closureMessages.closureBegun },
  hoursSetAlready: { status: 409, message: closureMessages.hoursSetAlready },
  hoursOnClosedDay: { status: 409, message: closureMessages.hoursOnClosedDay },
  noSuchSpecialHours: { status: 404, message: () => closureMessages.noSuchHours },
  noSuchCenterClosure: { status: 404, message: () => closureMessages.noSuchClosure },
} as const;
