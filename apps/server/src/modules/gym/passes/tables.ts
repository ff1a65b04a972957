import type { PassKind } from '@namma/contract/passes/rules';
import type { Center } from '@namma/contract/values/centers';
import type { GeneratedAlways } from 'kysely';

/** Passes, and requests for passes, which have no code. */
export interface PassesTable {
  id: GeneratedAlways<number>;
  kind: PassKind;
  /** Empty after erasure. */
  name: string;
  /** Null after erasure. */
  phone: string | null;
  center: Center;
  /** In IST. */
  day: string;
  /** Null for a pass that was not requested on the website. */
  requested_at: Date | null;
  code: number | null;
  sold_at: Date | null;
  price_paise: number | null;
  used_at: Date | null;
  voided_at: Date | null;
  /** The member that its holder has become. */
  user_id: number | null;
}

declare module '../../../platform/db/types.ts' {
  interface Tables {
    passes: PassesTable;
  }
}
