import { type Insertable, sql } from 'kysely';
import type { StaffInvitesTable } from '../../../../platform/db/account-tables.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

/**
 * Replaces an earlier invitation of the same email.
 * @returns its id
 */
export async function replaceInvite(tx: Tx, invite: Insertable<StaffInvitesTable>): Promise<number> {
  // Of two concurrent invitations of one email, the second waits here and then replaces the first.
  await sql`select pg_advisory_xact_lock(hashtext(${`staff invite ${invite.email}`}))`.execute(tx);
  await tx.deleteFrom('staff_invites').where('email', '=', invite.email).execute();
  const { id } = await tx
    .insertInto('staff_invites')
    .values(invite)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Adds a token to an invitation.
 * @returns false when it is over
 */
export async function addInviteToken(
  db: Db,
  inviteId: number,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const added = await db
    .insertInto('staff_invite_tokens')
    .columns(['token_hash', 'invite_id'])
    .expression(
      db
        .selectFrom('staff_invites')
        .select((eb) => [eb.val(tokenHash).as('token_hash'), 'id'])
        .where('id', '=', inviteId)
        .where('expires_at', '>', now),
    )
    .returning('invite_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** An invitation ends when the inviting owner leaves. */
const isOpen = (now: Date) => sql<boolean>`expires_at > ${now}
  and exists (select from staff where staff.user_id = staff_invites.invited_by and staff.preset = 'owner')`;

const idOf = (db: Db, tokenHash: Buffer) =>
  db.selectFrom('staff_invite_tokens').select('invite_id').where('token_hash', '=', tokenHash);

/** Finds the invitation of a valid link. */
export const findInvite = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('staff_invites')
    .selectAll()
    .where('id', 'in', idOf(db, tokenHash))
    .where(isOpen(now))
    .executeTakeFirst();

/** Consumes an invitation; of two concurrent uses exactly one succeeds. */
export const consumeInvite = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .deleteFrom('staff_invites')
    .where('id', 'in', idOf(tx, tokenHash))
    .where(isOpen(now))
    .returningAll()
    .executeTakeFirst();

/** @returns the deleted invitation; undefined when there is none */
export const deleteInvite = (tx: Tx, id: number) =>
  tx.deleteFrom('staff_invites').where('id', '=', id).returningAll().executeTakeFirst();

export const listInvites = (db: Db, now: Date) =>
  db
    .selectFrom('staff_invites')
    .leftJoin('users', 'users.id', 'staff_invites.invited_by')
    .selectAll('staff_invites')
    .select('users.name as invited_by_name')
    .where('expires_at', '>', now)
    .orderBy('staff_invites.id')
    .execute();

export const deleteExpiredInvites = (db: Db, now: Date) =>
  db.deleteFrom('staff_invites').where('expires_at', '<=', now).execute();
