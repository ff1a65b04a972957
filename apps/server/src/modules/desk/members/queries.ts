import { addDays, type Day } from '@namma/contract/days/dates';
import type { MemberState } from '@namma/contract/members/rules';
import type { MemberFilter } from '@namma/contract/members/schemas';
import type { TimelineKind } from '@namma/contract/members/timeline';
import { type RawBuilder, sql } from 'kysely';
import { where } from '../../../platform/db/lists/list-window.ts';
import type { Db } from '../../../platform/db/types.ts';
import { isInState, newestIs, owedForMemberships, stateOf } from '../../gym/memberships/api.ts';
import { owedForOrders } from '../../shop/orders/api.ts';

/** Selects the entries of one kind. */
interface Wanted {
  kind: TimelineKind;
  /** SQL that selects `id` and `at` of all entries of this kind for the person. */
  entries: RawBuilder<unknown>;
  /** The sort order among entries of the same instant. */
  rank: number;
  /** Only entries before this instant (microseconds since 1970), or at this instant with a lower id. */
  before: { at: number; id: number } | undefined;
}

interface FoundEntry {
  kind: TimelineKind;
  id: number;
  instant: Date;
  /** `instant` in microseconds since 1970. */
  at: number;
}

/**
 * Lists a person's timeline entries, newest first. Reads all of the person's rows by index and sorts them: ordered by
 * time, the planner would scan everyone's rows.
 */
export async function listEntries(db: Db, wanted: readonly Wanted[], limit: number): Promise<FoundEntry[]> {
  const parts = wanted.map(({ kind, entries, rank, before }) => {
    const isOlder = before ? [sql`(at, id::bigint) < (${instantOf(before.at)}, ${before.id}::bigint)`] : [];
    return sql`
      select ${sql.lit(kind)} as kind, ${sql.lit(rank)} as rank, id, at from (${entries}) as own
      ${where(isOlder)}`;
  });
  const { rows } = await sql<FoundEntry>`
    with entry as materialized (${sql.join(parts, sql` union all `)})
    select kind, id, at as instant, (extract(epoch from at) * 1000000)::bigint as at from entry
    order by entry.at desc, rank, id desc limit ${limit}`.execute(db);
  return rows;
}

const instantOf = (microseconds: number) =>
  sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`;

const owed = sql`(${owedForMemberships} union all ${owedForOrders})`;

/** SQL conditions on `users` for a filter of the member list. */
export function conditionsOf(
  { state, due, unseen, ...newest }: MemberFilter,
  today: Day,
): RawBuilder<unknown>[] {
  const userId = sql`users.id`;
  return [
    // Staff without a membership are no members.
    ...(state === 'none' ? [sql`users.role = 'user'`] : []),
    ...(state ? isInState(userId, state, today) : []),
    ...newestIs(userId, newest, today),
    ...(due ? [sql`users.id in (select user_id from ${owed} as owed)`] : []),
    ...(unseen
      ? [
          sql`users.id not in (
            select user_id from visits
            where day > ${addDays(today, -Number(unseen))}::date and is_in and user_id is not null)`,
        ]
      : []),
  ];
}

/** Lists the state, the due amount and the day of the last visit of each of these people. */
export async function listStandings(db: Db, ids: readonly number[], today: Day) {
  const userId = sql`person.id`;
  const { rows } = await sql<{
    id: number;
    state: MemberState;
    due_paise: number;
    last_visit_on: Day | null;
  }>`
    select id, ${stateOf(userId, today)} as state,
      coalesce((select sum(paise) from ${owed} as owed where owed.user_id = ${userId}), 0)::bigint as due_paise,
      (select gym_day(at)::text from visits where visits.user_id = ${userId} and is_in order by at desc limit 1) as last_visit_on
    from unnest(${[...ids]}::int[]) as person (id)`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
