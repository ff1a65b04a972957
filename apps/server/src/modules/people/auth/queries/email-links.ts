import type { EmailLinkKind } from '@namma/contract/auth/rules';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/types.ts';

export interface NewLink {
  user_id: number;
  kind: EmailLinkKind;
  email: string;
  session_hash: Buffer | null;
  made_at: Date;
  expires_at: Date;
}

/** Keeps the one wish for an email of an account: a newer one replaces it, with all its tokens. @returns its id */
export async function replaceWish(tx: Tx, wish: NewLink): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into email_links (user_id, kind, email, session_hash, made_at, expires_at)
    values (${wish.user_id}, 'confirm', ${wish.email}, ${wish.session_hash}, ${wish.made_at}, ${wish.expires_at})
    on conflict (user_id) where kind = 'confirm' do update set
      email = excluded.email, session_hash = excluded.session_hash, token_hashes = '{}',
      made_at = excluded.made_at, expires_at = excluded.expires_at
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export const insertUndo = (tx: Tx, link: NewLink) =>
  tx.insertInto('email_links').values(link).returning('id').executeTakeFirstOrThrow();

/** Keeps the token of a mail with a link. @returns false when the link is of another address by now, or over */
export async function addLinkToken(
  db: Db,
  { id, email, tokenHash, now }: { id: number; email: string; tokenHash: Buffer; now: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update email_links set token_hashes = token_hashes || ${tokenHash}::bytea
    where id = ${id} and email = ${email} and expires_at > ${now}`.execute(db);
  return numAffectedRows > 0n;
}

/** Uses a link up. @returns undefined when it no longer works, or is of another kind */
export const consumeLink = (tx: Tx, kind: EmailLinkKind, tokenHash: Buffer, now: Date) =>
  tx
    .deleteFrom('email_links')
    .where(sql<SqlBool>`token_hashes @> array[${tokenHash}]::bytea[]`)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning(['id', 'user_id', 'email', 'session_hash'])
    .executeTakeFirst();

/** What an account waits for: a link that still works. */
export const findWish = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('email_links')
    .select('email')
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm')
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Wishes of an account: whoever asked may no longer be its member. */
export const deleteSubscriptionsOf = (tx: Tx, userId: number) =>
  tx.deleteFrom('email_links').where('user_id', '=', userId).where('kind', '=', 'confirm').execute();

/** The wish for an email of an account, when this session asked for it. */
export const deleteWishOfSession = (tx: Tx, userId: number, sessionId: number) =>
  tx
    .deleteFrom('email_links')
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm')
    .where('session_hash', '=', tx.selectFrom('sessions').select('token_hash').where('id', '=', sessionId))
    .execute();

/** The same, when a session other than this one asked for it. */
export const deleteWishOfOtherSessions = (tx: Tx, userId: number, keptSessionHash: Buffer) =>
  tx
    .deleteFrom('email_links')
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm')
    .where('session_hash', '!=', keptSessionHash)
    .execute();

/** Ways back that were made after another one: they lead to addresses that came after it. */
export const deleteUndosAfter = (tx: Tx, userId: number, id: number) =>
  tx
    .deleteFrom('email_links')
    .where('user_id', '=', userId)
    .where('kind', '=', 'undo')
    .where('id', '>', id)
    .execute();

export const deleteLinksOf = (tx: Tx, userId: number) =>
  tx.deleteFrom('email_links').where('user_id', '=', userId).execute();

export const deleteOldLinks = (db: Db, now: Date) =>
  db.deleteFrom('email_links').where('expires_at', '<=', now).execute();
