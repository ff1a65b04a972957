import type { Center } from '@namma/contract/values/centers';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Fixed } from '../../../platform/db/column-types.ts';

/** Special hours of a center on one IST day, which replace the usual ones; minutes from midnight. */
export interface SpecialHoursTable {
  id: GeneratedAlways<number>;
  center: Fixed<Center>;
  day: Fixed<string>;
  opens_at_minute: Fixed<number>;
  closes_at_minute: Fixed<number>;
  reason: Fixed<string>;
  set_by: Fixed<number>;
  at: Fixed<Date>;
  removed_at: ColumnType<Date | null, never, Date>;
  /** The calendar closures before and after these hours. */
  before_closure_id: ColumnType<number | null, never, number>;
  after_closure_id: ColumnType<number | null, never, number>;
}

declare module '../../../platform/db/types.ts' {
  interface Tables {
    special_hours: SpecialHoursTable;
  }
}
