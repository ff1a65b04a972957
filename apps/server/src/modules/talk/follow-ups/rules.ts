import type { Center } from '@namma/contract/centers/rules';
import type { Day } from '@namma/contract/days/dates';
import type { FollowUpOutcome, FollowUpReason } from '@namma/contract/follow-ups/rules';

/** A line of the list. */
export interface FollowUpRow {
  reason: FollowUpReason;
  user_id: number | null;
  enquiry_id: number | null;
  pass_id: number | null;
  member_id: number | null;
  center: Center | null;
  since: Day;
  due_paise: number | null;
  about: string;
  name: string;
  phone: string;
  email: string;
  last_id: number | null;
  last_outcome: FollowUpOutcome | null;
  last_at: Date | null;
  last_by: string | null;
  last_note: string | null;
}
