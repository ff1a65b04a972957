import type { Reply } from '@namma/contract/calls';
import { type Day, gymDay } from '@namma/contract/days/dates';
import type { Locale } from '@namma/contract/locales';
import { isMinor, isOldEnough } from '@namma/contract/members/rules';
import { permissionsOf } from '@namma/contract/staff/permissions';
import type { ProfileUpdate } from '@namma/contract/users/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseField } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity, ofMember } from '../../core/audit/api.ts';
import { findGuardian, getUser, lockUser, updateUser } from './queries/users.ts';

/**
 * Returns the signed-in person's profile (SPEC section 3). An admin created at startup has no phone, DOB and gender.
 */
export async function getProfile({ db }: Deps, session: Session): Promise<Reply<'user/profile'>> {
  const user = await getUser(db, session.userId);
  return {
    user_id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone ?? '',
    DOB: user.dob ?? '',
    gender: user.gender ?? '',
    address: user.address ?? '',
    locale: user.locale,
    role: user.role,
    ...(session.staff && {
      staff: {
        preset: session.staff.preset,
        permissions: [...permissionsOf(session.staff.preset)],
        center: session.staff.center,
        needsFactor: session.isFactorMissing ?? false,
      },
    }),
  };
}

/**
 * Changes name, phone, date of birth and mail language (D19).
 * @throws 403 another member's user_id; 400 another email or gender, or younger than 13 on the day of registration
 */
export async function updateProfile(
  deps: Deps,
  session: Session,
  form: ProfileUpdate,
): Promise<Reply<'user/update'>> {
  const { db } = deps;
  if (form.user_id !== undefined && form.user_id !== session.userId) throw refuse('notYours');
  const current = await getUser(db, session.userId);
  if (form.email !== undefined && form.email !== current.email) throw refuse('emailIsFixed');
  if (form.gender !== undefined && form.gender !== current.gender) throw refuse('genderIsFixed');
  if (!isOldEnough(form.DOB, current.registered_on)) throw refuseField('DOB', 'tooYoung');
  const { name, phone, DOB: dob, locale } = form;
  const changes = { name, phone, dob, ...(locale && { locale }) };
  // Only a different date of birth can make a minor older; the row is locked, so concurrent changes are serialized.
  const isSaved =
    current.dob === null || dob >= current.dob
      ? await updateUser(db, session.userId, changes)
      : await inTransaction(db, (tx) => makeOlder(tx, deps, session.userId, changes));
  if (!isSaved) throw refuse('unauthorized');
  return { status: messages().messages.profileSaved };
}

/**
 * Saves an earlier date of birth. Keeps a minor's previous one beside it, and logs when the change makes a minor an
 * adult (D78).
 */
async function makeOlder(
  tx: Tx,
  { clock }: Deps,
  userId: number,
  changes: { name: string; phone: string; dob: Day; locale?: Locale },
) {
  if (!(await lockUser(tx, userId))) return undefined;
  const before = await findGuardian(tx, userId);
  const now = clock();
  const today = gymDay(now);
  const youngest = [before?.dob, before?.dob_when_minor]
    .filter((birth) => birth != null)
    .toSorted()
    .at(-1);
  const isKept = youngest !== undefined && changes.dob < youngest && isMinor(youngest, today);
  const saved = await updateUser(tx, userId, { ...changes, ...(isKept && { dob_when_minor: youngest }) });
  const wasMinor = before?.dob != null && isMinor(before.dob, today);
  if (saved && wasMinor && !isMinor(changes.dob, today)) {
    await logActivity(tx, { userId, now }, [
      {
        action: 'date of birth changed',
        ...ofMember(userId),
        before: { under18: true },
        after: { under18: false },
      },
    ]);
  }
  return saved;
}
