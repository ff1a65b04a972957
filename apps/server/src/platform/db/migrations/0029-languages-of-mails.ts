import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The language in which a member gets mails. */
export const languagesOfMails: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
alter table users add column locale text not null default 'en' check (locale in ('en', 'kn', 'hi'));
-- as it was when the mail was written, so that a mail reads the same whenever it is sent or looked at
alter table mails add column locale text not null default 'en' check (locale in ('en', 'kn', 'hi'));
`;
