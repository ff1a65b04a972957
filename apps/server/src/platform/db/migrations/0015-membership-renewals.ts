import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Renewals: memberships that begin when another one of the same member ends. */
export const membershipRenewals: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
alter table memberships
  -- the membership that it follows
  add column renewal_of integer references memberships,
  -- what is off the price of a renewal
  add column renewal_discount_paise integer not null default 0 check (renewal_discount_paise >= 0),
  add constraint memberships_discount_of_a_renewal check (renewal_of is not null or renewal_discount_paise = 0);
create unique index memberships_renewed_once on memberships (renewal_of) where renewal_of is not null;

-- A renewal that is still to begin starts on the day after the membership that it follows, wherever that end moves. One
-- that was taken after that end starts on another day and stays.
create or replace function apply_membership_events() returns trigger language plpgsql as $$
  begin
    update memberships set moved_days = moved_days + more.days, center = coalesce(more.center, memberships.center)
      from (
        select membership_id, sum(days)::integer as days,
          (array_agg(center order by id desc) filter (where center is not null))[1] as center
        from added group by membership_id
      ) as more
      where memberships.id = more.membership_id;
    update memberships as renewal
      set start_date = held.effective_end + 1,
        end_date = (held.effective_end + 1 + make_interval(months => renewal.months))::date
      from (select membership_id, sum(days)::integer as days from added group by membership_id) as more
      join memberships as held on held.id = more.membership_id
      where renewal.renewal_of = held.id and more.days <> 0
        and renewal.start_date = held.effective_end - more.days + 1;
    return null;
  end $$;
`;
