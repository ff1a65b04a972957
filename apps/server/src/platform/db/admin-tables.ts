import type { AdminList } from '@namma/contract/admin/rules';
import type { ChangedFields } from '@namma/contract/admin/schemas';
import type { ActivityAction, SubjectType } from '@namma/contract/domains';
import type { Center } from '@namma/contract/values/centers';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Fixed } from './column-types.ts';

/** The newest row of a list that an admin has read. */
export interface ListReadsTable {
  user_id: Fixed<number>;
  list: Fixed<AdminList>;
  read_up_to: number;
}

/** Append-only: the database refuses updates and deletes. */
export interface ActivityTable {
  id: GeneratedAlways<number>;
  at: Fixed<Date>;
  admin_id: Fixed<number | null>;
  action: Fixed<ActivityAction>;
  subject_type: Fixed<SubjectType>;
  subject_id: Fixed<number>;
  subject_user_id: Fixed<number | null>;
  subject: Fixed<string>;
  /** Read as an object, written as JSON. */
  before: ColumnType<ChangedFields | null, string | null, never>;
  after: ColumnType<ChangedFields | null, string | null, never>;
  /** The first row of the same step; null for the first row itself. */
  step_id: Fixed<number | null>;
  /** The row that this one undoes. */
  undoes: Fixed<number | null>;
  searched: GeneratedAlways<string>;
}

export interface CentersTable {
  id: GeneratedAlways<number>;
  key: Fixed<Center>;
  label: string | null;
  area: string | null;
  street: string | null;
  phone: string | null;
  position: number;
  /** Null: has always been open. */
  opens_on: Fixed<string | null>;
  /** The first day on which it is closed for good. */
  closes_on: ColumnType<string | null, never, string | null>;
  slots_closure_id: ColumnType<number | null, never, number | null>;
}

/** Append-only: see the migration. */
export interface SettingsTable {
  id: GeneratedAlways<number>;
  key: Fixed<string>;
  from_day: Fixed<string>;
  /** Any JSON; the contract defines its type for each key. Null cancels the value for the day. */
  value: ColumnType<unknown, string | null, never>;
  by: Fixed<number>;
  at: Fixed<Date>;
}
