import type { GeneratedAlways } from 'kysely';
import type { Fixed } from '../../../platform/db/column-types.ts';

/** That a member wants to be notified when a product is back. */
export interface RestockSubscriptionsTable {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  product_id: Fixed<number>;
  asked_at: Date;
  /** Null while the member waits. */
  notified_at: Date | null;
}

/** The link of a mail about a product that is back, by which its member waits for nothing any more. */
export interface RestockStopsTable {
  /** SHA-256 of the token. */
  token_hash: Fixed<Buffer>;
  user_id: Fixed<number>;
  made_at: Fixed<Date>;
}

declare module '../../../platform/db/types.ts' {
  interface Tables {
    restock_subscriptions: RestockSubscriptionsTable;
    restock_stops: RestockStopsTable;
  }
}
