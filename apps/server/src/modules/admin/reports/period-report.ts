import type { Day } from '@namma/contract/days/dates';
import type { ReportStep } from '@namma/contract/reports/rules';
import type { Period } from '@namma/contract/reports/schemas';
import type { Center } from '@namma/contract/values/centers';
import type { Db } from '../../../platform/db/types.ts';
import type { Cell } from '../../../platform/shared/csv.ts';
import type { Reading } from './present.ts';

/** The rows that a report covers. */
export interface Scope {
  period: Period;
  step: ReportStep;
  /** Undefined for all centers. */
  center?: Center | undefined;
  now: Date;
  /** True if prices include GST that the gym pays on. */
  isTaxed: boolean;
}

/** A report over a period: its reader, and the rows of its CSV file. */
export interface PeriodReport {
  read: (db: Db, scope: Scope) => Promise<Reading>;
  header: readonly string[];
  list: (db: Db, scope: Scope) => Promise<Cell[][]>;
}

/** A report on the current state, of a center or of all. */
export interface TodaysReport {
  read: (db: Db, today: Day, center?: Center) => Promise<Reading>;
  header: readonly string[];
  list: (db: Db, today: Day, center?: Center) => Promise<Cell[][]>;
}
