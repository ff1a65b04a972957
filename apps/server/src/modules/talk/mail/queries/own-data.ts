import type { Db } from '../../../../platform/db/types.ts';

// What is stored about a member, read by an index on the member. Oldest first.

/** Those about queries are left out: they may answer somebody who only used the same email. */
export const listMailsOf = (db: Db, email: string, since: Date) =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', email)
    .where('created_at', '>=', since)
    .where('kind', 'not in', ['query received', 'query answered'])
    .orderBy('id')
    .execute();
