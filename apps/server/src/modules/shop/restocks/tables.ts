import type { GeneratedAlways } from 'kysely';
import type { Fixed } from '../../../platform/db/column-types.ts';

/** A member's subscription to a product's back-in-stock mail. */
export interface RestockSubscriptionsTable {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  product_id: Fixed<number>;
  asked_at: Date;
  /** Null until the member is notified. */
  notified_at: Date | null;
}

/** The link of a back-in-stock mail that ends all subscriptions of its member. */
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
