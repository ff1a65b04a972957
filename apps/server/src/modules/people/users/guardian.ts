import type { Reply } from '@namma/contract/calls';
import { type Day, gymDay } from '@namma/contract/days/dates';
import { type GuardianState, isMinor } from '@namma/contract/members/rules';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity, ofMember } from '../../core/audit/api.ts';
import { findGuardian, findPerson, setGuardianSeen } from './queries/users.ts';

type GuardianSettings = Pick<Deps, 'clock' | 'isGuardianChecked'>;

interface CheckedPerson {
  dob: string | null;
  dob_when_minor: string | null;
  guardian_seen_at: Date | null;
}

/**
 * Returns the state of the guardian check; null for adults, and while the setting is off. A person who replaced a date
 * of birth under 18 still counts as a minor until the desk has seen them (D78).
 */
export function guardianStateOf(
  { clock, isGuardianChecked }: GuardianSettings,
  { dob, dob_when_minor: before, guardian_seen_at: seenAt }: CheckedPerson,
): GuardianState | null {
  const today = gymDay(clock());
  const isChecked = [dob, before].some((birth) => birth !== null && isMinor(birth, today));
  if (!isGuardianChecked || !isChecked) return null;
  return seenAt ? 'seen' : 'missing';
}

/** Returns the date of birth that still counts for a person who is older by the current one; otherwise null. */
export const minorsBirthday = (
  { clock }: Pick<Deps, 'clock'>,
  { dob, dob_when_minor: before }: Omit<CheckedPerson, 'guardian_seen_at'>,
): Day | null => {
  const today = gymDay(clock());
  return before !== null && isMinor(before, today) && !(dob !== null && isMinor(dob, today)) ? before : null;
};

/**
 * Checks the guardian rule for a member's own orders, memberships and bookings.
 * @throws 403 under 18 (IST), also by a replaced date of birth, until an admin confirms that a guardian was seen; never
 * while GUARDIAN_CHECK is off
 */
export async function checkGuardian(db: Db, deps: GuardianSettings, userId: number): Promise<void> {
  if (!deps.isGuardianChecked) return;
  const person = await findGuardian(db, userId);
  if (!person || guardianStateOf(deps, person) !== 'missing') return;
  throw refuse(minorsBirthday(deps, person) === null ? 'guardianNotSeen' : 'ageNotSeen');
}

/**
 * Records that an admin has seen a parent or guardian.
 * @throws 404 unknown; 409 an adult, already seen, or the setting is off
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
        ...ofMember(id),
        before: { guardianSeen: false },
        after: { guardianSeen: true },
      },
    ]);
    return { status: messages().privacyMessages.guardianConfirmed };
  });
}
