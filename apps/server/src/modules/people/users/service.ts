import type { Registration } from '@namma/contract/auth/schemas';
import { gymDay } from '@namma/contract/days/dates';
import { consentDocuments, LEGAL_TEXTS_OF } from '@namma/contract/legal/rules';
import { isOldEnough } from '@namma/contract/members/rules';
import type { MemberExportQuery, MemberListQuery } from '@namma/contract/members/schemas';
import type { Deps } from '../../../deps.ts';
import { findIds } from '../../../platform/db/lists/find-ids.ts';
import type { ListWindow } from '../../../platform/db/lists/list-window.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { defineAdminList, getPage } from '../../../platform/shared/admin-list.ts';
import { refuse, refuseField } from '../../../platform/shared/refusal.ts';
import { logActivity, ofMember } from '../../core/audit/api.ts';
import {
  findAccountByEmail,
  findUserForShare,
  insertConsents,
  insertUser,
  listPeople,
  overwriteUser,
  personRows,
  replacePasswordHash,
} from './queries/users.ts';

/** The people with these ids, in the given order. */
export const getPeople = (db: Db, ids: readonly number[]) => listPeople(db, { ids });

/** Replaces the password hash; false when it was changed meanwhile. */
export const setPasswordHash = async (
  db: Db,
  id: number,
  oldHash: string,
  newHash: string,
): Promise<boolean> => (await replacePasswordHash(db, id, oldHash, newHash)) !== undefined;

/**
 * Checks a registration before the password is hashed, which is slow. Refuses: 400 younger than 13 today (IST), 409
 * email registered already (D21).
 */
export async function checkRegistration(deps: Deps, form: Registration): Promise<void> {
  if (!isOldEnough(form.DOB, gymDay(deps.clock()))) throw refuseField('DOB', 'tooYoung');
  const account = await findAccountByEmail(deps.db, form.email);
  if (account && !canBeClaimed(deps, account)) throw refuse('emailTaken');
}

/** Only a mail can prove that somebody has the email of an account without a password. */
const canBeClaimed = (
  { mail }: Pick<Deps, 'mail'>,
  account: { password_hash: string | null; disabled_at: Date | null },
): boolean => mail?.sending !== undefined && account.password_hash === null && !account.disabled_at;

/**
 * Stores a checked registration with the consents that it gives. Nothing is stored where an account without a password has the
 * email, which may be claimed by its mailbox only. Refuses: 409 email registered by a concurrent request.
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
 * For whatever writes a row of a member: the account is not deleted until the transaction ends. Refuses: 401 deleted
 * meanwhile.
 */
export async function lockUserForShare(tx: Tx, userId: number): Promise<void> {
  if (!(await findUserForShare(tx, userId))) throw refuse('unauthorized');
}

/**
 * Replaces everything in a member's account that says who it was, and records that it was deleted. Lock the account before. It
 * waits for everybody who writes a row that refers to the account, so it comes last in its transaction.
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

/** For the list of members as a file: the people of a page that a text finds. */
export const listPeopleIn = async (db: Db, query: MemberExportQuery, window: ListWindow) =>
  listPeople(db, await findIds(db, peopleList, query, window));

/** For the list of members: a page of the people that a text finds, newest first unless asked otherwise. */
export const findPeople = (db: Db, query: MemberListQuery) => getPage(db, peopleList, query);
