import { type RawBuilder, sql } from 'kysely';
import type { UserMailRow } from '../../../../platform/db/types.ts';

/** The error of a mail that was dropped because it was not needed when it was due. */
export const NOT_WANTED = 'It is no longer wanted.';

/** A reserved, undeliverable domain (RFC 6761); demo people have addresses in it. */
export const UNREACHABLE = '%.test';

/**
 * SQL: true for a mail that was dropped because it was not needed when it was due. It counts as not written, because the
 * state that made it unnecessary may have passed.
 */
export const isDropped = sql<boolean>`(mails.status = 'dead' and mails.last_error = ${sql.lit(NOT_WANTED)})`;

/**
 * Inserts one mail to a user as part of another statement; its key must be new. `morePayload` is SQL for additional data.
 */
export const userMailInsert = (mail: UserMailRow, morePayload: RawBuilder<object>) =>
  sql<object>`
    insert into mails (key, kind, recipient, recipient_name, payload, locale, message_id, status, created_at, next_try_at)
    select ${mail.key}, ${mail.kind}, email, name, ${mail.payload}::jsonb || ${morePayload}, locale,
      ${mail.message_id}, case when email like ${sql.lit(UNREACHABLE)} then 'kept' else ${mail.status} end,
      ${mail.created_at}::timestamptz, ${mail.next_try_at}::timestamptz
    from users where id = ${mail.user_id} and deleted_at is null`;
