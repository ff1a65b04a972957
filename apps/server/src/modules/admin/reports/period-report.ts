import type { Day } from '@namma/contract/days/dates';
import type { ReportStep } from '@namma/contract/reports/rules';
import type { Period } from '@namma/contract/reports/schemas';
import type { Db } from '../../../platform/db/types.ts';
import type { Cell } from '../../../platform/shared/csv.ts';
import type { Reading } from './present.ts';

/** A report over a period: its reader, and the rows of its CSV file. */
export interface PeriodReport {
  read: (db: Db, period: Period, step: ReportStep) => Promise<Reading>;
  header: readonly string[];
  list: (db: Db, period: Period, step: ReportStep) => Promise<Cell[][]>;
}

/** A report on the current state. */
export interface TodaysReport {
  read: (db: Db, today: Day) => Promise<Reading>;
  header: readonly string[];
  list: (db: Db, today: Day) => Promise<Cell[][]>;
}
