import { addDaysWithinCalendar, type Day } from '@namma/contract/days/dates';

/** A calendar event: a whole day, or a time. */
type CalendarEntry = {
  /** Constant for the life of the appointment: a later file with the same UID replaces this one. */
  uid: string;
  /** The number of changes so far. */
  sequence: number;
  writtenAt: Date;
  title: string;
  description: string;
  location: string;
  isCancelled: boolean;
  /** The address that receives the replies. */
  organizer: string;
  /** The address of the invited person, or whose invitation is cancelled; absent in files that only inform. */
  invited?: string | undefined;
} & ({ day: Day } | { startsAt: Date; endsAt: Date });

/** The method tells calendars how to process a file: REQUEST invites, CANCEL revokes the invitation, PUBLISH only informs. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

const methodOf = ({ isCancelled, invited }: CalendarEntry): CalendarMethod => {
  if (isCancelled) return 'CANCEL';
  return invited === undefined ? 'PUBLISH' : 'REQUEST';
};

/** Builds an iCalendar file (RFC 5545) of one event: lines end in CRLF and are folded after 75 octets. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//namma//gym//EN',
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
    // The day stays free for other events; the hour is agreed later.
    'TRANSP:TRANSPARENT',
  ];
}

/** Formats an instant as `20300304T063000Z`. */
const utcStamp = (instant: Date): string => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

const LINE_OCTETS = 75;

/** Continuation lines begin with a space, which counts. Never splits a multi-byte character. */
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
