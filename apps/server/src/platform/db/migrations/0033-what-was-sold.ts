import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Memberships keep a copy of the plan that they were sold with. */
export const whatWasSold: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
lock table memberships in share row exclusive mode;

alter table memberships
  add column list_price_paise integer check (list_price_paise >= 0),
  add column discount_price_paise integer check (discount_price_paise >= 0),
  -- tax and fee
  add column fee_paise integer check (fee_paise >= 0),
  add column extension_days smallint check (extension_days >= 0),
  -- what is off its next renewal
  add column extra_discount_paise integer check (extra_discount_paise >= 0),
  add column pause_days smallint check (pause_days >= 0),
  add column transfer_days smallint check (transfer_days >= 0),
  add column swimming_sessions smallint check (swimming_sessions >= 0),
  -- false: only its own
  add column opens_all_centers boolean;

-- Those that exist were sold by the plans of the day on which this was written. Their price is what they cost.
update memberships set
    list_price_paise = plan.list_price_paise,
    fee_paise = least(90000, total_paise + renewal_discount_paise),
    discount_price_paise = total_paise + renewal_discount_paise - least(90000, total_paise + renewal_discount_paise),
    extension_days = plan.extension_days,
    extra_discount_paise = plan.extra_discount_paise,
    pause_days = plan.pause_days,
    transfer_days = plan.transfer_days,
    swimming_sessions = plan.swimming_sessions,
    opens_all_centers = plan.opens_all_centers
  from (values
    ('Elite', 12, 1499900, 30, 50000, 30, 30, 6, false),
    ('Elite', 6, 1099900, 15, 30000, 15, 15, 3, false),
    ('Elite', 3, 799900, 7, 15000, 7, 7, 1, false),
    ('Elite Pro', 12, 1799900, 35, 100000, 45, 45, 12, true),
    ('Elite Pro', 6, 1299900, 20, 50000, 20, 20, 6, true),
    ('Elite Pro', 3, 899900, 10, 25000, 10, 10, 3, true),
    ('Elite Plus', 12, 1999900, 60, 150000, 60, 60, 24, true),
    ('Elite Plus', 6, 1499900, 30, 75000, 30, 30, 12, true),
    ('Elite Plus', 3, 1199900, 15, 40000, 15, 15, 6, true)
  ) as plan (type, months, list_price_paise, extension_days, extra_discount_paise, pause_days, transfer_days,
    swimming_sessions, opens_all_centers)
  where plan.type = memberships.type and plan.months = memberships.months;

alter table memberships
  alter column list_price_paise set not null,
  alter column discount_price_paise set not null,
  alter column fee_paise set not null,
  alter column extension_days set not null,
  alter column extra_discount_paise set not null,
  alter column pause_days set not null,
  alter column transfer_days set not null,
  alter column swimming_sessions set not null,
  alter column opens_all_centers set not null,
  add constraint memberships_cost_what_they_were_sold_for
    check (total_paise = discount_price_paise::bigint + fee_paise - renewal_discount_paise);

-- Trigger: what was sold stays what was sold, whatever statement is typed into psql.
create function refuse_changing_what_was_sold() returns trigger language plpgsql as $$
  begin
    raise exception 'what a membership was sold with does not change' using errcode = 'restrict_violation';
  end $$;
create trigger memberships_keep_what_was_sold
  before update of type, months, total_paise, renewal_discount_paise, list_price_paise, discount_price_paise, fee_paise,
    extension_days, extra_discount_paise, pause_days, transfer_days, swimming_sessions, opens_all_centers on memberships
  for each statement execute function refuse_changing_what_was_sold();
`;
