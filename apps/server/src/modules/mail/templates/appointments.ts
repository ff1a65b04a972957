import { formatTime } from '@namma/contract/appointment-time';
import { brand, contactDetails } from '@namma/contract/business';
import { type Center, placeOfCenter } from '@namma/contract/centers';
import { type ConsultancyType, SLOT_MINUTES } from '@namma/contract/consultancy';
import { type Day, formatDay, gymDay, minutes } from '@namma/contract/dates';
import * as paths from '@namma/contract/paths';
import { calendarFile } from './calendar-file.ts';
import type { Attachment, Block, Context, Template } from './content.ts';

/** An appointment as it was when the mail was written. */
export interface AppointmentFacts {
  appointmentId: number;
  type: ConsultancyType;
  date: Day;
  /** Absent in mails that were written before there were changes. */
  sequence?: number;
  /** Absent while the time is to be agreed. */
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
  reason: string;
}

/** `5 Mar 2030, 6:30AM`, or the day alone. */
const whenOf = ({ date, slot }: AppointmentFacts): string =>
  slot ? dayAndTime(new Date(slot.startsAt)) : formatDay(date);
const dayAndTime = (at: Date): string => `${formatDay(gymDay(at))}, ${formatTime(at)}`;

function placeOf({ slot }: AppointmentFacts): string {
  const place = slot && placeOfCenter[slot.center];
  if (!place) return `${contactDetails.street}, ${contactDetails.city} ${contactDetails.pincode}`;
  return `${place.street ?? place.area}, ${contactDetails.city}`;
}

const factsOf = (facts: AppointmentFacts): Block => ({
  kind: 'facts',
  rows: [
    ['What', `${facts.type} consultancy`],
    ...(facts.slot
      ? ([
          ['When', whenOf(facts)],
          ['With', facts.slot.coach],
          ['Where', placeOf(facts)],
        ] as const)
      : ([['Day', formatDay(facts.date)]] as const)),
    ['Call us at', contactDetails.phone],
  ],
});

const toAppointments = (origin: string): Block => ({
  kind: 'button',
  label: 'See your appointments',
  url: `${origin}${paths.profileConsultancy}`,
});

/**
 * An appointment as a calendar file. `email` is the member's, for a mail that invites to a time; without it calendars only
 * keep the file.
 */
export function appointmentFile(
  facts: AppointmentFacts,
  { origin, writtenAt, email }: Pick<Context, 'origin' | 'writtenAt'> & { email?: string | undefined },
  isCancelled: boolean,
): string {
  const { appointmentId, type, date, sequence = 0, slot } = facts;
  const startsAt = slot && new Date(slot.startsAt);
  return calendarFile({
    uid: `appointment-${appointmentId}@${new URL(origin).hostname}`,
    sequence,
    writtenAt,
    title: `${type} consultancy at ${brand.name}`,
    description: slot ? `With ${slot.coach}` : `Call ${contactDetails.phone} to agree on the hour`,
    location: `${brand.name}, ${placeOf(facts)}`,
    isCancelled,
    ...(startsAt
      ? { startsAt, endsAt: new Date(startsAt.getTime() + minutes(SLOT_MINUTES)), invited: email }
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
  const call = facts.slot ? '' : ' Call us to agree on the hour.';
  const intoCalendar = facts.slot ? 'the appointment' : 'the day';
  return {
    subject: `${facts.type} consultancy on ${whenOf(facts)}`,
    summary: `You are booked for ${whenOf(facts)}.${call}`,
    blocks: [
      { kind: 'text', text: `You are booked for a ${facts.type} consultancy on ${whenOf(facts)}.${call}` },
      factsOf(facts),
      { kind: 'text', text: `The attached file puts ${intoCalendar} into your calendar.` },
      toAppointments(context.origin),
    ],
    attachments: attach(facts, context),
  };
};

export const appointmentMoved: Template<AppointmentFacts> = (facts, context) => ({
  subject: `${facts.type} consultancy: now on ${whenOf(facts)}`,
  summary: `Your appointment is now on ${whenOf(facts)}.`,
  blocks: [
    { kind: 'text', text: `Your ${facts.type} consultancy is now on ${whenOf(facts)}.` },
    factsOf(facts),
    { kind: 'text', text: 'The attached file corrects it in your calendar.' },
    toAppointments(context.origin),
  ],
  attachments: attach(facts, context),
});

export const appointmentCancelled: Template<AppointmentCancelled> = (facts, context) => ({
  subject: `${facts.type} consultancy on ${whenOf(facts)} is cancelled`,
  summary: facts.by === 'gym' ? 'We had to cancel your appointment.' : 'You have cancelled your appointment.',
  blocks: [
    {
      kind: 'text',
      text:
        facts.by === 'gym'
          ? `We had to cancel your ${facts.type} consultancy on ${whenOf(facts)}.`
          : `You have cancelled your ${facts.type} consultancy on ${whenOf(facts)}.`,
    },
    ...(facts.reason === undefined ? [] : [{ kind: 'quote', text: facts.reason } as const]),
    factsOf(facts),
    { kind: 'text', text: 'The attached file takes it out of your calendar.' },
    {
      kind: 'button',
      label: 'Book another time',
      url: `${context.origin}${paths.appointment}?type=${facts.type}`,
    },
  ],
  attachments: attach(facts, context, true),
});

/** Still booked: the member may move it, or wait for a call. */
export const appointmentAffected: Template<AppointmentAffected> = (facts, { origin }) => ({
  subject: `${facts.type} consultancy on ${whenOf(facts)}: please choose another time`,
  summary: 'We are closed at the time of your appointment.',
  blocks: [
    {
      kind: 'text',
      text: `We cannot keep your ${facts.type} consultancy on ${whenOf(facts)}. The reason:`,
    },
    { kind: 'quote', text: facts.reason },
    factsOf(facts),
    {
      kind: 'text',
      text: 'Please move it to another time, or cancel it. If you do neither, we will call you.',
    },
    toAppointments(origin),
  ],
});
