import { type ConsultancyType, SLOT_MINUTES } from '@namma/contract/appointments/rules';
import { place } from '@namma/contract/business';
import { type Day, gymDay, minutes } from '@namma/contract/days/dates';
import * as paths from '@namma/contract/paths';
import type { Settings } from '@namma/contract/settings/values';
import { formatPhone } from '@namma/contract/text/phone';
import { type Center, phoneOf as centerPhoneOf, streetOf } from '@namma/contract/values/centers';
import { formatTime12 } from '@namma/contract/values/times';
import { type MailWords, mailWords } from '../words/words.ts';
import { calendarFile } from './calendar-file.ts';
import { type Attachment, type Block, type Context, linkTo, type Template } from './content.ts';

/** An appointment at the time of writing. */
export interface AppointmentPayload {
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

export interface AppointmentCancelled extends AppointmentPayload {
  by: 'member' | 'gym';
  reason?: string;
}

export interface AppointmentAffected extends AppointmentPayload {
  /** Absent when the usual opening hours or coach hours no longer include it. */
  reason?: string;
  /** The coach no longer works at that time, or at all. */
  isCoachGone?: boolean;
}

export interface AppointmentStands extends AppointmentPayload {
  /** A coach who was announced as absent is available after all. */
  isCoachBack?: boolean;
}

/** `5 Mar 2030, 6:30AM`, or only the day. */
function whenOf({ date, slot }: AppointmentPayload, words: MailWords): string {
  if (!slot) return words.day(date);
  const at = new Date(slot.startsAt);
  return words.dayAndTime(gymDay(at), formatTime12(at));
}

function placeOf({ slot }: AppointmentPayload, gym: Settings, words: MailWords): string {
  if (!slot) return `${gym.address.street}, ${place.city} ${gym.address.pincode}`;
  return `${streetOf(slot.center) ?? words.area(slot.center)}, ${place.city}`;
}

const detailsBlock = (payload: AppointmentPayload, gym: Settings, words: MailWords): Block => ({
  kind: 'details',
  rows: [
    [words.what, words.consultancyOf(payload.type)],
    ...(payload.slot
      ? ([
          [words.whenLabel, whenOf(payload, words)],
          [words.withCoach, payload.slot.coach],
          [words.where, placeOf(payload, gym, words)],
        ] as const)
      : ([[words.dayLabel, words.day(payload.date)]] as const)),
    [words.callUsAt, phoneOf(payload, gym)],
  ],
});

/** The center's own phone number, if it has one. */
const phoneOf = ({ slot }: AppointmentPayload, gym: Settings): string =>
  formatPhone((slot && centerPhoneOf(slot.center)) ?? gym.phone);

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
  payload: AppointmentPayload,
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
  const { appointmentId, type, date, sequence = 0, slot } = payload;
  const startsAt = slot && new Date(slot.startsAt);
  const words = mailWords[locale];
  return calendarFile({
    uid: `appointment-${appointmentId}@${new URL(origin).hostname}`,
    sequence,
    writtenAt,
    title: words.calendarTitle(type, gym.brand.name),
    description: slot ? words.calendarWith(slot.coach) : words.calendarCall(formatPhone(gym.phone)),
    location: `${gym.brand.name}, ${placeOf(payload, gym, words)}`,
    isCancelled,
    organizer,
    // Mails invite to a time but only inform about a day. Both are cancelled for those who received them.
    invited: slot || isCancelled ? email : undefined,
    ...(startsAt
      ? { startsAt, endsAt: new Date(startsAt.getTime() + minutes(SLOT_MINUTES)) }
      : { day: date }),
  });
}

function attach(payload: AppointmentPayload, context: Context, isCancelled = false): Attachment[] {
  const invites = payload.slot !== undefined;
  const method = isCancelled ? 'CANCEL' : invites ? 'REQUEST' : 'PUBLISH';
  return [
    {
      name: 'appointment.ics',
      type: `text/calendar; charset=utf-8; method=${method}`,
      text: appointmentFile(payload, context, isCancelled),
      ...(method === 'PUBLISH' ? {} : { calendarMethod: method }),
    },
  ];
}

export const appointmentBooked: Template<AppointmentPayload> = (payload, context) => {
  const words = mailWords[context.locale];
  const when = whenOf(payload, words);
  const call = payload.slot ? '' : ` ${words.callForHour}`;
  return {
    subject: words.bookedSubject(payload.type, when),
    summary: `${words.bookedSummary(when)}${call}`,
    blocks: [
      { kind: 'text', text: `${words.booked(payload.type, when)}${call}` },
      detailsBlock(payload, context.gym, words),
      {
        kind: 'text',
        text: payload.slot ? `${words.fileAddsAppointment} ${words.noCancelsNothing}` : words.fileAddsDay,
        isOfFile: true,
      },
      toAppointments(context),
    ],
    attachments: attach(payload, context),
  };
};

export const appointmentMoved: Template<AppointmentPayload> = (payload, context) => {
  const words = mailWords[context.locale];
  const when = whenOf(payload, words);
  return {
    subject: words.rescheduledSubject(payload.type, when),
    summary: words.rescheduledSummary(when),
    blocks: [
      { kind: 'text', text: words.rescheduled(payload.type, when) },
      detailsBlock(payload, context.gym, words),
      { kind: 'text', text: `${words.fileCorrects} ${words.noCancelsNothing}`, isOfFile: true },
      toAppointments(context),
    ],
    attachments: attach(payload, context),
  };
};

export const appointmentCancelled: Template<AppointmentCancelled> = (payload, context) => {
  const words = mailWords[context.locale];
  const when = whenOf(payload, words);
  const isByGym = payload.by === 'gym';
  return {
    subject: words.appointmentCancelledSubject(payload.type, when),
    summary: isByGym ? words.weCancelledAppointment : words.youCancelledAppointment,
    blocks: [
      {
        kind: 'text',
        text: isByGym ? words.weCancelledOn(payload.type, when) : words.youCancelledOn(payload.type, when),
      },
      ...(payload.reason === undefined ? [] : [{ kind: 'quote', text: payload.reason } as const]),
      detailsBlock(payload, context.gym, words),
      { kind: 'text', text: words.fileRemoves, isOfFile: true },
      {
        kind: 'button',
        label: words.bookAnother,
        url: `${linkTo(context, paths.appointment)}?type=${payload.type}`,
      },
    ],
    attachments: attach(payload, context, true),
  };
};

/** Still booked: the member may move it, or wait for a call. */
export const appointmentAffected: Template<AppointmentAffected> = (payload, context) => {
  const words = mailWords[context.locale];
  const when = whenOf(payload, words);
  return {
    subject: words.affectedSubject(payload.type, when),
    summary: payload.isCoachGone ? words.coachGone : words.closedThen,
    blocks: [
      ...(payload.reason === undefined
        ? [
            {
              kind: 'text',
              text: (payload.isCoachGone ? words.withoutCoach : words.outsideHours)(payload.type, when),
            } as const,
          ]
        : ([
            { kind: 'text', text: words.cannotKeep(payload.type, when) },
            { kind: 'quote', text: payload.reason },
          ] as const)),
      detailsBlock(payload, context.gym, words),
      { kind: 'text', text: words.pleaseMove },
      toAppointments(context),
    ],
  };
};

/** A closure or absence that affected the appointment was removed. */
export const appointmentStands: Template<AppointmentStands> = (payload, context) => {
  const words = mailWords[context.locale];
  const when = whenOf(payload, words);
  return {
    subject: words.standsSubject(payload.type, when),
    summary: payload.isCoachBack ? words.coachAfterAll : words.openAfterAll,
    blocks: [
      { kind: 'text', text: words.keepsItsTime(payload.type, when) },
      detailsBlock(payload, context.gym, words),
      toAppointments(context),
    ],
  };
};
