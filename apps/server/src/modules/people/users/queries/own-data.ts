import type { Db } from '../../../../platform/db/types.ts';

// What is stored about a member. Oldest first.

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

export const listConsentsOf = (db: Db, userId: number) =>
  db
    .selectFrom('consents')
    .select(['document', 'version', 'locale', 'given_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
