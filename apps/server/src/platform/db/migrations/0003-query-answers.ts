import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Answers by mail, and until when each query wants its next reply. */
export const queryAnswers: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = String.raw`
alter table enquiries
  -- the answer that was mailed
  add column answer text check (char_length(answer) between 1 and 2000),
  -- when a mail has told the customer that the query was received
  add column acknowledged_at timestamptz,
  -- in UTC, because a day of a time zone need not have 24 hours
  add column due_at timestamptz not null generated always as (
    case
      when status = 'Answered' then 'infinity'::timestamptz
      else (created_at at time zone 'UTC'
        + case when acknowledged_at is null then interval '48 hours' else interval '30 days' end) at time zone 'UTC'
    end) stored,
  add constraint enquiries_answer_of_answered check (answer is null or status = 'Answered');
create index enquiries_by_due on enquiries (due_at, id);
`;
