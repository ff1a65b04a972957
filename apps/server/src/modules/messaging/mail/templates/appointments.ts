import { type ConsultancyType, SLOT_MINUTES } from '@namma/contract/appointments/rules';
import { brand } from '@namma/contract/brand';
import { place } from '@namma/contract/business';
import { type Day, gymDay, minutes } from '@namma/contract/days/dates';
import { centerKey } from '@namma/contract/facts/keys';
import type { Facts } from '@namma/contract/facts/values';
import * as paths from '@namma/contract/paths';
import { formatPhone } from '@namma/contract/text/phone';
import type { Center } from '@namma/contract/values/centers';
import { formatTime12 } from '@namma/contract/values/times';
import { type MailWords, mailWords } from '../words/words.ts';
import { calendarFile } from './calendar-file.ts';
import { type Attachment, type Block, type Context, linkTo, type Template } from './content.ts';

/** An appointment at the time of writing. */
export interface AppointmentFacts {
  appointmentId: number;
  type: ConsultancyType;
  date: Day;
  /** Absent in mails written before changes were possible. */
  sequence?: number;
  /** Absent until a time is agreed. */
  slot?: {
    /** UTC, ISO 8601. */
    startsAt: string;
    center: Center;
    coach: string;
  };
}

export interface AppointmentCancelled extends AppointmentFacts {
  by: 'member' | 'gym';
  reason?: string;
}

export interface AppointmentAffected extends AppointmentFacts {
  /** Absent when the usual opening hours or coach hours no longer include it. */
  reason?: string;
  /** The coach no longer works at that time, or at all. */
  isCoachGone?: boolean;
}

export interface AppointmentStands extends AppointmentFacts {
  /** A coach who was announced as absent is available after all. */
  isCoachBack?: boolean;
}

/** `5 Mar 2030, 6:30AM`, or only the day. */
function whenOf({ date, slot }: AppointmentFacts, words: MailWords): string {
  if (!slot) return words.day(date);
  const at = new Date(slot.startsAt);
  return words.dayAndTime(gymDay(at), formatTime12(at));
}

function placeOf({ slot }: AppointmentFacts, gym: Facts, words: MailWords): string {
  if (!slot) return `${gym.address.street}, ${place.city} ${gym.address.pincode}`;
  return `${gym[centerKey(slot.center)].street ?? words.area(slot.center)}, ${place.city}`;
}

const factsOf = (facts: AppointmentFacts, gym: Facts, words: MailWords): Block => ({
  kind: 'facts',
  rows: [
    [words.what, words.consultancyOf(facts.type)],
    ...(facts.slot
      ? ([
          [words.whenLabel, whenOf(facts, words)],
          [words.withCoach, facts.slot.coach],
          [words.where, placeOf(facts, gym, words)],
        ] as const)
      : ([[words.dayLabel, words.day(facts.date)]] as const)),
    [words.callUsAt, phoneOf(facts, gym)],
  ],
});

/** The center's own phone number, if it has one. */
const phoneOf = ({ slot }: AppointmentFacts, gym: Facts): string =>
  formatPhone((slot && gym[centerKey(slot.center)].phone) ?? gym.phone);

const toAppointments = (context: Context): Block => ({
  kind: 'button',
  label: mailWords[context.locale].seeAppointments,
  url: linkTo(context, paths.profileConsultancy),
});

/**
 * Builds a calendar file of an appointment. Pass the member's `email` for a mail that invites; without it calendars
 * only store the event.
 */
export function appointmentFile(
  facts: AppointmentFacts,
  {
    origin,
    organizer,
    writtenAt,
    email,
    locale,
    gym,
  }: Pick<Context, 'origin' | 'organizer' | 'writtenAt' | 'locale' | 'gym'> & { email?: string | undefined },
  isCancelled: boolean,
): string {
  const { appointmentId, type, date, sequence = 0, slot } = facts;
  const startsAt = slot && new Date(slot.startsAt);
  const words = mailWords[locale];
  return calendarFile({
    uid: `appointment-${appointmentId}@${new URL(origin).hostname}`,
    sequence,
    writtenAt,
    title: words.calendarTitle(type, brand.name),
    description: slot ? words.calendarWith(slot.coach) : words.calendarCall(formatPhone(gym.phone)),
    location: `${brand.name}, ${placeOf(facts, gym, words)}`,
    isCancelled,
    organizer,
    // Mails invite to a time but only inform about a day. Both are cancelled for those who received them.
    invited: slot || isCancelled ? email : undefined,
    ...(startsAt
      ? { startsAt, endsAt: new Date(startsAt.getTime() + minutes(SLOT_MINUTES)) }
      : { day: date }),
  });
}

function attach(facts: AppointmentFacts, context: Context, isCancelled = false): Attachment[] {
  const invites = facts.slot !== undefined;
  const method = isCancelled ? 'CANCEL' : invites ? 'REQUEST' : 'PUBLISH';
  return [
    {
      name: 'appointment.ics',
      type: `text/calendar; charset=utf-8; method=${method}`,
      text: appointmentFile(facts, context, isCancelled),
      ...(method === 'PUBLISH' ? {} : { calendarMethod: method }),
    },
  ];
}

export const appointmentBooked: Template<AppointmentFacts> = (facts, context) => {
  const words = mailWords[context.locale];
  const when = whenOf(facts, words);
  const call = facts.slot ? '' : ` ${words.callForHour}`;
  return {
    subject: words.bookedSubject(facts.type, when),
    summary: `${words.bookedSummary(when)}${call}`,
    blocks: [
      { kind: 'text', text: `${words.booked(facts.type, when)}${call}` },
      factsOf(facts, context.gym, words),
      {
        kind: 'text',
        text: facts.slot ? `${words.fileAddsAppointment} ${words.noCancelsNothing}` : words.fileAddsDay,
        isOfFile: true,
      },
      toAppointments(context),
    ],
    attachments: attach(facts, context),
  };
};

export const appointmentMoved: Template<AppointmentFacts> = (facts, context) => {
  const words = mailWords[context.locale];
  const when = whenOf(facts, words);
  return {
    subject: words.rescheduledSubject(facts.type, when),
    summary: words.rescheduledSummary(when),
    blocks: [
      { kind: 'text', text: words.rescheduled(facts.type, when) },
      factsOf(facts, context.gym, words),
      { kind: 'text', text: `${words.fileCorrects} ${words.noCancelsNothing}`, isOfFile: true },
      toAppointments(context),
    ],
    attachments: attach(facts, context),
  };
};

export const appointmentCancelled: Template<AppointmentCancelled> = (facts, context) => {
  const words = mailWords[context.locale];
  const when = whenOf(facts, words);
  const isByGym = facts.by === 'gym';
  return {
    subject: words.appointmentCancelledSubject(facts.type, when),
    summary: isByGym ? words.weCancelledAppointment : words.youCancelledAppointment,
    blocks: [
      {
        kind: 'text',
        text: isByGym ? words.weCancelledOn(facts.type, when) : words.youCancelledOn(facts.type, when),
      },
      ...(facts.reason === undefined ? [] : [{ kind: 'quote', text: facts.reason } as const]),
      factsOf(facts, context.gym, words),
      { kind: 'text', text: words.fileRemoves, isOfFile: true },
      {
        kind: 'button',
        label: words.bookAnother,
        url: `${linkTo(context, paths.appointment)}?type=${facts.type}`,
      },
    ],
    attachments: attach(facts, context, true),
  };
};

/** Still booked: the member may move it, or wait for a call. */
export const appointmentAffected: Template<AppointmentAffected> = (facts, context) => {
  const words = mailWords[context.locale];
  const when = whenOf(facts, words);
  return {
    subject: words.affectedSubject(facts.type, when),
    summary: facts.isCoachGone ? words.coachGone : words.closedThen,
    blocks: [
      ...(facts.reason === undefined
        ? [
            {
              kind: 'text',
              text: (facts.isCoachGone ? words.withoutCoach : words.outsideHours)(facts.type, when),
            } as const,
          ]
        : ([
            { kind: 'text', text: words.cannotKeep(facts.type, when) },
            { kind: 'quote', text: facts.reason },
          ] as const)),
      factsOf(facts, context.gym, words),
      { kind: 'text', text: words.pleaseMove },
      toAppointments(context),
    ],
  };
};

/** A closure or absence that affected the appointment was removed. */
export const appointmentStands: Template<AppointmentStands> = (facts, context) => {
  const words = mailWords[context.locale];
  const when = whenOf(facts, words);
  return {
    subject: words.standsSubject(facts.type, when),
    summary: facts.isCoachBack ? words.coachAfterAll : words.openAfterAll,
    blocks: [
      { kind: 'text', text: words.keepsItsTime(facts.type, when) },
      factsOf(facts, context.gym, words),
      toAppointments(context),
    ],
  };
};
