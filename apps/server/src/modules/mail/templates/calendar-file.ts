import { brand } from '@namma/contract/business';
import { addDays, type Day } from '@namma/contract/dates';

/** An all-day event for a calendar. */
interface CalendarEntry {
  /** Constant for the life of the appointment: a later file with it replaces this one. */
  uid: string;
  /** How often it was changed. */
  sequence: number;
  writtenAt: Date;
  day: Day;
  title: string;
  description: string;
  location: string;
  isCancelled: boolean;
}

/** An iCalendar file (RFC 5545) of one all-day event: lines end in CRLF and are folded after 75 octets. */
export function calendarFile(entry: CalendarEntry): string {
  const compact = (day: Day) => day.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brand.name)}//EN`,
    `METHOD:${entry.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utcStamp(entry.writtenAt)}`,
    `DTSTART;VALUE=DATE:${compact(entry.day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(entry.day, 1))}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // The day stays free for other appointments; the hour is agreed on later.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
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
