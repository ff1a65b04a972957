import type { Day } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/types.ts';

/** The maximum of memberships considered for admission: those that end last. */
const ENTRY_TERMS_MOST = 20;

/** Lists a member's memberships that end last, with the last day of a pause that includes this day. */
export const listEntryTerms = (db: Db, userId: number, today: Day) =>
  db
    .selectFrom('memberships')
    .select([
      'id',
      'type',
      'center',
      'opens_all_centers',
      'payment_status',
      'start_date',
      'effective_end',
      sql<number>`greatest(0, total_paise - credited_paise - paid_paise)`.as('due_paise'),
      sql<Day | null>`(
        select max(to_day) from membership_events as pause
        where pause.membership_id = memberships.id and kind = 'pause' and ${today}::date between from_day and to_day
          and not exists (select from membership_events as resumption where resumption.resumes = pause.id)
      )`.as('paused_to'),
    ])
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .orderBy('effective_end', 'desc')
    .orderBy('id', 'desc')
    .limit(ENTRY_TERMS_MOST)
    .execute();
