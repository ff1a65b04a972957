import { place } from '@namma/contract/business';
import { gymDay, minutes } from '@namma/contract/days/dates';
import type { GroupClass } from '@namma/contract/memberships/group-classes';
import * as paths from '@namma/contract/paths';
import type { Settings } from '@namma/contract/settings/values';
import { formatPhone } from '@namma/contract/text/phone';
import { type Center, phoneOf, streetOf } from '@namma/contract/values/centers';
import { formatTime12 } from '@namma/contract/values/times';
import { type MailWords, mailWords } from '../words/words.ts';
import { calendarFile } from './calendar-file.ts';
import { type Attachment, type Block, type Content, type Context, linkTo, type Template } from './content.ts';

/** A class booking at the time of writing. */
export interface ClassPayload {
  bookingId: number;
  sequence: number;
  type: GroupClass;
  center: Center;
  /** UTC, ISO 8601. */
  startsAt: string;
  minutes: number;
  /** Absent while no coach is assigned. */
  coach?: string;
  /** The position on the waiting list; absent for a booked place. */
  position?: number;
  /** True if the member had a place before, which is in their calendar. */
  wasIn?: true;
}

interface ClassCancelled extends ClassPayload {
  by: 'member' | 'desk' | 'gym' | 'membership' | 'list';
  reason?: string;
}

/** `5 Mar 2030, 6:30AM` */
function whenOf({ startsAt }: ClassPayload, words: MailWords): string {
  const at = new Date(startsAt);
  return words.dayAndTime(gymDay(at), formatTime12(at));
}

const placeOf = ({ center }: ClassPayload, words: MailWords): string =>
  [streetOf(center), words.area(center), place.city].filter((part) => part !== null).join(', ');

function detailsBlock(payload: ClassPayload, gym: Settings, words: MailWords, isOver = false): Block {
  const stands = payload.position === undefined ? words.classIn : words.classWaits(payload.position);
  return {
    kind: 'details',
    rows: [
      [words.what, words.classOf(payload.type)],
      [words.whenLabel, whenOf(payload, words)],
      ...(payload.coach === undefined ? [] : ([[words.withCoach, payload.coach]] as const)),
      [words.where, placeOf(payload, words)],
      ...(isOver ? [] : ([[words.classPlaceLabel, stands]] as const)),
      [words.callUsAt, formatPhone(phoneOf(payload.center) ?? gym.phone)],
    ],
  };
}

/**
 * Builds a calendar file of a class. Pass the member's `email` for a mail that invites; without it calendars only store
 * the event.
 */
export function classFile(
  payload: ClassPayload,
  {
    origin,
    organizer,
    writtenAt,
    email,
    locale,
    gym,
  }: Pick<Context, 'origin' | 'organizer' | 'writtenAt' | 'locale' | 'gym'> & { email?: string },
  isCancelled: boolean,
): string {
  const words = mailWords[locale];
  const startsAt = new Date(payload.startsAt);
  return calendarFile({
    uid: `class-${payload.bookingId}@${new URL(origin).hostname}`,
    sequence: payload.sequence,
    writtenAt,
    title: words.classTitle(payload.type, gym.brand.name),
    description:
      payload.coach === undefined ? words.classOf(payload.type) : words.calendarWith(payload.coach),
    location: `${gym.brand.name}, ${placeOf(payload, words)}`,
    isCancelled,
    organizer,
    invited: email,
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes(payload.minutes)),
  });
}

/** A booked place is an invitation; losing it cancels the invitation. Waiting-list entries attach no calendar file. */
function attach(payload: ClassPayload, context: Context, isOver = false): Attachment[] {
  const isCancelled = isOver || payload.position !== undefined;
  if (isCancelled && !payload.wasIn) return [];
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  return [
    {
      name: 'class.ics',
      type: `text/calendar; charset=utf-8; method=${method}`,
      text: classFile(payload, context, isCancelled),
      calendarMethod: method,
    },
  ];
}

const button = (context: Context, isOver = false): Block => ({
  kind: 'button',
  label: isOver ? mailWords[context.locale].allClasses : mailWords[context.locale].seeClasses,
  url: linkTo(context, isOver ? paths.classes : paths.profileMembership),
});

function compose(
  payload: ClassPayload,
  context: Context,
  subject: string,
  texts: readonly string[],
  isOver = false,
): Content {
  const words = mailWords[context.locale];
  const attachments = attach(payload, context, isOver);
  const file = attachments[0]?.calendarMethod === 'CANCEL' ? words.fileRemoves : words.classFileAdds;
  const [first = '', ...rest] = texts;
  return {
    subject,
    summary: first,
    blocks: [
      { kind: 'text', text: first },
      detailsBlock(payload, context.gym, words, isOver),
      ...rest.map((text) => ({ kind: 'text', text }) as const),
      ...(attachments.length > 0 ? [{ kind: 'text', text: file } as const] : []),
      button(context, isOver),
    ],
    attachments,
  };
}

export const classBooked: Template<ClassPayload> = (payload, context) => {
  const words = mailWords[context.locale];
  const { type, position } = payload;
  const when = whenOf(payload, words);
  if (position === undefined)
    return compose(payload, context, words.classBookedSubject(type, when), [
      words.classBookedText(type, when),
      words.classCancelRule,
    ]);
  const text = words.classListText(type, when, position);
  return compose(payload, context, words.classListSubject(type, when), [text, words.classListRule]);
};

/** The member got a place from the waiting list, or lost it because there are fewer. */
export const classPlace: Template<ClassPayload> = (payload, context) => {
  const words = mailWords[context.locale];
  const { type, position } = payload;
  const when = whenOf(payload, words);
  if (position === undefined)
    return compose(payload, context, words.classReachedSubject(type, when), [
      words.classReachedText(type, when),
      words.classReachedRule,
    ]);
  const text = words.classLostText(type, when, position);
  return compose(payload, context, words.classLostSubject(type, when), [text, words.classListRule]);
};

export const classMoved: Template<ClassPayload> = (payload, context) => {
  const words = mailWords[context.locale];
  const when = whenOf(payload, words);
  return compose(payload, context, words.classMovedSubject(payload.type, when), [
    words.classMovedText(payload.type, when),
    words.classCancelRule,
  ]);
};

export const classCancelled: Template<ClassCancelled> = (payload, context) => {
  const words = mailWords[context.locale];
  const { type, by, reason } = payload;
  const when = whenOf(payload, words);
  const [subject, text] = {
    member: [words.classGivenUpSubject(type, when), words.classGivenUpText(type, when)],
    desk: [words.classGivenUpSubject(type, when), words.cancelledByDeskText(type, when)],
    gym: [words.classCancelledSubject(type, when), words.classCancelledText(type, when)],
    membership: [words.classGivenUpSubject(type, when), words.classMembershipText(type, when)],
    list: [words.classFullSubject(type, when), words.classFullText(type, when)],
  }[by] as [string, string];
  return compose(payload, context, subject, [text, ...(reason === undefined ? [] : [reason])], true);
};

/**
 * Attaches the same file and sequence number as the last mail about the place, so calendars that have it stay
 * unchanged.
 */
export const classReminder: Template<ClassPayload> = (payload, context) => {
  const words = mailWords[context.locale];
  const when = whenOf(payload, words);
  const texts = [words.classReminderText(payload.type, when), words.classCancelRule];
  return compose(payload, context, words.classReminderSubject(payload.type, when), texts);
};
