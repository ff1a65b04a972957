import type { Registration } from '@namma/contract/auth/schemas';
import { gymDay } from '@namma/contract/days/dates';
import { consentDocuments, LEGAL_TEXTS_OF } from '@namma/contract/legal/rules';
import { isOldEnough } from '@namma/contract/members/rules';
import type { Deps } from '../../../deps.ts';
import { findIds } from '../../../platform/db/lists/find-ids.ts';
import type { ListWindow } from '../../../platform/db/lists/list-window.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { defineAdminList, getPage, type PageQuery } from '../../../platform/shared/admin-list.ts';
import { refuse, refuseField } from '../../../platform/shared/refusal.ts';
import { logActivity, ofMember } from '../../core/audit/api.ts';
import {
  findAccountByEmail,
  findUserForShare,
  insertConsents,
  insertUser,
  listPeople,
  overwriteUser,
  type PersonFilter,
  personRows,
  replacePasswordHash,
} from './queries/users.ts';

/** Lists people by id, in the given order. */
export const getPeople = (db: Db, ids: readonly number[]) => listPeople(db, { ids });

/** Replaces the password hash; false when it changed meanwhile. */
export const setPasswordHash = async (
  db: Db,
  id: number,
  oldHash: string,
  newHash: string,
): Promise<boolean> => (await replacePasswordHash(db, id, oldHash, newHash)) !== undefined;

/**
 * Validates a registration before the slow password hash.
 * @throws 400 younger than 13 today (IST); 409 email already registered (D21)
 */
export async function checkRegistration(deps: Deps, form: Registration): Promise<void> {
  if (!isOldEnough(form.DOB, gymDay(deps.clock()))) throw refuseField('DOB', 'tooYoung');
  const account = await findAccountByEmail(deps.db, form.email);
  if (account && !canBeClaimed(deps, account)) throw refuse('emailTaken');
}

/** Only a mail can prove that someone has the email of an account without a password. */
const canBeClaimed = (
  { mail }: Pick<Deps, 'mail'>,
  account: { password_hash: string | null; disabled_at: Date | null },
): boolean => mail?.sending !== undefined && account.password_hash === null && !account.disabled_at;

/**
 * Stores a validated registration with its consents. Stores nothing if an account without a password has the email,
 * because only its mailbox may claim it.
 * @throws 409 email registered concurrently
 */
export async function createMember(
  tx: Tx,
  deps: Deps,
  form: Registration,
  passwordHash: string,
): Promise<{ id: number; unclaimed?: { id: number; name: string; email: string } }> {
  const now = deps.clock();
  const created = await insertUser(tx, {
    name: form.name,
    email: form.email,
    phone: form.phone,
    dob: form.DOB,
    gender: form.gender,
    address: form.address,
    locale: form.locale,
    role: 'user',
    password_hash: passwordHash,
    registered_on: gymDay(now),
  });
  if (!created) {
    const account = await findAccountByEmail(tx, form.email);
    if (!account || !canBeClaimed(deps, account)) throw refuse('emailTaken');
    const { id, name } = account;
    return { id, unclaimed: { id, name, email: form.email } };
  }
  const consent = { user_id: created.id, version: LEGAL_TEXTS_OF, locale: form.locale, given_at: now };
  await insertConsents(
    tx,
    consentDocuments.map((document) => ({ ...consent, document })),
  );
  return created;
}

/**
 * Prevents the deletion of the account until the transaction ends; call it before writing a member's row.
 * @throws 401 deleted meanwhile
 */
export async function lockUserForShare(tx: Tx, userId: number): Promise<void> {
  if (!(await findUserForShare(tx, userId))) throw refuse('unauthorized');
}

/**
 * Replaces all identifying data of an account and logs the deletion. Lock the account first. Call it last in the
 * transaction, because it waits for everyone writing a row that refers to the account.
 */
export async function eraseAccount(tx: Tx, userId: number, passwordHash: string, now: Date): Promise<void> {
  await logActivity(tx, { userId, now }, [
    {
      action: 'account deleted',
      ...ofMember(userId),
      before: { deleted: false },
      after: { deleted: true },
    },
  ]);
  await overwriteUser(tx, userId, passwordHash, now);
}

const peopleList = defineAdminList({ ...personRows, listRows: listPeople, present: (row) => row });

/** For the CSV export of members: lists one page of the people that match a filter. */
export const listPeopleIn = async (db: Db, filter: PersonFilter, window: ListWindow) =>
  listPeople(db, await findIds(db, peopleList, filter, window));

/** For the member list: returns a page of matching people, newest first by default. */
export const findPeople = (db: Db, query: PageQuery<PersonFilter>) => getPage(db, peopleList, query);

/** Derives a name from an email: `asha.rao@gym.example` becomes Asha Rao. */
export const nameOfEmail = (email: string): string =>
  email
    .replace(/[+@].*$/, '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ') || 'Admin';
