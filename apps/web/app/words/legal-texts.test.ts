import { createHash } from 'node:crypto';
import { gymDay } from '@namma/contract/days/dates';
import { consentDocuments, LEGAL_TEXTS_OF } from '@namma/contract/legal/rules';
import { type Locale, locales } from '@namma/contract/locales';
import { expect, it } from 'vitest';
import { sampleGym } from '../testing/sample-gym';
import * as en from './en/legal';
import * as hi from './hi/legal';
import * as kn from './kn/legal';
import type { LegalPageDetails } from './legal-text';

const texts = { en, kn, hi };

/**
 * The checksums of each version of the terms and the privacy notice. Consents name the version, so a text never changes under it:
 * set LEGAL_TEXTS_OF to the day (IST) of the change, and add its line here.
 */
const versions: Record<string, Record<Locale, string>> = {
  '2026-11-23': { en: 'b58627ec6e0e3402', kn: 'fd703698aac5bdcb', hi: 'cbeddfd9b1ceb01d' },
  '2026-11-27': { en: '73e0ddf1eea85889', kn: '609711b1cd6770a2', hi: '3202a2f5fb9b8b59' },
  '2026-11-28': { en: '57cf9f11b9c019cd', kn: '9ac4d9003ffe6403', hi: '57a0017c415ca849' },
  '2026-11-29': { en: 'f8e1100364d893de', kn: '2118bfdeeabac794', hi: 'cbf59bb00235fdca' },
};

const noDetails: LegalPageDetails = {
  gym: sampleGym,
  legalName: null,
  gstin: null,
  fssaiLicence: null,
  grievanceOfficer: null,
};
const allSettings: LegalPageDetails = {
  gym: sampleGym,
  legalName: 'Name',
  gstin: 'GSTIN',
  fssaiLicence: 'FSSAI',
  grievanceOfficer: { name: 'Officer', designation: 'Partner', email: 'officer@example.in', phone: '1' },
};

function checksumOf(locale: Locale): string {
  const { legalTexts } = texts[locale];
  const whole = consentDocuments.map((document) => {
    const { title, summary, sections } = legalTexts[document];
    return { title, summary, withoutDetails: sections(noDetails), withDetails: sections(allSettings) };
  });
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 16);
}

it('the terms and the privacy notice are those of their version, in every language', () => {
  const sums = Object.fromEntries(locales.map((locale) => [locale, checksumOf(locale)]));

  expect(sums).toEqual(versions[LEGAL_TEXTS_OF]);
});

it('the version in force is the newest, and not of a day to come', () => {
  expect(Object.keys(versions).sort().at(-1)).toBe(LEGAL_TEXTS_OF);
  expect(LEGAL_TEXTS_OF <= gymDay(new Date())).toBe(true);
});
