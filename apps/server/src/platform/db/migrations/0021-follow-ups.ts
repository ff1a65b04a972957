import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** What came of calls (D87). Whom to call is reckoned, never stored. */
export const followUps: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
create table follow_ups (
  id integer generated always as identity primary key,
  user_id integer references users,
  enquiry_id integer references enquiries,
  pass_id integer references passes,
  reason text not null check (reason in ('money due', 'query', 'trial asked', 'trial missed', 'renewal due', 'stopped coming',
    'never came', 'ended')),
  outcome text not null check (outcome in ('reached', 'noAnswer', 'willCome', 'notInterested')),
  at timestamptz not null,
  made_by integer references users,
  -- from which the person may stand in the list again
  again_on date not null,
  note text check (char_length(note) between 1 and 300),
  constraint follow_ups_of_one_subject check (num_nonnulls(user_id, enquiry_id, pass_id) = 1)
);
create index follow_ups_of_user on follow_ups (user_id, id desc) where user_id is not null;
create index follow_ups_of_enquiry on follow_ups (enquiry_id, id desc) where enquiry_id is not null;
create index follow_ups_of_pass on follow_ups (pass_id, id desc) where pass_id is not null;
create index follow_ups_by_time on follow_ups (at, id);
create index follow_ups_of_maker on follow_ups (made_by) where made_by is not null;
`,
    ),
};
