import { addDays } from '@namma/contract/days/dates';
import { followUpReasons } from '@namma/contract/follow-ups/rules';
import { expect, it } from 'vitest';
import { RandomPeople } from '../../../testing/follow-up-people.ts';
import { startTestGym } from '../../../testing/gym.ts';
import { recountFollowUps } from '../../../testing/naive-follow-ups.ts';
import { listFollowUps } from './queries/list.ts';

/** 1,000 people with `FOLLOW_UPS=long`. */
const PEOPLE = process.env.FOLLOW_UPS === 'long' ? 1_000 : 120;
const TODAY = '2030-03-04';
const gym = await startTestGym({ today: TODAY });
const admin = await gym.make.admin();

it('the list of follow-ups equals a recount of all people, on any day', {
  timeout: 600_000,
}, async () => {
  const people = new RandomPeople(gym, admin.userId);
  for (let n = 0; n < PEOPLE; n++) await people.make(n);
  await people.close(TODAY, addDays(TODAY, 6), false);
  await people.close(addDays(TODAY, 7), addDays(TODAY, 10), true);

  const found: string[] = [];
  for (const day of [TODAY, addDays(TODAY, 1), addDays(TODAY, 6), addDays(TODAY, 20)]) {
    const rows = await listFollowUps(gym.db, day);
    const listed = rows.map(
      ({ member_id, phone, reason }) => `${member_id === null ? `p${phone}` : `m${member_id}`} ${reason}`,
    );

    expect(listed.toSorted()).toEqual(await recountFollowUps(gym.db, day));
    found.push(...rows.map(({ reason }) => reason));
  }
  // A reason that no history produces would not be tested.
  expect(followUpReasons.filter((reason) => !found.includes(reason))).toEqual([]);
  expect(found.length).toBeGreaterThan(PEOPLE / 2);
});
