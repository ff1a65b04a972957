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
  /** How mails leave. Left out, they are kept, and their links name this machine. */
  mail?: MailSettings;
  /** Where public reads are answered; on `db` when left out. */
  readPublic?: ReadPublic;
}

export interface MailSettings {
  /** The shop's address for links, such as `https://gym.example`, without a slash at the end. */
  origin: string;
  /** Undefined while no mail server is set. */
  sending?:
    | {
        /** The domain of the sender's address: message ids end in it. */
        domain: string;
        /** Tells this process's worker that a mail waits. */
        wake: () => void;
      }
    | undefined;
}
