import { z } from 'zod';
import { consultancyTypes } from '../appointments/rules.ts';
import { anyCenter, day, id, knownCenter, line, openCenter, rowVersion, statusReply } from '../fields.ts';
import { groupClasses } from '../memberships/group-classes.ts';
import { tierNames } from '../memberships/tiers.ts';
import { messages } from '../messages.ts';
import { passOfClosedDay } from '../passes/schemas.ts';
import { settingMessages } from '../settings/messages.ts';
import { gymPhone } from '../settings/phone.ts';
import { STREET_MAX_CHARACTERS } from '../settings/rules.ts';
import { CENTERS_MOST } from '../values/centers.ts';
import { CLOSURE_REASON_MAX_CHARACTERS } from '../values/closures.ts';
import { closureMessages } from './messages.ts';

const CENTER_NAME_MAX_CHARACTERS = 40;
/** A name is a key too, so it never looks like a number or a member of every object. */
const centerName = line(CENTER_NAME_MAX_CHARACTERS, closureMessages.nameRequired).refine(
  (name) => /^\p{L}/u.test(name) && !(name in Object.prototype),
  closureMessages.nameRequired,
);
const details = {
  /** Null: the label, or the area of the key. */
  area: line(CENTER_NAME_MAX_CHARACTERS, closureMessages.areaRequired).nullable(),
  /** Null: not set. Visitors are asked to call, at the gym's number if the center has none. */
  street: line(STREET_MAX_CHARACTERS, settingMessages.street).nullable(),
  phone: gymPhone.nullable(),
};

/** The name becomes its key, which never changes, and its label until it gets another one. */
export const newCenter = z.object({
  name: centerName,
  ...details,
  /** Today by default. Until the day before, the center is closed. */
  opensOn: day('setting').optional(),
});
export type NewCenter = z.infer<typeof newCenter>;

/** With `version`, the center is changed only if the version matches. */
export const centerChange = z.object({
  center: knownCenter(messages.centerRequired),
  version: rowVersion.optional(),
  /** Null: the key, or its name in the language of the page. */
  label: centerName.nullable(),
  ...details,
});
export type CenterChange = z.infer<typeof centerChange>;

/** All centers, closed ones too, in the new order. */
export const centerOrder = z.object({ centers: z.array(knownCenter()).min(1).max(CENTERS_MOST) });
export type CenterOrder = z.infer<typeof centerOrder>;

/** The first day on which a center is closed for good. */
export const lastClosure = z.object({
  center: openCenter(messages.centerRequired),
  closesOn: day('setting'),
  /** Members and holders of passes from this day on get it by mail. */
  reason: line(CLOSURE_REASON_MAX_CHARACTERS, closureMessages.closureReasonRequired),
});
export type LastClosure = z.infer<typeof lastClosure>;

export const centerToKeep = z.object({ center: knownCenter(messages.centerRequired) });
export type CenterToKeep = z.infer<typeof centerToKeep>;

export const lastClosureQuery = lastClosure.pick({ center: true, closesOn: true });
export type LastClosureQuery = z.infer<typeof lastClosureQuery>;

/** A center as its owner sees it. */
export const centerRow = z.object({
  center: anyCenter,
  label: z.string().nullable(),
  area: z.string().nullable(),
  street: z.string().nullable(),
  phone: z.string().nullable(),
  isOpen: z.boolean(),
  /** The first day on which it is closed for good; null: none. */
  closesOn: z.iso.date().nullable(),
  version: rowVersion,
});
export type CenterRow = z.infer<typeof centerRow>;

/** In their order. */
export const centerList = z.array(centerRow);
export const centerListReply = statusReply.extend({ centers: centerList });

/** IST days, both included. */
export const newClosure = z.object({
  center: knownCenter(messages.centerRequired),
  fromDay: day('closure'),
  toDay: day('closure'),
  reason: line(CLOSURE_REASON_MAX_CHARACTERS, closureMessages.closureReasonRequired),
});
export type NewClosure = z.infer<typeof newClosure>;

/** Two memberships of one member that overlap on more days than before. */
const doubledDays = z.object({
  memberId: id,
  name: z.string(),
  /** The one that begins first, and the other. */
  memberships: z.array(
    z.object({
      id,
      type: z.enum(tierNames),
      startDate: z.iso.date(),
      effectiveEnd: z.iso.date(),
    }),
  ),
  /** The number of overlapping days from today on. */
  days: z.int().min(1),
});
export type DoubledDays = z.infer<typeof doubledDays>;

export const closureReply = statusReply.extend({
  id,
  passes: z.array(passOfClosedDay),
  /** The number of memberships that get days back. */
  memberships: z.int().min(0),
  /** Memberships that now overlap another one of their member. */
  doubled: z.array(doubledDays),
  /** The appointments on these days; their members get a mail. */
  bookings: z.array(
    z.object({
      id,
      memberId: id,
      name: z.string(),
      type: z.enum(consultancyTypes),
      date: z.iso.date(),
      /** The instant in UTC; null until a time is agreed. */
      startsAt: z.iso.datetime().nullable(),
    }),
  ),
});

export const closureToReopen = z.object({ id });
export const reopenReply = statusReply.extend({ doubled: z.array(doubledDays) });
export type ClosureToReopen = z.infer<typeof closureToReopen>;

export const closedDaysQuery = z.object({
  center: knownCenter(messages.centerRequired),
  fromDay: day('closure'),
  toDay: day('closure'),
});
export type ClosedDaysQuery = z.infer<typeof closedDaysQuery>;
/** The bookings, memberships and staff of a center on a day and later, which staff move or end before it closes. */
export const atCenter = z.object({
  /** Paid or not. */
  memberships: z.int().min(0),
  bookings: closureReply.shape.bookings,
  passes: z.array(passOfClosedDay),
  classes: z.array(z.object({ id, type: z.enum(groupClasses), weekday: z.int(), fromMinute: z.int() })),
  coaches: z.array(z.object({ id, name: z.string() })),
  /** Those who work at this center only. */
  staff: z.array(z.object({ id, name: z.string() })),
});
export type AtCenter = z.infer<typeof atCenter>;

/** The number of the center's memberships that run on one of the days, paid or not, and the passes for these days. */
export const closedDaysAffected = z.object({
  memberships: z.int().min(0),
  passes: z.array(passOfClosedDay),
});

export const closure = z.object({
  id,
  center: anyCenter,
  fromDay: z.iso.date(),
  toDay: z.iso.date(),
  reason: z.string(),
  /** The admin who entered it. */
  closedBy: z.string(),
  at: z.iso.datetime(),
  memberships: z.int().min(0),
});
export type Closure = z.infer<typeof closure>;

/** A minute of the IST day, from midnight. */
const minute = z
  .int(closureMessages.timeRequired)
  .min(0, closureMessages.timeRequired)
  .max(24 * 60, closureMessages.timeRequired);

/** Special hours on one IST day, of one center or of all. They replace the usual ones. */
export const newSpecialHours = z
  .object({
    /** All centers by default. */
    center: knownCenter(messages.centerRequired).optional(),
    day: day('closure'),
    opensAtMinute: minute,
    closesAtMinute: minute,
    reason: line(CLOSURE_REASON_MAX_CHARACTERS, closureMessages.closureReasonRequired),
  })
  .refine(({ opensAtMinute, closesAtMinute }) => opensAtMinute < closesAtMinute, {
    path: ['closesAtMinute'],
    message: closureMessages.closesBeforeOpening,
  })
  .refine(({ opensAtMinute, closesAtMinute }) => closesAtMinute - opensAtMinute < 24 * 60, {
    path: ['closesAtMinute'],
    message: closureMessages.notAllDay,
  });
export type NewSpecialHours = z.infer<typeof newSpecialHours>;

/**
 * With the appointments outside these hours and, when the hours are shorter than usual, the passes of the day; their
 * members and holders get a mail.
 */
export const specialHoursReply = statusReply.extend({
  passes: z.array(passOfClosedDay),
  /** One for each center. */
  ids: z.array(id),
  bookings: closureReply.shape.bookings,
});

export const hoursToRemove = z.object({ ids: z.array(id).min(1).max(CENTERS_MOST) });
export type HoursToRemove = z.infer<typeof hoursToRemove>;

const hoursOfDay = { opensAtMinute: z.int(), closesAtMinute: z.int() };

export const specialHours = z.object({
  id,
  center: anyCenter,
  day: z.iso.date(),
  ...hoursOfDay,
  reason: z.string(),
  /** The admin who entered it. */
  setBy: z.string(),
  at: z.iso.datetime(),
});
export type SpecialHours = z.infer<typeof specialHours>;

/** Public closed times of a center: whole days (IST, both included), or hours of them. */
export const closedTime = z.object({
  center: anyCenter,
  fromDay: z.iso.date(),
  toDay: z.iso.date(),
  /** Instants in UTC; null for whole days. */
  hours: z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }).nullable(),
  /** The special hours of the day, which replace the usual ones; minutes from midnight (IST). */
  open: z.object(hoursOfDay).optional(),
  reason: z.string(),
});
export type ClosedTime = z.infer<typeof closedTime>;
