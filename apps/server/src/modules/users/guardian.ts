import type { Reply } from '@namma/contract/calls';
import { gymDay } from '@namma/contract/dates';
import { type GuardianState, isMinor } from '@namma/contract/members';
import { privacyMessages } from '@namma/contract/messages/privacy';
import { inTransaction } from '../../db/transaction.ts';
import type { Db } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../shared/refusal.ts';
import type { Session } from '../../shared/session.ts';
import { logActivity } from '../activity/service.ts';
import { findGuardian, findPerson, setGuardianSeen } from './queries.ts';

type GuardianSettings = Pick<Deps, 'clock' | 'isGuardianChecked'>;

/** Whether a parent or guardian of this person was seen; null for adults, and while the setting is off. */
export function guardianStateOf(
  { clock, isGuardianChecked }: GuardianSettings,
  person: { dob: string | null; guardian_seen_at: Date | null },
): GuardianState | null {
  if (!isGuardianChecked || person.dob === null || !isMinor(person.dob, gymDay(clock()))) return null;
  return person.guardian_seen_at ? 'seen' : 'missing';
}

/**
 * For orders, memberships and bookings of the member's own. Refuses: 403 under 18 (IST) before an admin has confirmed that a
 * parent or guardian was seen; never while GUARDIAN_CHECK is off.
 */
export async function checkGuardian(db: Db, deps: GuardianSettings, userId: number): Promise<void> {
  if (!deps.isGuardianChecked) return;
  const person = await findGuardian(db, userId);
  if (person && guardianStateOf(deps, person) === 'missing') throw refuse('guardianNotSeen');
}

/**
 * Keeps that an admin has seen a parent or guardian. Refuses: 404 unknown, 409 an adult, seen already, or the setting is off.
 */
export function confirmGuardian(
  deps: Deps,
  { userId: adminId }: Session,
  id: number,
): Promise<Reply<'admin/confirmGuardian'>> {
  const now = deps.clock();
  return inTransaction(deps.db, async (tx) => {
    const person = await findPerson(tx, id);
    if (!person) throw refuse('noSuchMember');
    if (guardianStateOf(deps, person) !== 'missing' || !(await setGuardianSeen(tx, id, now)))
      throw refuse('guardianNotNeeded');
    await logActivity(tx, { userId: adminId, now }, [
      {
        action: 'guardian seen',
        subjectType: 'member',
        subjectId: id,
        subjectUserId: id,
        subject: '',
        before: { guardianSeen: false },
        after: { guardianSeen: true },
      },
    ]);
    return { status: privacyMessages.guardianConfirmed };
  });
}
