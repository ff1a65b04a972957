import { z } from 'zod';
import { center } from '../appointments/schemas.ts';
import { anyCenter, day, id, idInQuery, openCenter, statusReply, text } from '../fields.ts';
import { groupClasses } from '../memberships/group-classes.ts';
import { classMessages } from '../words/en/classes.ts';
import {
  CLASS_CAPACITY_MOST,
  CLASS_GRID_MINUTES,
  CLASS_MINUTES_LEAST,
  CLASS_MINUTES_MOST,
  CLASS_REASON_MAX_CHARACTERS,
  classBookingStates,
  classPlaces,
  classStates,
} from './rules.ts';

const MINUTES_OF_A_DAY = 24 * 60;
/** 0 for Sunday. */
const weekday = z.int().min(0).max(6);

/** A class on one IST day. */
const classOfDay = {
  slotId: id,
  day: z.iso.date(),
  type: z.enum(groupClasses),
  center: anyCenter,
  /** The coach's name; null while none is assigned. */
  coach: z.string().nullable(),
  startsAt: z.iso.datetime(),
  minutes: z.int(),
};

export const plannedClass = z.object({
  ...classOfDay,
  capacity: z.int(),
  free: z.int().min(0),
  waiting: z.int().min(0),
  state: z.enum(classStates),
});
export type PlannedClass = z.infer<typeof plannedClass>;

/** Seven IST days of a center. Default: from today. */
export const weekQuery = z.object({ center, from: day('appointment').optional() });
export type WeekQuery = z.infer<typeof weekQuery>;
export const classWeek = z.array(plannedClass);

/** Identifies a class of one day. */
const named = { slotId: id, day: day('appointment') };
export const classToBook = z.object(named);
export type ClassToBook = z.infer<typeof classToBook>;
/** `userId` is for staff; members omit it. */
export const classToCancel = z.object({ ...named, userId: id.optional() });
export type ClassToCancel = z.infer<typeof classToCancel>;
export const classInQuery = z.object({ slotId: idInQuery, day: day('appointment') });
export type ClassInQuery = z.infer<typeof classInQuery>;

/** `position` on the waiting list starts at 1. */
export const classBooked = statusReply.extend({
  place: z.enum(classPlaces),
  position: z.int().min(1).optional(),
});
export type ClassBooked = z.infer<typeof classBooked>;

const ownClass = z.object({
  ...classOfDay,
  place: z.enum(classPlaces),
  position: z.int().min(1).optional(),
  /** The deadline for the member to cancel; null when it has passed. */
  cancelUntil: z.iso.datetime().nullable(),
});
export type OwnClass = z.infer<typeof ownClass>;

/** The no-show rule: after `most` within `withinDays`, booking is blocked for `blockedDays`; 0 for never. */
export const noShowRule = z.object({
  most: z.int().min(0),
  withinDays: z.int().min(1),
  blockedDays: z.int().min(1),
});
export type NoShowRule = z.infer<typeof noShowRule>;

export const ownClasses = z.object({
  /** Current and upcoming ones, soonest first. */
  classes: z.array(ownClass),
  /** Counting no-shows, newest first. */
  missed: z.array(z.object(classOfDay)),
  /** The last day (IST) of a block; null without one. */
  blockedThrough: z.iso.date().nullable(),
  rule: noShowRule,
});
export type OwnClasses = z.infer<typeof ownClasses>;

const reason = text(CLASS_REASON_MAX_CHARACTERS, classMessages.reasonRequired);
const minute = z
  .int(classMessages.minuteOffGrid)
  .min(0, classMessages.minuteOffGrid)
  .max(MINUTES_OF_A_DAY - CLASS_MINUTES_LEAST, classMessages.minuteOffGrid)
  .multipleOf(CLASS_GRID_MINUTES, classMessages.minuteOffGrid);
const length = z
  .int(classMessages.lengthOutside)
  .min(CLASS_MINUTES_LEAST, classMessages.lengthOutside)
  .max(CLASS_MINUTES_MOST, classMessages.lengthOutside)
  .multipleOf(CLASS_GRID_MINUTES, classMessages.lengthOutside);
const capacity = z
  .int(classMessages.capacityOutside)
  .min(1, classMessages.capacityOutside)
  .max(CLASS_CAPACITY_MOST, classMessages.capacityOutside);

/**
 * A weekly class from a day on. With `slotId`, changes that class from the day on: the slot ends the day before and a
 * new one begins, with its id in the response. Class and center are unchanged; bookings move unless the weekday
 * changes. Minutes count from midnight (IST), 0 is Sunday.
 */
export const newSlot = z
  .object({
    slotId: id.optional(),
    type: z.enum(groupClasses),
    center: openCenter(),
    coachId: id,
    weekday,
    /** Other weekdays on which the same class is added; only without `slotId`. */
    alsoOn: z.array(weekday).max(6).optional(),
    fromMinute: minute,
    minutes: length,
    capacity,
    fromDay: day('closure'),
  })
  .refine(({ slotId, alsoOn }) => slotId === undefined || !alsoOn?.length, {
    path: ['alsoOn'],
    message: 'Choose one weekday',
  });
export type NewSlot = z.infer<typeof newSlot>;
/** The class on `weekday`. */
export const slotSet = statusReply.extend({ slotId: id });

/** The first day without the class. */
export const slotEnd = z.object({ slotId: id, fromDay: day('closure') });
export type SlotEnd = z.infer<typeof slotEnd>;

/**
 * Absent fields are unchanged; null restores the slot's value. A cancelled class takes place again with `isCancelled:
 * false`.
 */
export const classChange = z.object({
  ...named,
  isCancelled: z.boolean().optional(),
  coachId: id.nullable().optional(),
  capacity: capacity.nullable().optional(),
  fromMinute: minute.nullable().optional(),
  minutes: length.nullable().optional(),
  reason: reason.optional(),
});
export type ClassChange = z.infer<typeof classChange>;

/** The number of notified members. */
export const classChanged = statusReply.extend({ notified: z.int().min(0) });

export const classBookingFor = z.object({ ...named, userId: id });
export type ClassBookingFor = z.infer<typeof classBookingFor>;

/** `isExcused` reverts a no-show. */
export const presence = z.object({
  ...named,
  userId: id,
  isPresent: z.boolean(),
  isExcused: z.literal(true).optional(),
});
export type Presence = z.infer<typeof presence>;

/** The member, for staff. */
export const classesOfMember = z.object({ userId: idInQuery });
export type ClassesOfMember = z.infer<typeof classesOfMember>;

const rosterRow = z.object({
  userId: id,
  name: z.string(),
  /** Null for a coach. */
  phone: z.string().nullable(),
  place: z.enum(classPlaces),
  position: z.int().min(1).optional(),
  state: z.enum(classBookingStates),
  bookedAt: z.iso.datetime(),
  /** The number of counting no-shows. */
  noShows: z.int().min(0),
});
export type RosterRow = z.infer<typeof rosterRow>;

export const plannedForStaff = plannedClass.extend({
  coachId: id,
  weekday: z.int(),
  fromMinute: z.int(),
  /** The slot's values, where the day differs. */
  usual: z.object({ coachId: id, capacity: z.int(), fromMinute: z.int(), minutes: z.int() }),
  /** The coach is absent or retired: without a substitute the class is cancelled three hours before. */
  needsCoach: z.boolean(),
  /** The reason of the cancellation, if given or from a closure. */
  reason: z.string().nullable(),
  /** The first day without the class, where the slot ends. */
  endsFrom: z.iso.date().nullable(),
});
export type PlannedForStaff = z.infer<typeof plannedForStaff>;

/** Seven IST days of a center, or of all; for coaches their own classes. */
export const planQuery = z.object({ center: center.optional(), from: day('appointment').optional() });
export type PlanQuery = z.infer<typeof planQuery>;
export const classPlan = z.object({ classes: z.array(plannedForStaff), from: z.iso.date() });
export type ClassPlan = z.infer<typeof classPlan>;

export const roster = z.object({
  class: plannedForStaff,
  /** By rank, without cancelled ones. */
  bookings: z.array(rosterRow),
});
export type Roster = z.infer<typeof roster>;
