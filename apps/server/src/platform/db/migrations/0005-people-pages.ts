import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Indexes that find a person's queries and mails, which are theirs by the email address. */
export const peoplePages: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = String.raw`
create index enquiries_of_email on enquiries (email);
create index mails_of_recipient on mails (recipient);
`;
