import type { Reply } from '@namma/contract/calls';
import type { ProfileUpdate, StaffProfileUpdate } from '@namma/contract/users/schemas';
import type { Deps } from '../../../deps.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { Refusal, refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { updateProfile } from './profile.ts';
import { getUser, renameUser } from './queries/users.ts';

/**
 * Saves a profile. Staff may omit phone and date of birth.
 * @throws 400 a member without them; otherwise as `updateProfile`
 */
export async function saveProfile(
  deps: Deps,
  session: Session,
  form: StaffProfileUpdate,
): Promise<Reply<'user/update'>> {
  const { phone, DOB } = form;
  const isWhole = phone !== undefined && DOB !== undefined;
  if (isWhole || session.role !== 'ADMIN')
    return updateProfile(deps, session, isWhole ? { ...form, phone, DOB } : refuseMissing(form));
  if (form.user_id !== undefined && form.user_id !== session.userId) throw refuse('notYours');
  const current = await getUser(deps.db, session.userId);
  if (form.email !== undefined && form.email !== current.email) throw refuse('emailIsFixed');
  if (form.gender !== undefined && form.gender !== current.gender) throw refuse('genderIsFixed');
  const changes = { name: form.name, ...(form.locale && { locale: form.locale }) };
  if (!(await renameUser(deps.db, session.userId, changes))) throw refuse('unauthorized');
  return { status: messages().messages.profileSaved };
}

/** Applies the member's schema, which requires these fields. */
function refuseMissing({ phone, DOB }: StaffProfileUpdate): ProfileUpdate {
  const issues = [
    ...(phone === undefined ? [{ path: 'phone', message: messages().messages.phoneDigits }] : []),
    ...(DOB === undefined ? [{ path: 'DOB', message: messages().messages.dobRequired }] : []),
  ];
  const [first] = issues;
  const isOne = issues.length === 1 && first;
  throw new Refusal(
    'invalidFields',
    isOne ? `${first.path}: ${first.message}` : messages().messages.checkFields,
    {
      issues,
    },
  );
}
