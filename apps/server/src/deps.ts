import type { ReadPublic } from './db/postgres/replica.ts';
import type { Db } from './db/types.ts';

/** What every service may use; tests hand in their own. */
export interface Deps {
  db: Db;
  /** Now. The one clock of the server (D18). */
  clock: () => Date;
  /** Off only for load tests (D37). */
  isRateLimited: boolean;
  /** Waits so many milliseconds; by the system's timer when left out. */
  pause?: (milliseconds: number) => Promise<unknown>;
  /** People and queries made with these are marked as demo data; left out, they are real. */
  isDemo?: boolean;
  /** Where public reads are answered; on `db` when left out. */
  readPublic?: ReadPublic;
}
