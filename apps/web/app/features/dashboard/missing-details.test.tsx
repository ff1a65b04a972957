import { settingDefaults } from '@namma/contract/settings/defaults';
import { legalOf } from '@namma/contract/settings/texts';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import { MissingDetails } from './missing-details';

const officer = {
  name: 'Lakshmi Rao',
  designation: 'Partner',
  email: 'l@namma.fit',
  phone: '+91 80 4123 4568',
};

afterEach(leave);

it('lists the details that the owner has not given, and where to set them', async () => {
  await renderScreenAt('/admin', <MissingDetails details={legalOf(settingDefaults)} />);

  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toContain('Legal namenot given yetSettings');
  expect(rows.join()).not.toMatch(/\.ts\b|packages|README/);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...Array(4).fill('/admin/settings?group=legal'),
    '/admin/settings?group=gym',
  ]);
  expect(rows.join()).toMatch(/GSTIN.*FSSAI licence.*Grievance officer.*Street of Vijayanagar/);
});

it('leaves out the details that are given', async () => {
  const details = {
    legalName: 'X LLP',
    gstin: '29AAGCB7383J1Z4',
    fssaiLicence: '11223344556677',
    grievanceOfficer: officer,
  };
  await renderScreenAt('/admin', <MissingDetails details={details} />);

  const text = document.body.textContent ?? '';
  expect(text).not.toMatch(/Legal name|GSTIN|FSSAI|Grievance/);
});
