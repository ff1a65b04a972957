import { addDays, type Day, days, gymDay } from '@namma/contract/days/dates';
import { factDefaults } from '@namma/contract/facts/defaults';
import { formatPhone } from '@namma/contract/text/phone';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { readFactByDay, readFacts } from './api.ts';

const FIRST_DAY = '2030-03-04';
const gym = await startTestGym({ today: FIRST_DAY });
const { userId } = await gym.make.admin();
const owner = gym.withToken(await gym.make.session(userId, days(1_000)));

const phones = Array.from({ length: 9 }, (_, n) => `804123000${n}`);
const inDays = fc.integer({ min: 0, max: 5 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ set: fc.constantFrom(...phones), inDays }) },
  { weight: 2, arbitrary: fc.record({ removeInDays: inDays }) },
  { weight: 2, arbitrary: fc.constant('undo' as const) },
  { weight: 2, arbitrary: fc.record({ waitDays: fc.integer({ min: 1, max: 3 }) }) },
);

/** What was set, with its day, as somebody would write it into a list: the later line for a day replaces the earlier one. */
class NaiveList {
  private lines: { day: Day; phone: string }[] = [];
  private before = this.lines;

  set(day: Day, phone: string): void {
    this.replace(day, [{ day, phone }]);
  }

  remove(day: Day): void {
    this.replace(day, []);
  }

  undo(): void {
    this.lines = this.before;
  }

  has = (day: Day): boolean => this.lines.some((line) => line.day === day);

  on(day: Day): string {
    const begun = this.lines.filter((line) => line.day <= day).sort((a, b) => (a.day < b.day ? -1 : 1));
    return begun.at(-1)?.phone ?? factDefaults.phone;
  }

  private replace(day: Day, lines: { day: Day; phone: string }[]): void {
    this.before = this.lines;
    this.lines = [...this.lines.filter((line) => line.day !== day), ...lines];
  }
}

it('after any sets, removals, undos and days, what holds is what a naive list says', async () => {
  const list = new NaiveList();
  let undoable: number | undefined;
  for (const next of fc.sample(step, { numRuns: 120, seed: 39 })) {
    const today = gymDay(gym.now());
    if (next === 'undo') {
      const asked = undoable;
      undoable = undefined;
      if (asked === undefined) continue;
      expect((await owner.callLoosely('admin/undo', { body: { activityId: asked } })).status).toBe(200);
      list.undo();
    } else if ('set' in next) {
      const fromDay = addDays(today, next.inDays);
      const answer = await owner.call('facts/set', { body: { key: 'phone', value: next.set, fromDay } });
      undoable = answer.body.activityId;
      list.set(fromDay, next.set);
    } else if ('removeInDays' in next) {
      const fromDay = addDays(today, next.removeInDays);
      const answer = await owner.callLoosely('facts/remove', { body: { key: 'phone', fromDay } });
      expect(answer.status).toBe(!list.has(fromDay) ? 404 : next.removeInDays === 0 ? 409 : 200);
      if (answer.status !== 200) continue;
      undoable = answer.body.activityId;
      list.remove(fromDay);
    } else {
      gym.setNow(new Date(gym.now().getTime() + days(next.waitDays)));
      undoable = undefined;
    }

    const day = gymDay(gym.now());
    const near = Array.from({ length: 8 }, (_, n) => addDays(day, n - 1));
    const byDay = await readFactByDay(gym.db, 'phone');
    expect(near.map(byDay)).toEqual(near.map((each) => list.on(each)));
    expect((await readFacts(gym.db, day)).phone).toBe(list.on(day));
    expect((await gym.guest().call('facts/getGym', { query: {} })).body.phone).toBe(
      formatPhone(list.on(day)),
    );
  }
}, 60_000);
