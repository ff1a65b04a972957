import { centers } from '@namma/contract/centers/rules';
import { followUpOutcomes } from '@namma/contract/follow-ups/rules';
import type { Database } from './database.ts';

/** The members of a gym with several centers; larger shops are of many gyms. */
export const MEMBERS_OF_A_GYM = 5_000;
/** Of each second member, in a year. */
const VISITS = 100;

type Members = { size: number; firstMember: number };

/** What only a gym has that knows its members: a year of visits, calls, trials, and who wants no offers. */
export async function fillGym(db: Database, members: Members): Promise<void> {
  for (const statement of [visits, calls, trials, refusals]) await db.query(statement(members));
}

const listOf = (texts: readonly string[]) => `(array[${texts.map((text) => `'${text}'`).join(', ')}])`;

/** Each tenth of those who come has not come for twenty days. */
const visits = ({ size, firstMember }: Members) => `
  insert into visits (user_id, center, at, is_in, scanned_by)
  select ${firstMember} + 2 * member, ${listOf(centers)}[member % ${centers.length} + 1],
    now() - interval '365 days' * (1 - n / ${(size / 2) * VISITS}::float8)
      - case when member % 10 = 0 then interval '20 days' else interval '0' end,
    true, (select id from users where email = 'admin0@namma.fit')
  from (select n, n % ${size / 2} as member from generate_series(1, ${(size / 2) * VISITS}) as n) as comings`;

const calls = ({ size, firstMember }: Members) => `
  insert into follow_ups (user_id, reason, outcome, at, again_on)
  select ${firstMember} + n, 'ended', ${listOf(followUpOutcomes)}[n / 8 % ${followUpOutcomes.length} + 1],
    now() - interval '1 day' * (n % 60), current_date - n % 60 + 14
  from generate_series(0, ${size - 1}, 8) as n`;

/** Half of them are given out, and of these half are used. */
const trials = ({ size }: Members) => `
  insert into passes (kind, name, phone, center, day, requested_at, code, sold_at, price_paise, used_at)
  select 'trial', 'Meghana', (5000000000 + n)::text, 'kormangla', current_date + 7 - n % 30, now() - interval '31 days',
    case when n % 2 = 0 then 10000000 + n end, case when n % 2 = 0 then now() - interval '30 days' end,
    case when n % 2 = 0 then 0 end, case when n % 4 = 0 then now() - interval '2 days' end
  from generate_series(1, ${size / 20}) as n`;

const refusals = ({ size, firstMember }: Members) => `
  insert into offer_choices (user_id, is_wanted, chosen_at, is_by_desk)
  select ${firstMember} + n, false, now(), true from generate_series(0, ${size - 1}, 7) as n`;
