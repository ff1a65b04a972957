import { activityActions, subjectTypes } from '@namma/contract/admin';
import { GYM_UTC_OFFSET_MINUTES } from '@namma/contract/business';
import type { Kysely } from 'kysely';
import { anyOf, run } from './sql.ts';

/** What the admin side stands on: the record of changes, running totals, and indexes for its lists and searches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, ...record, ...totals, ...indexes);
}

const record = [
  `create table activity (
    id integer generated always as identity primary key,
    at timestamptz not null,
    -- null for what was done at the server's own terminal
    admin_id integer references users,
    -- a copy: the record says who it was then
    admin_email text not null check (admin_email <> ''),
    action text not null check (${anyOf('action', activityActions)}),
    subject_type text not null check (${anyOf('subject_type', subjectTypes)}),
    subject_id integer not null,
    subject text not null,
    before jsonb check (jsonb_typeof(before) = 'object'),
    after jsonb check (jsonb_typeof(after) = 'object'),
    constraint something_changed check (num_nonnulls(before, after) > 0)
  )`,
  `create function refuse_rewriting() returns trigger language plpgsql as $$
    begin
      raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
    end $$`,
  `create trigger activity_is_only_added_to before update or delete or truncate on activity
    for each statement execute function refuse_rewriting()`,
  `create index activity_by_time on activity (at)`,
  `create index activity_of_admin on activity (admin_email, id desc)`,
  `create index activity_by_action on activity (action, id desc)`,
  `create index activity_of_subject on activity (subject_id, subject_type, id desc)`,
  `create index activity_by_text on activity using gin (subject gin_trgm_ops, admin_email gin_trgm_ops)`,
];

/** So many rows share a total, so that writes at the same moment seldom wait for each other. */
const SLOTS = 8;

interface Tally {
  kind: string;
  /** Column or literal that a row is counted under. */
  key: string;
  /** What a row adds; one when left out. */
  amount?: string;
}

/** Statements that keep tallies of a table in the very transaction that changes it, and count what is there already. */
function keepTallies(table: string, slotColumn: string, tallies: readonly Tally[], more = ''): string[] {
  const counted = (rows: string, sign: '' | '-') =>
    tallies
      .map(
        ({ kind, key, amount = '1' }) =>
          `select '${kind}', ${key}, ${slotColumn} % ${SLOTS}, ${sign}(${amount}) from ${rows}`,
      )
      .join(' union all ');
  // In the order of the keys, so that no two statements wait for each other in a circle.
  const add = (changes: string) =>
    `insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount) from (${changes}) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total`;
  const onChange = (operation: string, transition: string, changes: string, also = '') => [
    `create function tally_${table}_${operation}() returns trigger language plpgsql as $$
      begin ${add(changes)}; ${also} return null; end $$`,
    `create trigger ${table}_tallied_on_${operation} after ${operation} on ${table} ${transition}
      for each statement execute function tally_${table}_${operation}()`,
  ];
  const added = counted('added', '');
  const removed = counted('removed', '-');
  return [
    ...onChange('insert', 'referencing new table as added', added, more),
    ...onChange(
      'update',
      'referencing old table as removed new table as added',
      `${added} union all ${removed}`,
    ),
    ...onChange('delete', 'referencing old table as removed', removed),
    add(counted(table, '')),
  ];
}

const goodsPaise = 'quantity::bigint * unit_price_paise';

const addSalesOf = (rows: string) => `
  insert into sales_totals as kept (day, slot, goods_paise, orders)
    select gym_day(created_at) as day, user_id % ${SLOTS} as slot, sum(${goodsPaise}), count(*) from ${rows}
    group by 1, 2 order by 1, 2
    on conflict (day, slot) do update
      set goods_paise = kept.goods_paise + excluded.goods_paise, orders = kept.orders + excluded.orders`;

const totals = [
  // The day it is at the gym at an instant (D18), as gymDay in the contract reckons it.
  `create function gym_day(instant timestamptz) returns date language sql immutable strict parallel safe
    return ((instant at time zone 'UTC') + interval '${GYM_UTC_OFFSET_MINUTES} minutes')::date`,

  // Counts and sums that screens ask for, kept rather than counted afresh. A total is the sum of its slots.
  `create table tallies (
    kind text not null,
    key text not null,
    slot smallint not null,
    total numeric not null,
    primary key (kind, key, slot)
  ) with (fillfactor = 50)`,
  `create table sales_totals (
    day date not null,
    slot smallint not null,
    goods_paise bigint not null,
    orders integer not null,
    primary key (day, slot)
  ) with (fillfactor = 50)`,

  ...keepTallies(
    'orders',
    'user_id',
    [
      { kind: 'order_status', key: 'order_status' },
      { kind: 'sales', key: `'goods_paise'`, amount: goodsPaise },
    ],
    `${addSalesOf('added')};`,
  ),
  addSalesOf('orders'),
  ...keepTallies('memberships', 'user_id', [
    { kind: 'membership_status', key: 'payment_status' },
    { kind: 'membership_type', key: 'type' },
  ]),
  ...keepTallies('enquiries', 'id', [{ kind: 'enquiry_status', key: 'status' }]),
  ...keepTallies('activity', 'id', [{ kind: 'activity_action', key: 'action' }]),
];

const indexes = [
  `create index orders_of_product on orders (product_id, id desc) include (order_status)`,
  `create index users_by_text on users
    using gin (name gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops)`,
  `create index products_by_text on products using gin (name gin_trgm_ops)`,
  `create index enquiries_by_text on enquiries
    using gin (name gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops, message gin_trgm_ops)`,
  `create index admins on users (id) where role = 'ADMIN'`,
];
