import { addDays, type Day, days, gymDay } from '@namma/contract/days/dates';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { type SettingKey, settingKeys } from '@namma/contract/settings/keys';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { readSettingByDay, readSettings } from './api.ts';

const FIRST_DAY = '2030-03-04';
const gym = await startTestGym({ today: FIRST_DAY });
const { userId } = await gym.make.admin();
const owner = gym.withToken(await gym.make.session(userId, days(1_000)));

/** A valid value of a key, different for each number. */
const valuesOfKind: Record<string, (n: number, byDefault: never) => unknown> = {
  startingPrice: (n, byDefault: number) => byDefault + n,
  price: (n, byDefault: object) => ({ ...byDefault, monthlyCostRupees: 500 + n }),
  passPrices: (n, byDefault: object) => ({ ...byDefault, dayRupees: 300 + n }),
  exitFeePercent: (n) => n,
  consultancyPrice: (n) => ({ rupees: 400 + n }),
  deliveryDays: (n) => ({ from: n, to: n + 3 }),
  returnDays: (n, byDefault: number) => byDefault + n,
  benefits: (n, byDefault: object) => ({ ...byDefault, pauseDays: n }),
  brand: (n) => ({ name: `Gym ${n}`, shortName: `Gym ${n}`, logo: n % 2 ? null : '/images/icon-192.png' }),
  tagline: (n) => ({ en: `Line ${n}`, kn: null, hi: null }),
  social: (n) => ({ instagram: `https://instagram.com/gym${n}`, facebook: null, youtube: null }),
  phone: (n) => `804123000${n}`,
  email: (n) => `hello${n}@namma.fit`,
  address: (n, byDefault: object) => ({ ...byDefault, street: `${n}, 80 Feet Road` }),
  mapPoint: (n, byDefault: object) => ({ ...byDefault, latitude: 12 + n / 10 }),
  openingHours: (n) => [{ weekdays: [1], opensAtMinute: 300 + n, closesAtMinute: 1_200 }],
  noShows: (n, byDefault: object) => ({ ...byDefault, most: n }),
  center: (n) => ({ label: `Center ${n}`, area: null, street: `${n}, 100 Feet Road`, phone: null }),
  offer: (n, byDefault: object) => ({ ...byDefault, en: `Offer ${n}`, until: '2031-03-03' }),
  about: (n) => ({ lead: `We are ${n}.`, text: 'And more.' }),
  review: (n) => ({ text: `Good ${n}`, name: 'Asha Rao', place: 'Jayanagar' }),
  business: (n, byDefault: object) => ({ ...byDefault, legalName: `Gym ${n}` }),
  grievanceOfficer: (n) => ({
    name: `Officer ${n}`,
    designation: 'Owner',
    email: 'officer@namma.fit',
    phone: '8041230000',
  }),
};
function valueFor(key: SettingKey, n: number): unknown {
  const kind = key.split('.')[0] ?? key;
  const make = valuesOfKind[kind];
  if (!make) throw new Error(`${kind} has no values here`);
  // The default is a valid value of the key.
  return make(n, settingDefaults[key] as never);
}

const key = fc.constantFrom(...settingKeys);
const inDays = fc.integer({ min: 0, max: 5 });
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ key, set: fc.integer({ min: 1, max: 9 }), inDays }) },
  { weight: 2, arbitrary: fc.record({ removeInDays: inDays }) },
  { weight: 2, arbitrary: fc.constant('undo' as const) },
  { weight: 2, arbitrary: fc.record({ waitDays: fc.integer({ min: 1, max: 3 }) }) },
);

interface Line {
  key: SettingKey;
  day: Day;
  value: unknown;
}

/** Values by first day, kept as a plain list: a later entry for a day replaces the earlier one. */
class NaiveList {
  private lines: Line[] = [];
  private before = this.lines;

  set(line: Line): void {
    this.replace(line, [line]);
  }

  remove(line: Pick<Line, 'key' | 'day'>): void {
    this.replace(line, []);
  }

  undo(): void {
    this.lines = this.before;
  }

  has = ({ key, day }: Pick<Line, 'key' | 'day'>): boolean =>
    this.lines.some((line) => line.key === key && line.day === day);

  on(key: SettingKey, day: Day): unknown {
    const begun = this.lines
      .filter((line) => line.key === key && line.day <= day)
      .sort((a, b) => (a.day < b.day ? -1 : 1));
    return begun.length === 0 ? settingDefaults[key] : begun.at(-1)?.value;
  }

  private replace({ key, day }: Pick<Line, 'key' | 'day'>, lines: Line[]): void {
    this.before = this.lines;
    this.lines = [...this.lines.filter((line) => line.key !== key || line.day !== day), ...lines];
  }
}

it('of every key match a naive list after any sets, removals, undos and days; memberships keep their terms', async () => {
  const list = new NaiveList();
  const { membershipId, member } = await gym.make.membership({ paymentStatus: 'payed' });
  const holder = gym.withToken(await gym.make.session(member.userId, days(1_000)));
  const terms = async () => {
    const { body } = await holder.call('membership/getMemberships');
    return body.find(({ id }) => id === membershipId)?.sold;
  };
  const termsBefore = await terms();
  let undoable: number | undefined;
  // The last written key, so that removals often hit an existing value.
  let last: SettingKey = 'phone';
  for (const next of fc.sample(step, { numRuns: 150, seed: 39 })) {
    const today = gymDay(gym.now());
    if (next === 'undo') {
      const asked = undoable;
      undoable = undefined;
      if (asked === undefined) continue;
      expect((await owner.callLoosely('admin/undo', { body: { activityId: asked } })).status).toBe(200);
      list.undo();
    } else if ('set' in next) {
      last = next.key;
      const line = { key: last, day: addDays(today, next.inDays), value: valueFor(last, next.set) };
      const body = { key: last, value: line.value, fromDay: line.day };
      const answer = await owner.callLoosely('settings/set', { body });
      expect([last, answer.status]).toEqual([last, 200]);
      undoable = answer.body.activityId;
      list.set(line);
    } else if ('removeInDays' in next) {
      const line = { key: last, day: addDays(today, next.removeInDays) };
      const body = { key: last, fromDay: line.day };
      const answer = await owner.callLoosely('settings/remove', { body });
      expect(answer.status).toBe(!list.has(line) ? 404 : next.removeInDays === 0 ? 409 : 200);
      if (answer.status !== 200) continue;
      undoable = answer.body.activityId;
      list.remove(line);
    } else {
      gym.setNow(new Date(gym.now().getTime() + days(next.waitDays)));
      undoable = undefined;
    }

    const day = gymDay(gym.now());
    const near = Array.from({ length: 8 }, (_, n) => addDays(day, n - 1));
    const byDay = await readSettingByDay(gym.db, last);
    expect(near.map(byDay)).toEqual(near.map((each) => list.on(last, each)));
    const all = await readSettings(gym.db, day);
    expect(all).toEqual(Object.fromEntries(settingKeys.map((each) => [each, list.on(each, day)])));
  }
  expect(await terms()).toEqual(termsBefore);
}, 120_000);
