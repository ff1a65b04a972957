import type { Day } from '@namma/contract/days/dates';
import type { DateOrder, ImportKind } from '@namma/contract/imports/rules';
import type { Previewed, Reading } from '@namma/contract/imports/schemas';
import type { Deps } from '../../../deps.ts';
import type { BadCell } from './reading/cells.ts';
import type { Column } from './reading/columns.ts';
import type { FileRow } from './reading/file.ts';
import type { ValueReader } from './values.ts';

/** Whose import it is, and how its file is read. */
export interface ImportContext {
  deps: Deps;
  importId: number;
  kind: ImportKind;
  /** A check, which is rolled back. */
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
