import type { Day } from '@namma/contract/days/dates';
import type { DateOrder, ImportKind } from '@namma/contract/imports/rules';
import type { Previewed, Reading } from '@namma/contract/imports/schemas';
import type { Tx } from '../../../platform/db/types.ts';
import type { BadCell } from './reading/cells.ts';
import type { Column } from './reading/columns.ts';
import type { FileRow } from './reading/file.ts';
import type { ValueReader } from './values.ts';

/** Whose import it is, and how its file is read. */
export interface ImportContext {
  importId: number;
  kind: ImportKind;
  /** A check, each of whose steps is rolled back. */
  isCheck: boolean;
  /** Who runs it, and when. */
  cashier: { userId: number; now: Date };
  today: Day;
  order: DateOrder;
  reading: Omit<Reading, 'columns'>;
  columns: readonly Column[];
  values: ValueReader;
  /** What rows of products call the product that they are a variation of. */
  parents: ReadonlySet<string>;
}

/** Reads and writes the rows of one kind of file. What it remembers of the rows of a step counts once `keep` is called. */
export interface Importer {
  /** Writes the rows of a step in the caller's transaction. */
  importRows: (tx: Tx, rows: readonly FileRow[]) => Promise<RowOutcome[]>;
  /** Remembers, without writing, what later rows must know of rows that an earlier run has imported. */
  recallRows: (tx: Tx, rows: readonly FileRow[]) => Promise<void>;
  /** After the transaction of the step. Without it the next call begins from the state before the step. */
  keep: () => void;
}

/** A map whose entries count for good only once they are kept, so that a step can be tried again. */
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

  /** Forgets what was set since the last `keep`. */
  drop(): void {
    this.#ofStep.clear();
  }
}

/** What one row came to. */
export type RowOutcome =
  | {
      row: FileRow;
      state: 'new' | 'matched' | 'unchanged';
      replaced?: Replaced | undefined;
      /** Asked for only while the preview is not full. */
      preview: () => Omit<Previewed, 'line'>;
      /** Of the membership that the row makes. */
      membership?: MembershipSummary | undefined;
      /** Of a product, the last day of its sale price. */
      saleUntil?: Day | null | undefined;
    }
  | { row: FileRow; bad: BadCell };

export interface MembershipSummary {
  duePaise: number;
  hasEnded: boolean;
  /** Has an amount paid, and neither a price nor a due: what it owes if today's price is its own. */
  dueAtPlanPrice?: number | undefined;
}

/** What a row writes over. */
export interface Replaced {
  /** Of the person or the product, until now. */
  name: string;
  /** `field` is of the contract. */
  changes: readonly { field: string; before: string; after: string }[];
}

export interface Refused {
  line: number;
  /** Of the contract's fields; empty for the row as a whole. */
  field: string;
  value: string;
  reason: string;
  cells: readonly string[];
}
