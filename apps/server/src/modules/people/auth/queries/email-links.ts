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

/**
 * Stores the single pending email change of an account, replacing an older one and its tokens.
 * @returns its id
 */
export async function replacePendingEmail(tx: Tx, link: NewLink): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into email_links (user_id, kind, email, session_hash, made_at, expires_at)
    values (${link.user_id}, 'confirm', ${link.email}, ${link.session_hash}, ${link.made_at}, ${link.expires_at})
    on conflict (user_id) where kind = 'confirm' do update set
      email = excluded.email, session_hash = excluded.session_hash, token_hashes = '{}',
      made_at = excluded.made_at, expires_at = excluded.expires_at
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export const insertUndo = (tx: Tx, link: NewLink) =>
  tx.insertInto('email_links').values(link).returning('id').executeTakeFirstOrThrow();

/**
 * Adds the token of a sent mail.
 * @returns false when the link has expired or belongs to another address by now
 */
export async function addLinkToken(
  db: Db,
  { id, email, tokenHash, now }: { id: number; email: string; tokenHash: Buffer; now: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update email_links set token_hashes = token_hashes || ${tokenHash}::bytea
    where id = ${id} and email = ${email} and expires_at > ${now}`.execute(db);
  return numAffectedRows > 0n;
}

/**
 * Consumes a link.
 * @returns undefined when it is no longer valid or of another kind
 */
export const consumeLink = (tx: Tx, kind: EmailLinkKind, tokenHash: Buffer, now: Date) =>
  tx
    .deleteFrom('email_links')
    .where(sql<SqlBool>`token_hashes @> array[${tokenHash}]::bytea[]`)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning(['id', 'user_id', 'email', 'session_hash'])
    .executeTakeFirst();

/** Finds the pending email change of an account, while its link is valid. */
export const findPendingEmail = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('email_links')
    .select('email')
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm')
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Deletes pending email changes of an account, which a former owner may have requested. */
export const deletePendingEmailsOf = (tx: Tx, userId: number) =>
  tx.deleteFrom('email_links').where('user_id', '=', userId).where('kind', '=', 'confirm').execute();

/** Deletes the pending email change if this session requested it. */
export const deletePendingEmailOfSession = (tx: Tx, userId: number, sessionId: number) =>
  tx
    .deleteFrom('email_links')
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm')
    .where('session_hash', '=', tx.selectFrom('sessions').select('token_hash').where('id', '=', sessionId))
    .execute();

/** Deletes the pending email change if another session requested it. */
export const deletePendingEmailOfOtherSessions = (tx: Tx, userId: number, keptSessionHash: Buffer) =>
  tx
    .deleteFrom('email_links')
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm')
    .where('session_hash', '!=', keptSessionHash)
    .execute();

/** Deletes revert links created after another one, which lead to later addresses. */
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
