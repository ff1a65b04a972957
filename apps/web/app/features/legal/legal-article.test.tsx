import { brand } from '@namma/contract/brand';
import type { LegalDetails } from '@namma/contract/business';
import { type LegalPage, legalPages } from '@namma/contract/legal/rules';
import { areaOf, firstCenters } from '@namma/contract/values/centers';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import { sampleGym } from '../../testing/sample-gym';
import { LegalArticle } from './legal-article';

const none: LegalDetails = { legalName: null, gstin: null, fssaiLicence: null, grievanceOfficer: null };
const all: LegalDetails = {
  legalName: 'Namma Strength Fitness LLP',
  gstin: '29AAGCB7383J1Z4',
  fssaiLicence: '11223344556677',
  grievanceOfficer: {
    name: 'Lakshmi Rao',
    designation: 'Partner',
    email: 'lakshmi@namma.fit',
    phone: '+91 80 4123 4568',
  },
};

async function show(page: LegalPage, details: LegalDetails) {
  await renderScreenAt(`/legal/${page}`, <LegalArticle page={page} details={details} />);
  return document.body.textContent ?? '';
}

afterEach(leave);

describe('a legal page', () => {
  it.each(legalPages)('%s has one heading, a date, and links to the others', async (page) => {
    await show(page, none);

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.querySelector('time')?.dateTime).toMatch(/^\d{4}-\d\d-\d\d$/);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([...legalPages.map((each) => `/legal/${each}`), '/licences.txt']);
    expect(document.querySelector('[aria-current=page]')?.getAttribute('href')).toBe(`/legal/${page}`);
  });

  it('shows who sells, where, and who answers complaints', async () => {
    const text = await show('grievance', all);

    for (const detail of [
      all.legalName,
      all.gstin,
      all.fssaiLicence,
      ...Object.values(all.grievanceOfficer ?? {}),
    ])
      expect(text).toContain(detail);
    const { street, email, phone } = sampleGym;
    for (const detail of [street, email, phone, ...firstCenters.map(areaOf)]) expect(text).toContain(detail);
    expect(text).toMatch(/acknowledge your complaint within 48 hours and resolve it within 30 days/);
  });

  it('leaves out what the owner has not given', async () => {
    const text = await show('grievance', none);

    expect(text).toContain(brand.name);
    expect(text).not.toMatch(/GSTIN|FSSAI|Grievance officer|null|undefined/);
  });
});
