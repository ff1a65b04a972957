import type { BreachedData, BreachKind } from '@namma/contract/breaches/rules';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Fixed } from '../../../platform/db/column-types.ts';

/** An entry of the register of breaches of personal data. */
export interface BreachesTable {
  id: GeneratedAlways<number>;
  noticed_at: Date;
  kind: BreachKind;
  happened: string;
  whose: string;
  /** Written as JSON. */
  data: ColumnType<BreachedData[], string, string>;
  people: number | null;
  done: string;
  told_en: string | null;
  told_kn: string | null;
  told_hi: string | null;
  board_told_at: Date | null;
  people_told_at: Date | null;
  added_at: Fixed<Date>;
  made_by: Fixed<number>;
  /** One more after every change. */
  version: ColumnType<number, never, number>;
}

declare module '../../../platform/db/types.ts' {
  interface Tables {
    breaches: BreachesTable;
  }
}
