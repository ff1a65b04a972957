import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { otherLocales } from '@namma/contract/other-locales';
import { refusals } from '@namma/contract/refusals';
import * as enDates from '@namma/contract/words/en/dates';
import { membershipDayMessages as enDays } from '@namma/contract/words/en/membership-days';
import * as enUnits from '@namma/contract/words/en/units';
import * as hiBenefits from '@namma/contract/words/hi/benefits';
import * as hiDates from '@namma/contract/words/hi/dates';
import { membershipDayMessages as hiDays } from '@namma/contract/words/hi/membership-days';
import { refusalSentences as hiRefusals } from '@namma/contract/words/hi/refusals';
import * as knBenefits from '@namma/contract/words/kn/benefits';
import * as knDates from '@namma/contract/words/kn/dates';
import { membershipDayMessages as knDays } from '@namma/contract/words/kn/membership-days';
import { refusalSentences as knRefusals } from '@namma/contract/words/kn/refusals';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../../packages/contract/src/words');
const filesOf = (language: string) => readdirSync(join(folder, language)).toSorted();

/** The quoted texts of a file without imports, keys, comments and parameters. */
function textsIn(language: string, file: string): string[] {
  let code = readFileSync(join(folder, language, file), 'utf8').replace(
    /\/\*[\s\S]*?\*\/|^import [\s\S]*?;$|typeof import\(.*?\)|\['\w+'\]|^ +'[^']+':/gm,
    '',
  );
  const texts: string[] = [];
  code = code.replace(/'([^'\n]*)'/g, (_all, text: string) => {
    texts.push(text);
    return '';
  });
  // Parameters, and before those the templates inside of them.
  for (let before = ''; before !== code; ) {
    before = code;
    code = code
      .replace(/\$\{[^{}`]*\}/g, ' ')
      .replace(/(\$\{[^{}`]*)`([^`$]*)`/g, (_all, rest: string, text: string) => {
        texts.push(text);
        return rest;
      });
  }
  return [...texts, ...[...code.matchAll(/`([^`]*)`/g)].map(([, text = '']) => text)];
}

describe('the contract’s texts of each language', () => {
  it.each(otherLocales)('are in modules of the same names, which the compiler compares: %s', (language) => {
    expect(filesOf(language)).toEqual(filesOf('en'));
  });

  it.each([
    { language: 'kn', others: /\p{Script=Devanagari}/u },
    { language: 'hi', others: /\p{Script=Kannada}/u },
  ])(
    'of $language are written in its own letters, with Latin ones for names and abbreviations only',
    ({ language, others }) => {
      const latin =
        /\b(Elite( Pro| Plus)?|UPI(_VPA)?|UTR|QR|SMTP_URL|HSN|FSSAI|HSR|UTC|JSON|COD|CSV|MB|JPEG|PNG|WebP|AVIF|YYYY-MM-DD|[\dT:-]+Z)\b|https:\/\//g;
      const texts = filesOf(language).flatMap((file) => textsIn(language, file));

      expect(texts.length).toBeGreaterThan(400);
      expect(texts.filter((text) => others.test(text.replaceAll('।', '')))).toEqual([]);
      expect(texts.filter((text) => /[a-z]{2}/i.test(text.replace(latin, '')))).toEqual([]);
    },
  );
});

describe('numbers and days', () => {
  it('an amount is grouped as 12,34,567 in every language', () => {
    const reference = new Intl.NumberFormat('en-IN');

    expect(knRefusals.totalChanged(1_234_567, 5)).toContain('₹12,34,567');
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (rupees) => {
        for (const sentenceOf of [
          refusals.totalChanged.message,
          knRefusals.totalChanged,
          hiRefusals.totalChanged,
        ])
          expect(sentenceOf(rupees, 1)).toContain(`₹${reference.format(rupees)} `);
      }),
    );
  });

  it('a day has the same numbers in every language, and the name of its month', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          for (const [dates, tag] of [
            [enDates, 'en-GB'],
            [knDates, 'kn'],
            [hiDates, 'hi'],
          ] as const) {
            const [dayOfMonth, month, year] = dates.formatDay(day).split(' ');
            expect([Number(dayOfMonth), Number(year)]).toEqual([date.getUTCDate(), date.getUTCFullYear()]);
            const long = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(date);
            expect(tag === 'en-GB' ? long.slice(0, 3) : long).toBe(month);
          }
        },
      ),
    );
  });

  it('0 counts as many in English, and as one in Kannada and Hindi', () => {
    expect([0, 1, 2].map(enUnits.pieces)).toEqual(['0 pieces', '1 piece', '2 pieces']);
    expect([0, 1, 2].map(enDays.daysTransferred)).toEqual([
      '0 days transferred',
      '1 day transferred',
      '2 days transferred',
    ]);
    expect([0, 1, 2].map(knBenefits.swimmingSessions)).toEqual(['0 ಈಜು ಸೆಷನ್', '1 ಈಜು ಸೆಷನ್', '2 ಈಜು ಸೆಷನ್‌ಗಳು']);
    expect([0, 1, 2].map(knDays.daysTransferred)).toEqual([
      '0 ದಿನ ವರ್ಗಾಯಿಸಲಾಗಿದೆ',
      '1 ದಿನ ವರ್ಗಾಯಿಸಲಾಗಿದೆ',
      '2 ದಿನ ವರ್ಗಾಯಿಸಲಾಗಿದೆ',
    ]);
    expect([0, 1, 2].map(hiDays.daysTransferred)).toEqual([
      '0 दिन ट्रांसफ़र हो गया',
      '1 दिन ट्रांसफ़र हो गया',
      '2 दिन ट्रांसफ़र हो गए',
    ]);
    expect([0, 1, 2].map(hiBenefits.pauseDays)).toEqual(['पॉज़ का 0 दिन', 'पॉज़ का 1 दिन', 'पॉज़ के 2 दिन']);
  });
});
