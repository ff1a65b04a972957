import { type RawBuilder, sql } from 'kysely';
import type { Param } from '../../../../platform/db/statements.ts';
import type { UserMailRow } from '../../../../platform/db/types.ts';

/** A reserved domain (RFC 6761) that no mail reaches; demo people have addresses in it. */
export const UNREACHABLE = '%.test';

/** Writes one mail to a user as a part of another statement; its key must be new. Takes SQL for more facts. */
export const userMailInsert = (param: Param<UserMailRow>, moreFacts: RawBuilder<object>) =>
  sql<object>`
    insert into mails (key, kind, recipient, recipient_name, facts, locale, message_id, status, created_at, next_try_at)
    select ${param('key')}, ${param('kind')}, email, name, ${param('facts')}::jsonb || ${moreFacts}, locale,
      ${param('message_id')}, case when email like ${sql.lit(UNREACHABLE)} then 'kept' else ${param('status')} end,
      ${param('created_at')}::timestamptz, ${param('next_try_at')}::timestamptz
    from users where id = ${param('user_id')} and deleted_at is null`;
