import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The idempotency key of a query: sent again under the same key, it is not stored a second time. */
export const enquiryKeys: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = String.raw`
alter table enquiries add column request_key text;
create unique index enquiries_by_request_key on enquiries (request_key) where request_key is not null;
`;
