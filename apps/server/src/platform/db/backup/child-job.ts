import type { BackupFigures } from '../figures.ts';

/** What the process beside the server does with a file. */
export interface ChildJob {
  file: string;
  /** Back this PostgreSQL up into the file first; otherwise the file is there. */
  from?: { url: string; statements: 'named' | 'unnamed'; now: string } | undefined;
}

export type ChildReply =
  /** It waits for its job. */
  | { isReady: true }
  /** @property original what the PostgreSQL counted; absent when it was not backed up */
  | { original?: BackupFigures | undefined; restored: BackupFigures }
  | { failed: string };
