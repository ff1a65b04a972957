import type { Day } from '@namma/contract/days/dates';
import type { DateOrder, ImportKind } from '@namma/contract/imports/rules';
import type { Previewed, Reading } from '@namma/contract/imports/schemas';
import type { Tx } from '../../../platform/db/types.ts';
import type { BadCell } from './reading/cells.ts';
import type { Column } from './reading/columns.ts';
import type { FileRow } from './reading/file.ts';
import type { ValueReader } from './values.ts';

/** The import in progress, and how to read its file. */
export interface ImportContext {
  importId: number;
  kind: ImportKind;
  /** A dry run: each step is rolled back. */
  isCheck: boolean;
  /** The admin who runs it, and the time. */
  cashier: { userId: number; now: Date };
  today: Day;
  order: DateOrder;
  reading: Omit<Reading, 'columns'>;
  columns: readonly Column[];
  values: ValueReader;
  /** The parent references of variation rows. */
  parents: ReadonlySet<string>;
}

/** Reads and writes the rows of one kind of file. Its memory of a step's rows becomes permanent with `keep`. */
export interface Importer {
  /** Writes the rows of a step in the caller's transaction. */
  importRows: (tx: Tx, rows: readonly FileRow[]) => Promise<RowOutcome[]>;
  /** Restores, without writing, the memory of rows that an earlier run has imported. */
  recallRows: (tx: Tx, rows: readonly FileRow[]) => Promise<void>;
  /** Call it after the transaction of the step. Without it the next call starts from the state before the step. */
  keep: () => void;
}

/** A map whose changes become permanent only with `keep`, so that a step can be retried. */
export class StepMap<K, V> {
  readonly #kept = new Map<K, V>();
  readonly #ofStep = new Map<K, V>();

  get(key: K): V | undefined {
    return this.#ofStep.get(key) ?? this.#kept.get(key);
  }

  has(key: K): boolean {
    return this.#ofStep.has(key) || this.#kept.has(key);
  }

  set(key: K, value: V): void {
    this.#ofStep.set(key, value);
  }

  keep(): void {
    for (const [key, value] of this.#ofStep) this.#kept.set(key, value);
    this.#ofStep.clear();
  }

  /** Discards changes since the last `keep`. */
  drop(): void {
    this.#ofStep.clear();
  }
}

/** The outcome of one row. */
export type RowOutcome =
  | {
      row: FileRow;
      state: 'new' | 'matched' | 'unchanged';
      replaced?: Replaced | undefined;
      /** Called only while the preview has room. */
      preview: () => Omit<Previewed, 'line'>;
      /** The membership that the row creates. */
      membership?: MembershipSummary | undefined;
      /** The last day of a product's sale price. */
      saleUntil?: Day | null | undefined;
    }
  | { row: FileRow; bad: BadCell };

export interface MembershipSummary {
  duePaise: number;
  hasEnded: boolean;
  /** Set for an amount paid without a price or due amount: what the membership would owe at today's price. */
  dueAtPlanPrice?: number | undefined;
}

/** The values that a row overwrites. */
export interface Replaced {
  /** The previous name of the person or product. */
  name: string;
  /** `field` is one of the contract. */
  changes: readonly { field: string; before: string; after: string }[];
}

export interface Refused {
  line: number;
  /** One of the contract's fields; empty for the whole row. */
  field: string;
  value: string;
  reason: string;
  cells: readonly string[];
}
