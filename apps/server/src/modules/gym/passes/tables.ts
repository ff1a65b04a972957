import type { PassKind } from '@namma/contract/passes/rules';
import type { Center } from '@namma/contract/values/centers';
import type { GeneratedAlways } from 'kysely';

/** Requests for a pass, which have no code, and passes. */
export interface PassesTable {
  id: GeneratedAlways<number>;
  kind: PassKind;
  /** Empty once it is erased. */
  name: string;
  /** Null once it is erased. */
  phone: string | null;
  center: Center;
  /** In IST. */
  day: string;
  /** Null for a pass that nobody asked for on the site. */
  requested_at: Date | null;
  code: number | null;
  sold_at: Date | null;
  price_paise: number | null;
  used_at: Date | null;
  voided_at: Date | null;
  /** The member whom its holder has become. */
  user_id: number | null;
}

declare module '../../../platform/db/types.ts' {
  interface Tables {
    passes: PassesTable;
  }
}
