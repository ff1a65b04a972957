import type { BackupFigures } from '../figures.ts';

/** A job of the child process: what to do with a file. */
export interface ChildJob {
  file: string;
  /** Back this PostgreSQL up into the file first; otherwise the file already exists. */
  from?: { url: string; statements: 'named' | 'unnamed'; now: string } | undefined;
}

export type ChildReply =
  /** The child is ready for its job. */
  | { isReady: true }
  /** @property original figures of the PostgreSQL; absent when it was not backed up */
  | { original?: BackupFigures | undefined; restored: BackupFigures }
  | { failed: string };
