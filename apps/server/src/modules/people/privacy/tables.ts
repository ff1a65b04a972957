import type { GeneratedAlways } from 'kysely';
import type { Fixed } from '../../../platform/db/column-types.ts';

/** The member's last choice about offers. */
export interface OfferChoicesTable {
  user_id: Fixed<number>;
  is_wanted: boolean;
  chosen_at: Date;
  /** True if recorded at the desk. */
  is_by_desk: boolean;
}

/** The person who may act for a member after death or incapacity. Each change is another row. */
export interface NomineesTable {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  name: Fixed<string>;
  relation: Fixed<string>;
  phone: Fixed<string | null>;
  email: Fixed<string | null>;
  named_at: Fixed<Date>;
}

declare module '../../../platform/db/types.ts' {
  interface Tables {
    offer_choices: OfferChoicesTable;
    nominees: NomineesTable;
  }
}
