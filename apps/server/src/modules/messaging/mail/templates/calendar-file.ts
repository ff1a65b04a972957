import { brand } from '@namma/contract/brand';
import { addDaysWithinCalendar, type Day } from '@namma/contract/days/dates';

/** An event for a calendar: a whole day, or a time. */
type CalendarEntry = {
  /** Constant for the life of the appointment: a later file with it replaces this one. */
  uid: string;
  /** How often it was changed. */
  sequence: number;
  writtenAt: Date;
  title: string;
  description: string;
  location: string;
  isCancelled: boolean;
  /** The address that answers to the invitation go to. */
  organizer: string;
  /** The address of the person that a mail invites, or whose invitation is taken back; absent in files that only tell. */
  invited?: string | undefined;
} & ({ day: Day } | { startsAt: Date; endsAt: Date });

/** How calendars take a file: a mail about a time invites to it and takes the invitation back; other files only tell. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

const methodOf = ({ isCancelled, invited }: CalendarEntry): CalendarMethod => {
  if (isCancelled) return 'CANCEL';
  return invited === undefined ? 'PUBLISH' : 'REQUEST';
};

/** An iCalendar file (RFC 5545) of one event: lines end in CRLF and are folded after 75 octets. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brand.name)}//EN`,
    `METHOD:${methodOf(entry)}`,
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utcStamp(entry.writtenAt)}`,
    ...timeOf(entry),
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // Without a name: some calendars ignore changes by an organizer whose address has one.
    `ORGANIZER:mailto:${entry.organizer}`,
    ...(entry.invited === undefined
      ? []
      : [`ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${entry.invited.replaceAll(/\s/g, '')}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const compact = (day: Day): string => day.replaceAll('-', '');

function timeOf(entry: CalendarEntry): string[] {
  if ('startsAt' in entry)
    return [`DTSTART:${utcStamp(entry.startsAt)}`, `DTEND:${utcStamp(entry.endsAt)}`, 'TRANSP:OPAQUE'];
  return [
    `DTSTART;VALUE=DATE:${compact(entry.day)}`,
    `DTEND;VALUE=DATE:${compact(addDaysWithinCalendar(entry.day, 1))}`,
    // The day stays free for other appointments; the hour is agreed on later.
    'TRANSP:TRANSPARENT',
  ];
}

/** An instant as `20300304T063000Z`. */
const utcStamp = (instant: Date): string => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

const LINE_OCTETS = 75;

/** Continuation lines begin with a space, which counts. A multi-byte character is never split. */
function fold(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > LINE_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += length;
  }
  return lines.join('\r\n');
}
