import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The presets whose staff may do nothing before they have a second factor; that an owner demands it goes on record. */
export const aDemandedFactor: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create table factor_demands (
  preset text primary key check (preset in ('owner', 'manager', 'desk', 'shop', 'coach', 'accountant')),
  demanded_by integer not null references users (id),
  demanded_at timestamptz not null
);
alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check check (action in (
  'product added', 'product changed', 'product deleted', 'stock received', 'stock counted', 'stock written off',
  'order moved', 'order cancelled', 'return requested', 'return withdrawn', 'return decided', 'review hidden',
  'review shown', 'membership registered', 'membership payed', 'membership changed', 'center closed',
  'center reopened', 'payment received', 'payment reversed', 'query answered', 'tax set', 'appointment booked',
  'appointment moved', 'appointment cancelled', 'appointment missed', 'coach added', 'coach changed',
  'closure added', 'closure removed', 'change undone', 'mail sent again', 'admin created', 'admin disabled',
  'staff invited', 'staff invitation withdrawn', 'staff joined', 'staff changed', 'staff ended', 'refusal overruled',
  'account deleted', 'guardian seen', 'date of birth changed', 'second factor set', 'second factor dropped',
  'second factor demanded'
));
`,
    ),
};
