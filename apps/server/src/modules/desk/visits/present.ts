import { hours } from '@namma/contract/days/dates';
import type { TierName } from '@namma/contract/memberships/tiers';
import type { PassKind } from '@namma/contract/passes/rules';
import type { Center } from '@namma/contract/values/centers';
import type { EntryTerm } from '@namma/contract/visits/admission';
import { INSIDE_HOURS, type VisitRefusal } from '@namma/contract/visits/rules';
import type { EntryMembership, Visit } from '@namma/contract/visits/schemas';

export const presentEntryTerm = (term: EntryTerm): EntryMembership => ({
  id: term.id,
  type: term.type,
  center: term.opens_all_centers ? null : term.center,
  startDate: term.start_date,
  endDate: term.effective_end,
  payment_status: term.payment_status,
  duePaise: term.due_paise,
  pausedTo: term.paused_to,
});

interface PresentableVisit {
  id: number;
  user_id: number | null;
  center: Center;
  at: Date;
  is_in: boolean;
  refusal: VisitRefusal | null;
  overruled: string | null;
  name: string | null;
  type: TierName | null;
  pass: PassKind | null;
}

export const presentVisit = (row: PresentableVisit, now: Date): Visit => ({
  id: row.id,
  at: row.at.toISOString(),
  center: row.center,
  verdict: row.is_in ? 'in' : 'refused',
  reason: row.refusal,
  overruled: row.overruled,
  isInside: row.is_in && row.at > insideSince(now),
  userId: row.user_id,
  name: row.name ?? '',
  type: row.type,
  pass: row.pass,
});

/** Members who checked in after this instant count as present. */
export const insideSince = (now: Date): Date => new Date(now.getTime() - hours(INSIDE_HOURS));
