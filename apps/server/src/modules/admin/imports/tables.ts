import type { ImportKind, storedImportStates } from '@namma/contract/imports/rules';
import type { ImportCounts, Reading } from '@namma/contract/imports/schemas';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Fixed } from '../../../platform/db/column-types.ts';
import type { Column } from './reading/columns.ts';

/** Rows of the file that are written in one transaction, and checked together. */
export interface CheckedStep {
  /** The last line of the step. */
  line: number;
  /** SHA-256 of the outcomes of its rows. */
  sha: string;
}

/** Written as a JSON string, read as the parsed value. */
type Json<T> = ColumnType<T, string, string>;

interface ImportsTable {
  id: GeneratedAlways<number>;
  kind: Fixed<ImportKind>;
  name: Fixed<string>;
  /** SHA-256 of the file. */
  sha: Fixed<Buffer>;
  by: Fixed<number>;
  /** The time of the check, later of the run. */
  at: Date;
  state: Generated<(typeof storedImportStates)[number]>;
  /** `unclear`: fields with several columns, until one is chosen. */
  reading: Json<Omit<Reading, 'columns'> & { unclear?: string[] }>;
  columns: Json<Column[]>;
  rows: number;
  counts: Json<ImportCounts>;
  took_milliseconds: number;
  steps: Json<CheckedStep[]>;
  steps_done: Generated<number>;
  alive_at: Date | null;
  undone_at: Date | null;
  undone_by: number | null;
  invited_at: Date | null;
}

interface ImportFilesTable {
  import_id: Fixed<number>;
  body: Fixed<Buffer>;
  kept_until: Date;
}

/** Tables of rows that an import creates or changes. */
type ImportedEntity = 'users' | 'memberships' | 'products' | 'product_families';
type Values = Record<string, unknown>;

interface ImportRowsTable {
  import_id: Fixed<number>;
  entity: Fixed<ImportedEntity>;
  row_id: Fixed<number>;
  line: Fixed<number>;
  is_new: Fixed<boolean>;
  before: ColumnType<Values | null, string | null, string | null>;
  after: ColumnType<Values | null, string | null, string | null>;
  /** A product's version after the import. */
  version: number | null;
}

interface ImportRefusalsTable {
  import_id: Fixed<number>;
  line: Fixed<number>;
  /** One of the contract's fields; empty where the whole row is refused. */
  field: Fixed<string>;
  value: Fixed<string>;
  reason: Fixed<string>;
  cells: ColumnType<string[], string, never>;
}

declare module '../../../platform/db/types.ts' {
  interface Tables {
    imports: ImportsTable;
    import_files: ImportFilesTable;
    import_rows: ImportRowsTable;
    import_refusals: ImportRefusalsTable;
  }
}
