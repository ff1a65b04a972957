import { gymDay } from '@namma/contract/days/dates';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { legalOf } from '@namma/contract/settings/texts';
import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const notGiven = legalOf(settingDefaults);
const plain = await startTestGym();
const set = await startTestGym({
  tax: { scheme: 'regular', legalName: 'Namma Strength Fitness LLP', gstin: '29AAGCB7383J1Z4' },
});

it('returns the settings of the owner, overridden by those of the server', async () => {
  expect((await plain.guest().call('legal/getDetails')).body).toEqual(notGiven);
  expect((await set.guest().call('legal/getDetails')).body).toEqual({
    ...notGiven,
    legalName: 'Namma Strength Fitness LLP',
    gstin: '29AAGCB7383J1Z4',
  });
});

it('follows a change of the owner at once, and formats the phone', async () => {
  const owner = plain.as(await plain.make.admin());
  const fromDay = gymDay(plain.now());
  const officer = { name: 'Lakshmi Rao', designation: 'Partner', email: 'l@namma.fit' };
  await owner.call('settings/set', {
    body: { key: 'grievanceOfficer', value: { ...officer, phone: '080 4123 4568' }, fromDay },
  });
  const business = { legalName: 'Namma LLP', gstin: null, fssaiLicence: '11223344556677' };
  await owner.call('settings/set', { body: { key: 'business', value: business, fromDay } });

  expect((await plain.guest().call('legal/getDetails')).body).toEqual({
    ...business,
    grievanceOfficer: { ...officer, phone: '+91 80 4123 4568' },
  });
});
