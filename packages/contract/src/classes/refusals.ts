import type { Day } from '../days/dates.ts';
import { classMessages } from '../words/en/classes.ts';
import type { ClassEntryReason } from './rules.ts';

/** Refusal texts; see `refusals`. */
export const classRefusals = {
  noSuchClass: { status: 404, message: () => 'There is no such class.' },
  noSuchSlot: { status: 404, message: () => 'There is no such class in the timetable.' },
  classCancelled: { status: 409, message: () => 'This class is cancelled.' },
  classBegun: { status: 409, message: () => 'This class has begun.' },
  classAhead: { status: 409, message: () => 'This class is still to come.' },
  classFull: { status: 409, message: () => 'This class is full, and its waiting list is closed.' },
  classTooFarAhead: { status: 409, message: () => classMessages.tooFarAhead },
  classBookedAlready: { status: 409, message: () => 'You have booked this class already.' },
  classNotBooked: { status: 409, message: () => 'This class is not booked.' },
  classNeedsMembership: {
    status: 409,
    message: (reason: ClassEntryReason) => classMessages.entry(reason),
  },
  classesOfDay: { status: 409, message: () => classMessages.dayMost },
  classesToCome: { status: 409, message: () => classMessages.openMost },
  classAtSameTime: { status: 409, message: () => 'You have another class at this time.' },
  classBlocked: { status: 409, message: (through: Day) => classMessages.blocked(through) },
  classTooLate: { status: 409, message: () => classMessages.tooLate },
  coachBusy: { status: 409, message: () => 'This coach has a class or an appointment at that time.' },
  coachElsewhere: { status: 409, message: () => 'Choose a coach of this center who takes classes.' },
  classOutsideHours: { status: 409, message: () => 'The center is not open for the whole class.' },
  classSlotEnded: { status: 409, message: () => 'This class has ended.' },
  classSlotStays: { status: 409, message: () => 'Choose a day from today on.' },
} as const;
