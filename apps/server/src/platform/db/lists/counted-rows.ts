import type { Center } from '@namma/contract/values/centers';
import type { RawBuilder } from 'kysely';
import type { ListedTable } from '../types.ts';

/** The rows of a table that are new to a list. */
export interface CountedRows {
  table: ListedTable;
  /** All without it. Other rows are written later for what is known already. */
  isNew?: RawBuilder<unknown>;
  /** Those that the list shows to its reader; all without it. */
  isShownTo?: (reader: CountingReader) => RawBuilder<unknown>;
}

/** Whose new rows are counted: of one center, or of one coach; null for all (D75). */
export interface CountingReader {
  center: RawBuilder<Center | null>;
  coachId: RawBuilder<number | null>;
}
