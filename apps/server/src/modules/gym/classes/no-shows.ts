import { NO_SHOW_DAYS_MOST } from '@namma/contract/classes/rules';
import { addDays, type Day, gymDay } from '@namma/contract/days/dates';
import type { NoShows } from '@namma/contract/settings/values';
import type { Db } from '../../../platform/db/types.ts';
import { readSettings } from '../../core/settings/api.ts';
import { listMissed } from './queries/bookings.ts';
import { blockedThrough } from './rules.ts';

type Missed = Awaited<ReturnType<typeof listMissed>>;

/** Reads the no-show rule of a day, which the owner may change (D83). */
export const readNoShowRule = async (db: Db, today: Day): Promise<NoShows> =>
  (await readSettings(db, today)).noShows;

/** Returns a member's counting no-shows, newest first, and the last day on which they block booking. */
export async function readNoShows(
  db: Db,
  userId: number,
  now: Date,
): Promise<{ missed: Missed; rule: NoShows; blockedThrough: Day | undefined }> {
  const today = gymDay(now);
  const rule = await readNoShowRule(db, today);
  // Earlier ones may still contribute to today's block.
  const all = await listMissed(db, userId, addDays(today, -(NO_SHOW_DAYS_MOST + rule.blockedDays)));
  const missed = all.filter(({ day }) => day > addDays(today, -rule.withinDays));
  return {
    missed,
    rule,
    blockedThrough: blockedThrough(
      all.map(({ day }) => day),
      rule,
      today,
    ),
  };
}
