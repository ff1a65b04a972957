import { addDays } from '@namma/contract/days/dates';
import fc from 'fast-check';
import { convertIcsCalendar } from 'ts-ics';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const FILES = 1_000;

/** Words in several scripts, and characters with a special meaning in calendars. */
const pieces = [
  'ಫಿಟ್‌ನೆಸ್',
  'ಸಮಾಲೋಚನೆ',
  'ಕೋರಮಂಗಲ',
  'सलाह',
  'Meera',
  '7:00AM',
  '🏋🏽‍♀️',
  'é',
  ';',
  ',',
  '\\',
  '\\n',
  ':',
  '"',
  '\n',
  ' ',
  '=',
];
const text = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 60 })
  .map((all) => `Consultancy ${all.join('')}.`);
const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2026-01-01', count));
const instant = fc
  .integer({ min: Date.UTC(2026) / 60_000, max: Date.UTC(2080) / 60_000 })
  .map((minute) => new Date(minute * 60_000));
const entry = fc
  .record({
    uid: fc.integer({ min: 1, max: 2_147_483_647 }).map((id) => `appointment-${id}@gym.example`),
    sequence: fc.nat({ max: 99 }),
    writtenAt: instant,
    title: text,
    description: text,
    location: text,
    isCancelled: fc.boolean(),
    organizer: fc.constant('hello@gym.example'),
    invited: fc.constantFrom(
      undefined,
      'asha@example.in',
      'a.very.long.address.of.a.member@mail.bengaluru.example.in',
    ),
    when: fc.oneof(
      day.map((each) => ({ day: each })),
      instant.map((startsAt) => ({ startsAt, endsAt: new Date(startsAt.getTime() + 30 * 60_000) })),
    ),
  })
  .map(({ when, ...rest }) => ({ ...rest, ...when }));

it(`is parsed by another program as written, in ${FILES} random files of several scripts`, () => {
  fc.assert(
    fc.property(entry, (written) => {
      const file = calendarFile(written);
      const calendar = convertIcsCalendar(undefined, file);

      const [event, ...others] = calendar.events ?? [];
      expect(others).toEqual([]);
      // The parser omits 0, which is the default.
      expect(event?.sequence ?? 0).toBe(written.sequence);
      expect(event).toMatchObject({
        uid: written.uid,
        summary: written.title,
        description: written.description,
        location: written.location,
        status: written.isCancelled ? 'CANCELLED' : 'CONFIRMED',
        stamp: { date: written.writtenAt },
        ...('day' in written
          ? {
              start: { type: 'DATE', date: new Date(written.day) },
              end: { type: 'DATE', date: new Date(addDays(written.day, 1)) },
            }
          : { start: { date: written.startsAt }, end: { date: written.endsAt } }),
      });
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file).not.toContain('\uFFFD');
    }),
    { numRuns: FILES },
  );
});
