import type { GeneratedAlways } from 'kysely';
import type { Fixed } from '../../../platform/db/column-types.ts';

interface BackupsTable {
  id: GeneratedAlways<number>;
  at: Fixed<Date>;
  file: Fixed<string>;
  alive_at: Date;
  bytes: number | null;
  rows: number | null;
  verified_at: Date | null;
  error: string | null;
}

interface JobRunsTable {
  name: Fixed<string>;
  ran_at: Date;
  error: string | null;
}

declare module '../../../platform/db/types.ts' {
  interface Tables {
    backups: BackupsTable;
    job_runs: JobRunsTable;
  }
}
