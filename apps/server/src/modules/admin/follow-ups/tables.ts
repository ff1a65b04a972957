import type { FollowUpOutcome, FollowUpReason } from '@namma/contract/follow-ups/rules';
import type { GeneratedAlways } from 'kysely';
import type { Fixed } from '../../../platform/db/column-types.ts';

/** The outcome of a call about a member, a query or a pass. */
export interface FollowUpsTable {
  id: GeneratedAlways<number>;
  user_id: number | null;
  enquiry_id: Fixed<number | null>;
  pass_id: Fixed<number | null>;
  reason: Fixed<FollowUpReason>;
  outcome: Fixed<FollowUpOutcome>;
  at: Fixed<Date>;
  made_by: number | null;
  /** The IST day from which the person may be listed again. */
  again_on: Fixed<string>;
  note: string | null;
}

declare module '../../../platform/db/types.ts' {
  interface Tables {
    follow_ups: FollowUpsTable;
  }
}
