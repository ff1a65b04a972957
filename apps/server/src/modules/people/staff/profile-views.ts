import { type Call, type CallName, calls } from '@namma/contract/calls';
import { days, gymDay } from '@namma/contract/days/dates';
import { PROFILE_VIEW_DAYS } from '@namma/contract/staff/rules';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { deleteExpiredInvites } from './queries/invites.ts';
import { deleteOldProfileViews, insertExport, insertProfileView } from './queries/profile-views.ts';

/** Logs profile views and CSV exports by staff; owners see the counts. A failed log write never blocks the read. */
export async function logProfileView(
  { db, clock }: Deps,
  name: CallName,
  { userId }: Pick<Session, 'userId'>,
  query: unknown,
): Promise<void> {
  const now = clock();
  const call: Call = calls[name];
  try {
    if (name === 'admin/getMember')
      await insertProfileView(db, userId, (query as { id: number }).id, gymDay(now));
    else if (call.csv) await insertExport(db, userId, name, now);
  } catch {
    // A failed log write never blocks the read.
  }
}

export async function deleteOld({ db, clock }: Deps): Promise<void> {
  await deleteExpiredInvites(db, clock());
  await deleteOldProfileViews(db, new Date(clock().getTime() - days(PROFILE_VIEW_DAYS + 1)));
}
