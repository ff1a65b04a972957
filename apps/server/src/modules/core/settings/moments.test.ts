import { settingDefaults } from '@namma/contract/settings/defaults';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const noon = gym.now();
const owner = gym.as(await gym.make.admin());
const key = 'price.elite.12';
const usual = settingDefaults[key];
const raised = { ...usual, discountPriceRupees: usual.discountPriceRupees + 1_000 };

const priceNow = async () =>
  (await gym.guest().call('settings/getPlans', {})).body.Elite?.plans[0].discountPriceRupees;
const settingNow = async () =>
  (await owner.call('settings/getAll')).body.find((setting) => setting.key === key);
const at = (local: string) => gym.setNow(new Date(`${local}+05:30`));

beforeEach(() => gym.setNow(noon));

describe('a scheduled price', () => {
  it('can be cancelled until the last second before its day, and never takes effect', async () => {
    await owner.call('settings/set', { body: { key, value: raised, fromDay: '2030-03-06' } });

    at('2030-03-05T23:59:59');
    expect((await owner.call('settings/remove', { body: { key, fromDay: '2030-03-06' } })).status).toBe(200);

    at('2030-03-06T00:00:00');
    expect(await priceNow()).toBe(usual.discountPriceRupees);
    expect((await settingNow())?.current.since).toBeNull();
  });

  it('cannot be cancelled from midnight on', async () => {
    await owner.call('settings/set', { body: { key, value: raised, fromDay: '2030-03-07' } });

    at('2030-03-07T00:00:00');
    expect(
      (await owner.call('settings/remove', { body: { key, fromDay: '2030-03-07' } })).body,
    ).toMatchObject({
      code: 'settingBegun',
    });
    expect(await priceNow()).toBe(raised.discountPriceRupees);
  });

  it('is scheduled again when the clock is set back, and takes effect again on its day', async () => {
    at('2030-03-06T12:00:00');
    expect(await priceNow()).toBe(usual.discountPriceRupees);
    expect((await settingNow())?.coming).toMatchObject([{ fromDay: '2030-03-07', value: raised }]);

    at('2030-03-07T12:00:00');
    expect(await priceNow()).toBe(raised.discountPriceRupees);
  });
});

describe('sales by a setting', () => {
  it.each([
    [key, { ...usual, discountPriceRupees: 0 }],
    [key, { ...usual, listPriceRupees: 1_00_00_000 }],
    [key, { ...usual, discountPriceRupees: usual.listPriceRupees + 1 }],
    [key, { ...usual, monthlyCostRupees: 999.5 }],
    ['consultancyPrice', { rupees: 0 }],
    ['consultancyPrice', { rupees: 1_00_00_000 }],
    ['consultancyPrice', { rupees: 499.5 }],
    ['deliveryDays', { from: 0, to: 2 }],
    ['deliveryDays', { from: 3, to: 3 }],
    ['deliveryDays', { from: 4, to: 2 }],
    ['deliveryDays', { from: 2, to: 31 }],
    ['deliveryDays', { from: 1.5, to: 3 }],
    ['returnDays', 1],
    ['returnDays', 91],
    ['returnDays', 2.5],
    ['returnDays', null],
  ])('%s: never %j', async (name, value) => {
    const body = { key: name, value, fromDay: '2030-03-04' };

    expect((await owner.callLoosely('settings/set', { body })).status).toBe(400);
  });

  it('comes with every page', async () => {
    await owner.call('settings/set', {
      body: { key: 'consultancyPrice', value: { rupees: 499 }, fromDay: '2030-03-04' },
    });
    await owner.call('settings/set', { body: { key: 'returnDays', value: 10, fromDay: '2030-03-04' } });

    expect((await gym.guest().call('settings/getGym', { query: {} })).body).toMatchObject({
      consultancyPrice: { rupees: 499 },
      returnDays: 10,
    });
  });
});

it.each(['1860 123 4567', '1860-123-4567', '१८६० १२३ ४५६७', '1860 1234 567'])(
  'the phone may be one at the price of a local call: %s',
  async (value) => {
    await owner.call('settings/set', { body: { key: 'phone', value, fromDay: '2030-03-04' } });

    expect((await gym.guest().call('settings/getGym', { query: {} })).body.phone).toBe('1860 123 4567');
  },
);
