import { type Locale, locales } from '@namma/contract/locales';
import type { MailKind } from '@namma/contract/mail/rules';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../testing/mail-samples.ts';
import { calendarFile } from './calendar-file.ts';
import { type PayloadOf, renderKind } from './index.ts';

// 23:30 in UTC is the next morning at the gym.
const context = {
  name: 'Asha "Rock" <b>Rao',
  email: 'asha@example.com',
  locale: 'en' as Locale,
  origin: 'https://gym.example',
  organizer: 'hello@gym.example',
  writtenAt: new Date('2030-03-03T23:30:00Z'),
  gym: settingDefaults,
  secret: 'none',
};
const render = <K extends MailKind>(kind: K, payload: PayloadOf<K> = samples[kind]) =>
  renderKind(kind, payload, context);

describe.each(Object.keys(samples) as MailKind[])('a mail of %s', (kind) => {
  const { subject, text, html } = render(kind);

  it('has the same content in both forms, with one table, inline styles and no picture', () => {
    expect(subject).toMatch(/^[^\r\n]{10,100}$/);
    expect(text.length).toBeGreaterThan(100);
    expect(html.match(/<table/g)).toHaveLength(1);
    expect(html).not.toMatch(/<(img|style|script|link)|url\(/i);
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    for (const figure of text.match(/[₹\d][\d,]{2,}/g) ?? []) expect(html).toContain(figure);
  });

  it('escapes markup in the greeting', () => {
    expect(html).toContain('Hi Asha &quot;Rock&quot; &lt;b&gt;Rao,');
    expect(html).not.toContain('<b>');
    expect(text).toContain('Hi Asha "Rock" <b>Rao,');
  });

  it('sets no colour for text without a background, so that dark mode works', () => {
    for (const [, style = ''] of html.matchAll(/style="([^"]*)"/g))
      if (/(^|;)color:/.test(style)) expect(style).toContain('background-color:');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
  });
});

it('breaks no line within the number of a query or our phone number', () => {
  const { html } = render('query received');

  expect(html).toContain('query <span style="white-space:nowrap">NS-Q-12-4</span>');
  expect(html).toContain('<span style="white-space:nowrap">+91 80 4123 4567</span>');
  expect(html).toContain('<title>We&#39;ve received your query NS-Q-12-4</title>');
});

describe('the mail of an order', () => {
  it('lists the items, the total, and the delivery by IST days', () => {
    const { text, html } = render('order placed');

    expect(text).toContain('It arrives between 6 Mar 2030 and 8 Mar 2030.');
    expect(text).toContain('2 × Raw Whey <80 %>: ₹4,998\n12 × Ragi Bar: ₹1,24,500\n');
    expect(text).toContain('To pay on delivery: ₹1,29,527');
    expect(html).toContain('2 × Raw Whey &lt;80 %&gt;');
    expect(html).toContain('Asha &amp; Ravi<br>27, 80 Feet Road');
  });
});

describe('the mail of a membership that ends', () => {
  it.each([
    [30, 'ends in 30 days, on 4 Sep 2030'],
    [1, 'ends tomorrow, 4 Sep 2030'],
    [0, 'ends today, 4 Sep 2030'],
    [-3, 'ended on 4 Sep 2030'],
  ])('with %i days left states that it %s', (daysLeft, expected) => {
    const { subject } = render('membership expiring', { ...samples['membership expiring'], daysLeft });

    expect(subject).toBe(`Your Elite Plus membership ${expected}`);
  });
});

describe('the acknowledgement of a query', () => {
  it('greets without a name when it has none', () => {
    const { text } = renderKind('query received', samples['query received'], { ...context, name: '' });

    expect(text).toMatch(/^Hello,/);
  });
});

describe('the file of an appointment', () => {
  const entry = {
    uid: 'appointment-12@gym.example',
    sequence: 2,
    writtenAt: new Date('2030-03-03T23:30:00Z'),
    day: '2030-02-28',
    title: 'ದೇಹದಾರ್ಢ್ಯ ತರಬೇತಿ, ಪೌಷ್ಟಿಕಾಂಶ ಮತ್ತು ಭೌತಚಿಕಿತ್ಸೆ; ನಮ್ಮ ಸ್ಟ್ರೆಂತ್ 💪🏽',
    description: 'Line one\nLine two; with, signs \\ and "quotes"',
    location: 'Bengaluru',
    isCancelled: false,
    organizer: 'hello@gym.example',
  };

  it('is parsed as the day, text and changes it was created from', () => {
    const [event] = convertIcsCalendar(undefined, calendarFile(entry)).events ?? [];

    expect(event).toMatchObject({
      uid: entry.uid,
      sequence: 2,
      summary: entry.title,
      description: entry.description,
      location: 'Bengaluru',
      status: 'CONFIRMED',
      stamp: { date: entry.writtenAt },
      start: { type: 'DATE', date: new Date('2030-02-28') },
      end: { type: 'DATE', date: new Date('2030-03-01') },
    });
  });

  it('removes an appointment from the calendar', () => {
    const calendar = convertIcsCalendar(
      undefined,
      calendarFile({ ...entry, sequence: 3, isCancelled: true }),
    );

    expect(calendar.method).toBe('CANCEL');
    expect(calendar.events?.[0]).toMatchObject({ uid: entry.uid, sequence: 3, status: 'CANCELLED' });
  });

  it('has lines of at most 75 octets, ended by CRLF, and cuts no character', () => {
    const file = calendarFile(entry);
    const lines = file.split('\r\n');

    expect(lines.at(-1)).toBe('');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('comes with the mail of a booking', () => {
    const { attachments } = render('appointment booked');

    expect(attachments.map(({ name }) => name)).toEqual(['appointment.ics']);
    const [event] = convertIcsCalendar(undefined, attachments[0]?.text ?? '').events ?? [];
    expect(event).toMatchObject({
      uid: 'appointment-12@gym.example',
      summary: 'Physiotherapy consultancy at Namma Strength',
      start: { date: new Date('2030-03-05') },
    });
  });

  it('is parsed by another program as written, a thousand times, with Kannada texts', () => {
    const alphabet = [...'ಯೋಗ ತರಬೇತಿ ಪೌಷ್ಟಿಕ ಆಹಾರ 💪🏽 abc ,;:\\"\'é—\n'];
    let seed = 20_300_304;
    const random = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * most);
    };
    const words = (length: number) =>
      `a${Array.from({ length }, () => alphabet[random(alphabet.length)]).join('')}z`;

    for (let n = 0; n < 1_000; n++) {
      const startsAt = new Date(
        Date.UTC(2028 + random(5), random(12), 1 + random(31), random(24), 30 * random(2)),
      );
      const timed = {
        uid: `appointment-${n}@gym.example`,
        sequence: 1 + random(40),
        writtenAt: entry.writtenAt,
        title: words(random(200)),
        description: words(random(200)),
        location: words(random(60)),
        isCancelled: random(2) === 0,
        invited: 'asha@example.com',
        organizer: 'hello@gym.example',
        startsAt,
        endsAt: new Date(startsAt.getTime() + 30 * 60_000),
      };

      const file = calendarFile(timed);
      const { method, events } = convertIcsCalendar(undefined, file);

      expect(method).toBe(timed.isCancelled ? 'CANCEL' : 'REQUEST');
      expect(events?.[0]).toMatchObject({
        uid: timed.uid,
        sequence: timed.sequence,
        summary: timed.title,
        description: timed.description,
        location: timed.location,
        start: { date: timed.startsAt },
        end: { date: timed.endsAt },
      });
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });
});

describe.each([
  ['kn', /\p{Script=Kannada}/u, 'ನಮಸ್ಕಾರ Asha "Rock" <b>Rao,'],
  ['hi', /\p{Script=Devanagari}/u, 'नमस्ते Asha "Rock" <b>Rao,'],
] as const)('in the language %s', (locale, script, greeting) => {
  it.each(Object.keys(samples) as MailKind[])('a mail of %s has the figures of the English one', (kind) => {
    const english = render(kind);
    const translated = renderKind(kind, samples[kind], { ...context, locale });

    expect(translated.subject).toMatch(script);
    expect(translated.subject).toMatch(/^[^\r\n]{10,140}$/);
    expect(translated.text).toContain(greeting);
    expect(translated.html).toContain(`<html lang="${locale}">`);
    expect(Buffer.byteLength(translated.html)).toBeLessThan(60_000);
    for (const figure of english.text.match(/₹[\d,]+|NS-[\w-]+|\d{6,}/g) ?? [])
      expect(translated.text).toContain(figure);
    // Links lead to the pages in the same language.
    for (const [, path] of english.text.matchAll(/https:\/\/gym\.example(\S*)/g))
      expect(translated.text).toContain(`https://gym.example/${locale}${path}`);
    expect(translated.text).not.toMatch(/undefined|\[object/);
    expect(translated.attachments).toHaveLength(english.attachments.length);
    for (const { text } of translated.attachments)
      expect(convertIcsCalendar(undefined, text).events?.[0]?.summary).toMatch(script);
  });

  it.each([
    [7, '4'],
    [1, '4'],
    [0, '4'],
    [-3, '4'],
  ])('a membership with %i days left names the day of its end', (daysLeft, date) => {
    const payload = { ...samples['membership expiring'], daysLeft };

    expect(renderKind('membership expiring', payload, { ...context, locale }).subject).toMatch(
      new RegExp(`${date} \\S+ 2030`),
    );
  });
});

it('covers each language of the site', () => {
  expect(locales.map((locale) => renderKind('password changed', {}, { ...context, locale }).subject)).toEqual(
    ['Your password was changed', 'ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ', 'आपका पासवर्ड बदल गया है'],
  );
});
