import { brand } from '@namma/contract/brand';
import { place } from '@namma/contract/business';
import { gymDay, minutes } from '@namma/contract/days/dates';
import { centerKey } from '@namma/contract/facts/keys';
import type { Facts } from '@namma/contract/facts/values';
import type { GroupClass } from '@namma/contract/memberships/group-classes';
import * as paths from '@namma/contract/paths';
import { formatPhone } from '@namma/contract/text/phone';
import type { Center } from '@namma/contract/values/centers';
import { formatTime12 } from '@namma/contract/values/times';
import { type MailWords, mailWords } from '../words/words.ts';
import { calendarFile } from './calendar-file.ts';
import { type Attachment, type Block, type Content, type Context, linkTo, type Template } from './content.ts';

/** A class booking at the time of writing. */
export interface ClassFacts {
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

interface ClassCancelled extends ClassFacts {
  by: 'member' | 'desk' | 'gym' | 'membership' | 'list';
  reason?: string;
}

/** `5 Mar 2030, 6:30AM` */
function whenOf({ startsAt }: ClassFacts, words: MailWords): string {
  const at = new Date(startsAt);
  return words.dayAndTime(gymDay(at), formatTime12(at));
}

const placeOf = ({ center }: ClassFacts, gym: Facts, words: MailWords): string =>
  [gym[centerKey(center)].street, words.area(center), place.city].filter((part) => part !== null).join(', ');

function factsOf(facts: ClassFacts, gym: Facts, words: MailWords, isOver = false): Block {
  const stands = facts.position === undefined ? words.classIn : words.classWaits(facts.position);
  return {
    kind: 'facts',
    rows: [
      [words.what, words.classOf(facts.type)],
      [words.whenLabel, whenOf(facts, words)],
      ...(facts.coach === undefined ? [] : ([[words.withCoach, facts.coach]] as const)),
      [words.where, placeOf(facts, gym, words)],
      ...(isOver ? [] : ([[words.classPlaceLabel, stands]] as const)),
      [words.callUsAt, formatPhone(gym[centerKey(facts.center)].phone ?? gym.phone)],
    ],
  };
}

/**
 * Builds a calendar file of a class. Pass the member's `email` for a mail that invites; without it calendars only store
 * the event.
 */
export function classFile(
  facts: ClassFacts,
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
  const startsAt = new Date(facts.startsAt);
  return calendarFile({
    uid: `class-${facts.bookingId}@${new URL(origin).hostname}`,
    sequence: facts.sequence,
    writtenAt,
    title: words.classTitle(facts.type, brand.name),
    description: facts.coach === undefined ? words.classOf(facts.type) : words.calendarWith(facts.coach),
    location: `${brand.name}, ${placeOf(facts, gym, words)}`,
    isCancelled,
    organizer,
    invited: email,
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes(facts.minutes)),
  });
}

/** A booked place is an invitation; losing it cancels the invitation. Waiting-list entries attach no calendar file. */
function attach(facts: ClassFacts, context: Context, isOver = false): Attachment[] {
  const isCancelled = isOver || facts.position !== undefined;
  if (isCancelled && !facts.wasIn) return [];
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  return [
    {
      name: 'class.ics',
      type: `text/calendar; charset=utf-8; method=${method}`,
      text: classFile(facts, context, isCancelled),
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
  facts: ClassFacts,
  context: Context,
  subject: string,
  texts: readonly string[],
  isOver = false,
): Content {
  const words = mailWords[context.locale];
  const attachments = attach(facts, context, isOver);
  const file = attachments[0]?.calendarMethod === 'CANCEL' ? words.fileRemoves : words.classFileAdds;
  const [first = '', ...rest] = texts;
  return {
    subject,
    summary: first,
    blocks: [
      { kind: 'text', text: first },
      factsOf(facts, context.gym, words, isOver),
      ...rest.map((text) => ({ kind: 'text', text }) as const),
      ...(attachments.length > 0 ? [{ kind: 'text', text: file } as const] : []),
      button(context, isOver),
    ],
    attachments,
  };
}

export const classBooked: Template<ClassFacts> = (facts, context) => {
  const words = mailWords[context.locale];
  const { type, position } = facts;
  const when = whenOf(facts, words);
  if (position === undefined)
    return compose(facts, context, words.classBookedSubject(type, when), [
      words.classBookedText(type, when),
      words.classCancelRule,
    ]);
  const text = words.classListText(type, when, position);
  return compose(facts, context, words.classListSubject(type, when), [text, words.classListRule]);
};

/** The member got a place from the waiting list, or lost it because there are fewer. */
export const classPlace: Template<ClassFacts> = (facts, context) => {
  const words = mailWords[context.locale];
  const { type, position } = facts;
  const when = whenOf(facts, words);
  if (position === undefined)
    return compose(facts, context, words.classReachedSubject(type, when), [
      words.classReachedText(type, when),
      words.classReachedRule,
    ]);
  const text = words.classLostText(type, when, position);
  return compose(facts, context, words.classLostSubject(type, when), [text, words.classListRule]);
};

export const classMoved: Template<ClassFacts> = (facts, context) => {
  const words = mailWords[context.locale];
  const when = whenOf(facts, words);
  return compose(facts, context, words.classMovedSubject(facts.type, when), [
    words.classMovedText(facts.type, when),
    words.classCancelRule,
  ]);
};

export const classCancelled: Template<ClassCancelled> = (facts, context) => {
  const words = mailWords[context.locale];
  const { type, by, reason } = facts;
  const when = whenOf(facts, words);
  const [subject, text] = {
    member: [words.classGivenUpSubject(type, when), words.classGivenUpText(type, when)],
    desk: [words.classGivenUpSubject(type, when), words.classTakenBackText(type, when)],
    gym: [words.classCancelledSubject(type, when), words.classCancelledText(type, when)],
    membership: [words.classGivenUpSubject(type, when), words.classMembershipText(type, when)],
    list: [words.classFullSubject(type, when), words.classFullText(type, when)],
  }[by] as [string, string];
  return compose(facts, context, subject, [text, ...(reason === undefined ? [] : [reason])], true);
};

/**
 * Attaches the same file and sequence number as the last mail about the place, so calendars that have it stay
 * unchanged.
 */
export const classReminder: Template<ClassFacts> = (facts, context) => {
  const words = mailWords[context.locale];
  const when = whenOf(facts, words);
  const texts = [words.classReminderText(facts.type, when), words.classCancelRule];
  return compose(facts, context, words.classReminderSubject(facts.type, when), texts);
};
