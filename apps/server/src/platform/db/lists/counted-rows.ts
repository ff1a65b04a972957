import type { Center } from '@namma/contract/values/centers';
import type { RawBuilder } from 'kysely';
import type { ListedTable } from '../types.ts';

/** The rows of a table that count as new. */
export interface CountedRows {
  table: ListedTable;
  /** All rows by default. Other rows are written later about existing data. */
  isNew?: RawBuilder<unknown>;
  /** The rows visible to the reader; all by default. */
  isShownTo?: (reader: CountingReader) => RawBuilder<unknown>;
}

/** The reader of a counter: of one center, or of one coach; null for all (D75). */
export interface CountingReader {
  center: RawBuilder<Center | null>;
  coachId: RawBuilder<number | null>;
}
