import type { Claim } from '@namma/contract/auth/schemas';
import { gymDay } from '@namma/contract/days/dates';
import { consentDocuments, LEGAL_TEXTS_OF } from '@namma/contract/legal/rules';
import { isOldEnough } from '@namma/contract/members/rules';
import type { MemberEdit } from '@namma/contract/members/schemas';
import type { NewMember } from '@namma/contract/users/schemas';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { emit } from '../../../platform/shared/events.ts';
import { refuse, refuseField, refuseWith } from '../../../platform/shared/refusal.ts';
import { type Actor, logActivity, ofMember } from '../../core/audit/api.ts';
import { waitForImports } from './import.ts';
import {
  type Detail,
  type DetailColumn,
  findByPhone,
  lockMember,
  memberDetails,
  overwriteMember,
  setCredentials,
} from './queries/desk.ts';
import { insertConsents, insertUser } from './queries/users.ts';

/** The database refuses an email that is taken, also by a concurrent registration. */
function refuseTakenEmail(error: unknown): never {
  const isTaken = (error as { constraint?: string }).constraint === 'users_email_key';
  throw isTaken ? refuse('emailTaken') : error;
}

// Accounts created at the desk: they have no password until their members claim them (D78).

/**
 * Creates an account at the desk.
 * @throws 400 younger than 13 (IST); 409 with the first member who has this phone, unless it is marked as another
 * person's; 409 email taken
 * @returns its id
 */
export async function createUnclaimed(tx: Tx, form: NewMember, { userId, now }: Actor): Promise<number> {
  const today = gymDay(now);
  if (form.DOB !== undefined && !isOldEnough(form.DOB, today)) throw refuseField('DOB', 'tooYoung');
  await waitForImports(tx);
  // Phones are not unique, so the second of two concurrent calls with one phone waits here and then finds the first.
  await sql`select pg_advisory_xact_lock(hashtext(${`phone ${form.phone}`}))`.execute(tx);
  const first = form.isAnother ? undefined : await findByPhone(tx, form.phone);
  if (first) throw refuseWith({ userId: first.id, name: first.name }, 'phoneKnown', first.name);
  const created = await insertUser(tx, {
    name: form.name,
    phone: form.phone,
    email: form.email ?? null,
    dob: form.DOB ?? null,
    gender: form.gender ?? null,
    added_at: form.center ?? null,
    role: 'user',
    password_hash: null,
    registered_on: today,
  });
  if (!created) throw refuse('emailTaken');
  await emit(tx, 'member added', { userId: created.id, phone: form.phone });
  await logActivity(tx, { userId, now }, [
    {
      action: 'member added',
      ...ofMember(created.id),
      before: null,
      after: { center: form.center ?? null },
    },
  ]);
  return created.id;
}

/**
 * Sets the email, password and consents of an account created at the desk.
 * @throws 400 it already has a password, or is deleted; 409 email taken
 */
export async function claimAccount(
  tx: Tx,
  { clock }: Deps,
  userId: number,
  { email, locale }: Pick<Claim, 'email' | 'locale'>,
  passwordHash: string,
): Promise<void> {
  const now = clock();
  const claimed = await setCredentials(tx, userId, { email, passwordHash, locale }).catch(refuseTakenEmail);
  if (!claimed) throw refuse('claimLinkExpired');
  const consent = { user_id: userId, version: LEGAL_TEXTS_OF, locale, given_at: now };
  await insertConsents(
    tx,
    consentDocuments.map((document) => ({ ...consent, document })),
  );
  await logActivity(tx, { userId, now }, [
    {
      action: 'account claimed',
      ...ofMember(userId),
      before: { claimed: false },
      after: { claimed: true },
    },
  ]);
}

const details = Object.entries(memberDetails) as [Detail, DetailColumn][];

/** Returns the optional details of a member for the API; empty for none. */
export const presentDetails = (row: Record<DetailColumn, string | null>) =>
  // Object.fromEntries loses the names of the fields.
  Object.fromEntries(details.map(([field, column]) => [field, row[column] ?? ''])) as Record<Detail, string>;

/**
 * Corrects a member's data.
 * @throws 400 younger than 13 on the day of registration; 404 unknown; 409 changed meanwhile, the email of a claimed
 * account, or an email that is taken
 */
export async function editMember(
  tx: Tx,
  { userId: id, version, ...changes }: MemberEdit,
  actor: Actor,
): Promise<void> {
  const member = await lockMember(tx, id);
  if (!member) throw refuse('noSuchMember');
  if (member.version !== version) throw refuse('memberChanged');
  const { name = member.name, phone = member.phone, DOB: dob = member.dob, gender = member.gender } = changes;
  const { email = member.email } = changes;
  if (dob !== null && dob !== member.dob && !isOldEnough(dob, member.registered_on))
    throw refuseField('DOB', 'tooYoung');
  if (email !== member.email && !member.isUnclaimed) throw refuse('emailIsMembers');
  const edited = {
    ...{ name, phone, dob, gender, email },
    ...Object.fromEntries(
      details.map(([field, column]) => [column, (changes[field] ?? member[column]) || null] as const),
    ),
  };
  await overwriteMember(tx, id, {
    ...edited,
    // The desk has seen proof of the age it enters.
    ...(dob !== member.dob && { dob_when_minor: null }),
  }).catch(refuseTakenEmail);
  // Logs which fields were corrected but not their values, which may have to be erased.
  const fields = Object.entries(edited)
    .filter(([field, value]) => value !== member[field as keyof typeof edited])
    .map(([field]) => field);
  await logActivity(tx, actor, [
    {
      action: 'member changed',
      ...ofMember(id),
      before: { fields: '' },
      after: { fields: fields.join(', ') },
    },
  ]);
}
