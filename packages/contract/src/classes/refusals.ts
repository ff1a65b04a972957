import type { Day } from '../days/dates.ts';
import { classMessages } from '../words/en/classes.ts';
import type { ClassEntryReason } from './rules.ts';

/** Refusal texts; see `refusals`. */
export const classRefusals = {
  noSuchClass: { status: 404, message: () => 'Class not found.' },
  classCancelled: { status: 409, message: () => 'This class is cancelled.' },
  classBegun: { status: 409, message: () => 'This class has started.' },
  classFull: { status: 409, message: () => 'This class is full, and its waiting list is closed.' },
  classTooFarAhead: { status: 409, message: () => classMessages.tooFarAhead },
  classBookedAlready: { status: 409, message: () => 'You have already booked this class.' },
  classNotBooked: { status: 409, message: () => "You haven't booked this class." },
  classNeedsMembership: {
    status: 409,
    message: (reason: ClassEntryReason) => classMessages.entry(reason),
  },
  classesOfDay: { status: 409, message: () => classMessages.dayMost },
  classesToCome: { status: 409, message: () => classMessages.openMost },
  classAtSameTime: { status: 409, message: () => 'You have another class at this time.' },
  classBlocked: { status: 409, message: (through: Day) => classMessages.blocked(through) },
  classTooLate: { status: 409, message: () => classMessages.tooLate },
} as const;

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Names the weekday where several were asked for. */
const onWeekday = (weekday?: number): string =>
  weekday === undefined ? '' : ` on ${weekdayNames[weekday]}s`;

/** Refusals that only staff receive. */
export const classStaffRefusals = {
  noSuchSlot: { status: 404, message: () => 'Class not found in the timetable.' },
  classAhead: { status: 409, message: () => 'This class is still to come.' },
  coachBusy: {
    status: 409,
    message: (weekday?: number) =>
      `This coach already has a class or appointment at that time${onWeekday(weekday)}.`,
  },
  coachElsewhere: { status: 409, message: () => 'Choose a coach who teaches classes at this center.' },
  classOutsideHours: {
    status: 409,
    message: (weekday?: number) => `The center is not open during the whole class${onWeekday(weekday)}.`,
  },
  classSlotEnded: { status: 409, message: () => 'This class has ended.' },
  classSlotStays: { status: 409, message: () => 'Choose today or a later day.' },
} as const;
