import { settingDefaults } from '@namma/contract/settings/defaults';
import { settingKeys } from '@namma/contract/settings/keys';
import type { Setting } from '@namma/contract/settings/schemas';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import { errorUnder, leave, press, renderScreenAt, textIn, type } from '../../../testing/render-screen-at';
import type { Draft } from './setting-dialog';
import { SettingsScreen } from './settings-screen';

const TODAY = '2030-03-10';
const settingOf = (key: Setting['key'], more: Partial<Setting> = {}): Setting => ({
  key,
  default: settingDefaults[key],
  current: { value: settingDefaults[key], since: null },
  coming: [],
  version: 0,
  ...more,
});
const price = settingOf('price.elitePro.12');
const raised = { listPriceRupees: 19_999, discountPriceRupees: 14_999, monthlyCostRupees: 1_249 };
const coming = { value: raised, fromDay: '2030-04-01', by: 'Asha Rao', at: '2030-03-10T06:30:00.000Z' };

const open = (changed: Setting = price) =>
  renderScreenAt(
    '/admin/settings',
    <SettingsScreen
      settings={settingKeys.map((key) => (key === changed.key ? changed : settingOf(key)))}
      group="prices"
      previewOf={({ fromDay, value }: Draft) => (
        <p>{`${fromDay}: ${(value as typeof raised).discountPriceRupees} on the page`}</p>
      )}
    />,
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(`${TODAY}T06:30:00Z`);
  startSession('a-token', 'owner@example.in', 'ADMIN');
});
afterEach(leave);

const fill = async () => {
  await press('Change: Price of Elite Pro, 12 months');
  await type('List price', '₹19,999');
  await type('Discounted price', '14999');
  await type('Monthly text', '1249');
  await type('From', '2030-04-01');
};

describe('a price', () => {
  it('is shown with its default, looked at, and set from a day on', async () => {
    const api = fakeApi({
      'settings/set': { reply: { status: 'It changes on 1 Apr 2030', activityId: 5, setting: price } },
    });
    const { messages } = await open();
    await fill();
    expect(screen.getByText(/Default: ₹12,999/)).toBeTruthy();

    await press('Preview');
    expect(screen.getByText('2030-04-01: 14999 on the page')).toBeTruthy();
    await press('Save');

    expect(api.requests.map(({ body }) => body)).toEqual([
      { key: 'price.elitePro.12', value: raised, fromDay: '2030-04-01', version: 0 },
    ]);
    expect(messages()).toContain('It changes on 1 Apr 2030');
  });

  it('that cannot be is refused beside its field, and nothing is sent', async () => {
    const api = fakeApi({});
    await open();
    await press('Change: Price of Elite Pro, 12 months');
    await type('List price', '0');
    await type('Monthly text', '');
    await type('From', '2030-03-09');

    await press('Save');

    expect(errorUnder('List price')).toContain('Enter whole rupees, from 1 to 99,99,999');
    expect(errorUnder('Monthly text')).toContain('Enter whole rupees');
    expect(errorUnder('From')).toMatch(/\.\S/);
    expect(api.requests).toEqual([]);
  });

  it('whose monthly text does not fit is allowed, and said so', async () => {
    fakeApi({});
    await open();
    await press('Change: Price of Elite Pro, 12 months');

    await type('Discounted price', '14400');

    expect(
      screen.getByText('₹14,400 for 12 months is ₹1,200 a month. The monthly text says ₹1,111.'),
    ).toBeTruthy();
  });

  it('that another owner has changed meanwhile is shown beside typed values, which stays', async () => {
    const theirs = { ...price, version: 7, current: { ...price.current, value: raised } };
    const api = fakeApi({
      'settings/set': { status: 409, error: { message: 'Changed', code: 'settingChanged', setting: theirs } },
    });
    await open();
    await fill();
    await press('Save');

    expect(within(screen.getByRole('alert')).getByText('₹14,999')).toBeTruthy();
    expect(textIn('Discounted price')).toBe('14999');
    await press('Save');
    expect(api.requests.at(-1)?.body).toMatchObject({ version: 7 });
  });

  it('that is scheduled is shown with its day, and can be cancelled', async () => {
    const api = fakeApi({
      'settings/remove': { reply: { status: 'Taken back', activityId: 6, setting: price } },
    });
    await open({ ...price, coming: [coming] });

    await press('Cancel change: Price of Elite Pro, 12 months from 1 Apr 2030');

    expect(api.requests.map(({ body }) => body)).toEqual([
      { key: 'price.elitePro.12', fromDay: '2030-04-01' },
    ]);
  });
});
