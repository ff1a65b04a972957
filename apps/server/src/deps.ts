import type { TaxScheme } from '@namma/contract/documents/rules';
import type { UpiPayee } from '@namma/contract/payments/rules';
import type { ReadPublic } from './platform/db/postgres/replica.ts';
import type { Db } from './platform/db/types.ts';

/** What every service receives; tests pass their own. */
export interface Deps {
  db: Db;
  /** The current instant. The server's only clock (D18). */
  clock: () => Date;
  /** False only for load tests (D37). */
  isRateLimited: boolean;
  /** Waits that many milliseconds; uses the system's timer when absent. */
  pause?: (milliseconds: number) => Promise<unknown>;
  /** How mails leave. Left out, they are kept, and their links name this machine. */
  mail?: MailSettings;
  /** How documents are issued. Left out, they are receipts with the facts of the contract. */
  tax?: TaxSettings;
  /** Who receives UPI payments; undefined while that is not set. */
  upi?: UpiPayee | undefined;
  /** Whether members under 18 order and book only once a parent or guardian was seen. */
  isGuardianChecked?: boolean;
  /** Where public reads go: a replica if there is one; `db` when absent. */
  readPublic?: ReadPublic;
}

/** Bills and invoices need both a legal name and a GSTIN. */
export interface TaxSettings {
  scheme: TaxScheme;
  /** Null: the brand's name stands on receipts. */
  legalName: string | null;
  gstin: string | null;
}

export interface MailSettings {
  /** The shop's address for links, such as `https://gym.example`, without a slash at the end. */
  origin: string;
  /** Undefined while no mail server is set. */
  sending?:
    | {
        /** The address that mails come from; message ids end in its domain. */
        from: string;
        /** Tells this process's worker that a mail waits. */
        wake: () => void;
      }
    | undefined;
}
