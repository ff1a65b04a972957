import { z } from 'zod';
import { stepReply } from '../admin/schemas.ts';
import { imageLink } from '../catalogue/schemas.ts';
import { anyCenter, day, id, idInQuery, line, openCenter, rowVersion, statusReply, text } from '../fields.ts';
import { locales } from '../locales.ts';
import { passOfClosedDay } from '../passes/schemas.ts';
import { appointmentMessages } from '../words/en/appointments.ts';
import {
  COACH_ABOUT_MAX_CHARACTERS,
  COACH_HOURS_MOST,
  COACH_LINE_MAX_CHARACTERS,
  COACH_NAME_MAX_CHARACTERS,
  consultancyTypes,
  SLOT_MINUTES,
} from './rules.ts';
import { adminBooking, center, consultancyType, instant, reason } from './schemas.ts';

/** Minutes of the IST day from midnight, on the grid of the slots; the weekday as in JavaScript, 0 for Sunday. */
const minute = z
  .int(appointmentMessages.minuteOffGrid)
  .min(0, appointmentMessages.minuteOffGrid)
  .max(24 * 60, appointmentMessages.minuteOffGrid)
  .multipleOf(SLOT_MINUTES, appointmentMessages.minuteOffGrid);
export const coachHours = z
  .object({ weekday: z.int().min(0).max(6), fromMinute: minute, toMinute: minute })
  .refine(({ fromMinute, toMinute }) => fromMinute < toMinute, {
    path: ['toMinute'],
    message: appointmentMessages.endsBeforeStart,
  });
export type CoachHours = z.infer<typeof coachHours>;
const weeklyHours = z
  .array(coachHours)
  .max(COACH_HOURS_MOST, appointmentMessages.tooManyHours)
  .refine(
    (hours) =>
      !hours.some((one, i) =>
        hours.some(
          (other, j) =>
            i < j &&
            one.weekday === other.weekday &&
            one.fromMinute < other.toMinute &&
            other.fromMinute < one.toMinute,
        ),
      ),
    { message: appointmentMessages.hoursOverlap },
  );

/** A period when a coach, or a whole center, takes no appointments; from one instant to another. */
const closure = z.object({
  id,
  coachId: id.nullable(),
  center: anyCenter.nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  reason: z.string(),
  /** Part of closed days of a center, which `centers/reopen` removes as a whole. */
  isOfClosedDays: z.boolean(),
});
export type Closure = z.infer<typeof closure>;

const about = text(COACH_ABOUT_MAX_CHARACTERS, appointmentMessages.coachAboutRequired).nullable();
const lineOfCoach = line(COACH_LINE_MAX_CHARACTERS, appointmentMessages.coachAboutRequired)
  .nullable()
  .optional();
/** The public profile of a coach: null where it is not set. */
const profileFields = {
  /** The image link of an upload, or another image link as in products. */
  photo: imageLink.nullable(),
  /** Three sentences, by language. */
  about: z.object({ en: about, kn: about, hi: about }),
  /** One line each, in the same words for every language. Absent: none. */
  qualification: lineOfCoach,
  languages: lineOfCoach,
};
const profile = z.object({
  photo: z.string().nullable(),
  about: z.object({ en: z.string().nullable(), kn: z.string().nullable(), hi: z.string().nullable() }),
  qualification: z.string().nullable(),
  languages: z.string().nullable(),
});

const coachName = line(COACH_NAME_MAX_CHARACTERS, appointmentMessages.coachNameRequired);
export const coach = z.object({
  coachId: id,
  name: z.string(),
  type: z.enum(consultancyTypes),
  center: anyCenter,
  /** Takes no new appointments. */
  isRetired: z.boolean(),
  /** By weekday and time. Only times within the opening hours can be booked. */
  hours: z.array(coachHours),
  /** The number of upcoming appointments. */
  openBookings: z.int().min(0),
  profile,
  /** For `coachChange`. */
  version: rowVersion,
});
export type Coach = z.infer<typeof coach>;

/** All coaches by name, retired ones last, and all current and upcoming closures, soonest first. */
export const coachList = z.object({ coaches: z.array(coach), closures: z.array(closure) });
export type CoachList = z.infer<typeof coachList>;

export const newCoach = z.object({
  name: coachName,
  type: consultancyType,
  center: openCenter(),
  hours: weeklyHours,
});
export type NewCoach = z.infer<typeof newCoach>;
export const coachAdded = statusReply.extend({ coachId: id });

/** Absent fields are unchanged. With `version`, the coach is changed only if the version matches. */
export const coachChange = z.object({
  coachId: id,
  version: rowVersion.optional(),
  name: coachName.optional(),
  hours: weeklyHours.optional(),
  isRetired: z.boolean().optional(),
});
export type CoachChange = z.infer<typeof coachChange>;
/** With the upcoming appointments that nobody takes any more. `activityId` undoes retiring and reinstating. */
export const coachChanged = stepReply.extend({ bookings: z.array(adminBooking) });

/** With `version`, the coach is changed only if the version matches. */
export const coachProfile = z.object({ coachId: id, version: rowVersion.optional(), ...profileFields });
export type CoachProfile = z.infer<typeof coachProfile>;

/** The active coaches as visitors see them, by name. */
export const team = z.array(
  z.object({
    coachId: id,
    name: z.string(),
    type: z.enum(consultancyTypes),
    center: anyCenter,
    photo: z.string().nullable(),
    qualification: z.string().nullable(),
    /** The languages that the coach speaks. */
    languages: z.string().nullable(),
    /** In the requested language, otherwise in English; null where neither is set. */
    about: z.object({ text: z.string(), lang: z.enum(locales) }).nullable(),
  }),
);
export type Team = z.infer<typeof team>;

const closureFields = {
  startsAt: instant('closure'),
  endsAt: instant('closure'),
};
const isOfOne = ({ coachId, center }: { coachId?: number | undefined; center?: string | undefined }) =>
  (coachId === undefined) !== (center === undefined);
const ofOne = { path: ['coachId'], message: appointmentMessages.coachOrCenter };
const endsLater = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  Date.parse(startsAt) < Date.parse(endsAt);
const later = { path: ['endsAt'], message: appointmentMessages.endsBeforeStart };

/** For a coach or a center. */
export const newClosure = z
  .object({ coachId: id.optional(), center: center.optional(), ...closureFields, reason })
  .refine(isOfOne, ofOne)
  .refine(endsLater, later);
export type NewClosure = z.infer<typeof newClosure>;
/** With the affected appointments, and the passes for days when a center is closed for part of its usual hours. */
export const closureAdded = statusReply.extend({
  id,
  bookings: z.array(adminBooking),
  passes: z.array(passOfClosedDay),
});

/** The appointments that a closure would affect. */
export const affectedQuery = z
  .object({ coachId: idInQuery.optional(), center: center.optional(), ...closureFields })
  .refine(isOfOne, ofOne)
  .refine(endsLater, later);
export type AffectedQuery = z.infer<typeof affectedQuery>;
export const affectedBookings = z.array(adminBooking);

export const closureRemoval = z.object({ id });
export type ClosureRemoval = z.infer<typeof closureRemoval>;

/** One IST day of all coaches, or of those of a center or a type. */
export const appointmentDayQuery = z.object({
  day: day('appointment').optional(),
  type: consultancyType.optional(),
  center: center.optional(),
});
export type AppointmentDayQuery = z.infer<typeof appointmentDayQuery>;
export const appointmentDay = z.object({
  day: z.iso.date(),
  /** Coaches who work on the weekday or have appointments on the day, by name. */
  coaches: z.array(
    z.object({
      coachId: id,
      name: z.string(),
      type: z.enum(consultancyTypes),
      center: anyCenter,
      isRetired: z.boolean(),
      /** Minutes of the IST day, by time; none of a retired coach. */
      hours: z.array(z.object({ fromMinute: z.int(), toMinute: z.int() })),
      /** The times at which the coach leads a class. */
      classes: z.array(z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })),
      /** The start times of free slots. */
      free: z.array(z.iso.datetime()),
      /** By time, without cancelled ones. */
      bookings: z.array(adminBooking),
      /** The closures on this day, of the coach and of the center. */
      closures: z.array(closure),
    }),
  ),
});
export type AppointmentDay = z.infer<typeof appointmentDay>;
