import type { Reply } from '@namma/contract/calls';
import { gymDay } from '@namma/contract/dates';
import { messages } from '@namma/contract/messages';
import type { Registration } from '@namma/contract/schemas/auth';
import type { ProfileUpdate } from '@namma/contract/schemas/users';
import type { Db } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import {
  findAnyAdmin,
  findCredentialsByEmail,
  findUser,
  findUserIdByEmail,
  getCredentialsById,
  insertUser,
  replacePasswordHash,
  updateUser,
} from './queries.ts';
import { isOldEnough } from './rules.ts';

export const findCredentials = findCredentialsByEmail;
export const findCredentialsOf = getCredentialsById;

export const isEmailTaken = async (db: Db, email: string): Promise<boolean> =>
  (await findUserIdByEmail(db, email)) !== undefined;

/** False when the password has changed meanwhile. */
export const setPasswordHash = async (db: Db, id: number, oldHash: string, newHash: string): Promise<boolean> =>
  (await replacePasswordHash(db, id, oldHash, newHash)) !== undefined;

/** Refuses: 400 younger than 13 today (IST), 409 email registered already, also by a request at the same moment. */
export async function createMember({ db, clock }: Deps, form: Registration, passwordHash: string): Promise<void> {
  const today = gymDay(clock());
  if (!isOldEnough(form.DOB, today)) throw refuseField('DOB', messages.tooYoung);
  const created = await insertUser(db, {
    name: form.name,
    email: form.email,
    phone: form.phone,
    dob: form.DOB,
    gender: form.gender,
    address: form.address,
    role: 'user',
    password_hash: passwordHash,
    registered_on: today,
  });
  if (!created) throw refuse('emailTaken');
}

export const hasAdmin = async (db: Db): Promise<boolean> => (await findAnyAdmin(db)) !== undefined;

/** Makes an admin account; false when the email is registered already. */
export async function createAdmin({ db, clock }: Deps, email: string, passwordHash: string): Promise<boolean> {
  const created = await insertUser(db, {
    name: 'Admin',
    email,
    role: 'ADMIN',
    password_hash: passwordHash,
    registered_on: gymDay(clock()),
  });
  return created !== undefined;
}

/** The profile of who is signed in (SPEC section 3). An admin made at the start has empty phone, DOB and gender. */
export async function getProfile({ db }: Deps, session: Session): Promise<Reply<'user/profile'>> {
  const user = await findUser(db, session.userId);
  if (!user) throw refuse('unauthorized');
  return {
    user_id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone ?? '',
    DOB: user.dob ?? '',
    gender: user.gender ?? '',
    role: user.role,
  };
}

/**
 * Changes name, phone and day of birth (D19).
 * Refuses: 403 another member's user_id; 400 another email or gender, or younger than 13 today (IST).
 */
export async function updateProfile(deps: Deps, session: Session, form: ProfileUpdate): Promise<Reply<'user/update'>> {
  if (form.user_id !== undefined && form.user_id !== session.userId) throw refuse('notYours');
  const current = await getProfile(deps, session);
  if (form.email !== undefined && form.email !== current.email) throw refuse('emailIsFixed');
  if (form.gender !== undefined && form.gender !== current.gender) throw refuse('genderIsFixed');
  if (!isOldEnough(form.DOB, gymDay(deps.clock()))) throw refuseField('DOB', messages.tooYoung);
  await updateUser(deps.db, session.userId, { name: form.name, phone: form.phone, dob: form.DOB });
  return { status: messages.profileSaved };
}
