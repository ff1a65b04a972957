import type { Db } from '../../../db/types.ts';

// What is stored about a member, a statement for each table, read by an index on the member. Oldest first.

export const findProfile = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'dob',
      'gender',
      'address',
      'role',
      'registered_on',
      'created_at',
      'guardian_seen_at',
      'dob_when_minor',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

export const listConsents = (db: Db, userId: number) =>
  db
    .selectFrom('consents')
    .select(['document', 'version', 'locale', 'given_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

export const listAddresses = (db: Db, userId: number) =>
  db.selectFrom('addresses').selectAll().where('user_id', '=', userId).orderBy('id').execute();

export const listEnquiries = (db: Db, userId: number, email: string) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'user_id', 'created_at', 'status', 'name', 'email', 'phone', 'message', 'answer'])
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .orderBy('id')
    .execute();

/** Those about queries are left out: they may answer somebody who only used the same email. */
export const listMails = (db: Db, email: string, since: Date) =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', email)
    .where('created_at', '>=', since)
    .where('kind', 'not in', ['query received', 'query answered'])
    .orderBy('id')
    .execute();

export const listSessions = (db: Db, userId: number) =>
  db
    .selectFrom('sessions')
    .select('expires_at')
    .where('user_id', '=', userId)
    .orderBy('expires_at')
    .execute();

export const listNetworks = (db: Db, userId: number) =>
  db
    .selectFrom('sign_in_networks')
    .select(['network', 'signed_in_at'])
    .where('user_id', '=', userId)
    .orderBy('signed_in_at')
    .execute();

export const listPasswordLinks = (db: Db, userId: number) =>
  db
    .selectFrom('password_resets')
    .select('expires_at')
    .where('user_id', '=', userId)
    .orderBy('expires_at')
    .execute();

export const listKeys = (db: Db, userId: number) =>
  db
    .selectFrom('idempotency_keys')
    .select(['key', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const listChanges = (db: Db, userId: number) =>
  db
    .selectFrom('activity')
    .select(['at', 'action', 'subject_type', 'subject_id', 'admin_id', 'before', 'after'])
    .where('subject_user_id', '=', userId)
    .orderBy('id')
    .execute();
