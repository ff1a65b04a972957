import type { Registration } from '@namma/contract/auth/schemas';
import { gymDay } from '@namma/contract/days/dates';
import { consentDocuments, LEGAL_TEXTS_OF } from '@namma/contract/legal/rules';
import { isOldEnough } from '@namma/contract/members/rules';
import type { MemberExportQuery, MemberListQuery } from '@namma/contract/members/schemas';
import type { Deps } from '../../../deps.ts';
import { findIds } from '../../../platform/db/lists/find-ids.ts';
import type { ListWindow } from '../../../platform/db/lists/list-window.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { defineAdminList, getPage } from '../../../platform/shared/admin-list.ts';
import { refuse, refuseField } from '../../../platform/shared/refusal.ts';
import { logActivity, ofMember } from '../../office/audit/api.ts';
import {
  findUserForShare,
  findUserIdByEmail,
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
export async function checkRegistration({ db, clock }: Deps, form: Registration): Promise<void> {
  if (!isOldEnough(form.DOB, gymDay(clock()))) throw refuseField('DOB', 'tooYoung');
  if (await findUserIdByEmail(db, form.email)) throw refuse('emailTaken');
}

/**
 * Stores a checked registration with the consents that it gives, and does what follows from it in the same transaction. Refuses:
 * 409 email registered by a concurrent request.
 */
export async function createMember(
  { db, clock }: Deps,
  form: Registration,
  passwordHash: string,
  andThen?: (tx: Tx, userId: number) => Promise<void>,
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
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
    if (!created) throw refuse('emailTaken');
    const consent = {
      user_id: created.id,
      version: LEGAL_TEXTS_OF,
      locale: form.locale,
      given_at: now,
    };
    await insertConsents(
      tx,
      consentDocuments.map((document) => ({ ...consent, document })),
    );
    await andThen?.(tx, created.id);
  });
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
