import { type Day, formatDay } from '@namma/contract/days/dates';
import type { FollowUpOutcome, FollowUpReason } from '@namma/contract/follow-ups/rules';
import type { FollowUp } from '@namma/contract/follow-ups/schemas';
import { formatPaise } from '@namma/contract/money';
import type { Center } from '@namma/contract/values/centers';

/** A row of the list. */
export interface FollowUpRow {
  reason: FollowUpReason;
  user_id: number | null;
  enquiry_id: number | null;
  pass_id: number | null;
  membership_id: number | null;
  member_id: number | null;
  center: Center | null;
  since: Day;
  due_paise: number | null;
  about: string;
  name: string;
  phone: string;
  email: string;
  /** Null for people who were never asked. */
  wants_offers: boolean | null;
  last_id: number | null;
  last_outcome: FollowUpOutcome | null;
  last_at: Date | null;
  last_by: string | null;
  last_note: string | null;
}

type Said = Pick<FollowUpRow, 'since' | 'due_paise' | 'about'>;

/** The reason for the call, in words. */
const whys: Record<FollowUpReason, (row: Said, today: Day) => string> = {
  'money due': ({ due_paise, about }) => `${formatPaise(due_paise ?? 0)} is due for ${about}`,
  query: ({ about }) => `Asked and not answered: ${about}`,
  'closed day': ({ since, about }) => `${about} for ${formatDay(since)}, when the center is closed`,
  'trial asked': ({ since }) => `Asked for a day to try: ${formatDay(since)}`,
  'trial missed': ({ since }) => `Did not come to the trial of ${formatDay(since)}`,
  'renewal due': ({ since, about }, today) =>
    since < today ? `${about} ended on ${formatDay(since)}` : `${about} ends on ${formatDay(since)}`,
  'stopped coming': ({ since }) => `Came often, last on ${formatDay(since)}`,
  'never came': ({ since, about }) => `${about} is paid since ${formatDay(since)}, and no visit yet`,
  ended: ({ since, about }) => `${about} ended on ${formatDay(since)}`,
};

/** The WhatsApp message: the mail of the same kind, if there is one. */
function writesOf({ reason, ...row }: FollowUpRow): FollowUp['writes'] {
  if (row.enquiry_id !== null) return { kind: 'query', id: row.enquiry_id };
  if (row.pass_id !== null) return { kind: 'pass', id: row.pass_id };
  if (reason === 'money due') return { kind: 'slip', id: row.membership_id ?? 0 };
  if (reason === 'renewal due' || reason === 'ended') return { kind: 'renewal', id: row.membership_id ?? 0 };
  return { kind: 'member', id: row.user_id ?? 0 };
}

/** @param today the day in IST */
export const presentFollowUp = (row: FollowUpRow, today: Day): FollowUp => ({
  userId: row.user_id,
  queryId: row.enquiry_id,
  passId: row.pass_id,
  memberId: row.member_id,
  reason: row.reason,
  why: whys[row.reason](row, today),
  name: row.name,
  phone: row.phone,
  email: row.email,
  writes: writesOf(row),
  mayOffer: row.wants_offers === true,
  center: row.center,
  since: row.since,
  duePaise: row.due_paise,
  lastId: row.last_id ?? 0,
  last:
    row.last_outcome === null
      ? null
      : {
          outcome: row.last_outcome,
          at: (row.last_at ?? new Date(0)).toISOString(),
          by: row.last_by ?? '',
          note: row.last_note,
        },
});
