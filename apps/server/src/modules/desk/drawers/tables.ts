import type { Center } from '@namma/contract/values/centers';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Fixed } from '../../../platform/db/column-types.ts';

/** Set once, by the closing. */
type AtClosing<T> = ColumnType<T | null, never, T>;

/** Never changed once it is closed. */
export interface DrawersTable {
  id: GeneratedAlways<number>;
  center: Fixed<Center>;
  float_paise: Fixed<number>;
  opened_by: Fixed<number | null>;
  opened_at: Fixed<Date>;
  closed_by: AtClosing<number>;
  closed_at: AtClosing<Date>;
  counted_paise: AtClosing<number>;
  expected_paise: AtClosing<number>;
  note: ColumnType<string | null, never, string | null>;
}

/** Cash that was paid out of a drawer, or a note about a closed one. Only ever added to. */
export interface DrawerEntriesTable {
  id: GeneratedAlways<number>;
  drawer_id: Fixed<number>;
  /** Null for a note. */
  amount_paise: Fixed<number | null>;
  text: Fixed<string>;
  made_by: Fixed<number | null>;
  at: Fixed<Date>;
}

declare module '../../../platform/db/types.ts' {
  interface Tables {
    drawers: DrawersTable;
    drawer_entries: DrawerEntriesTable;
  }
}
