import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * That a link to WhatsApp was pressed, for whom and about what (D88). What came of calls goes with the query or the request that it
 * is about: a request is deleted when the desk answers it.
 */
export const whatsapp: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
create table whatsapp_presses (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('slip', 'receipt', 'renewal', 'appointment', 'query', 'member', 'pass')),
  -- the membership, the appointment, the query, the member or the pass
  subject_id integer not null,
  user_id integer references users,
  enquiry_id integer references enquiries on delete cascade,
  pass_id integer references passes on delete cascade,
  at timestamptz not null,
  made_by integer references users,
  constraint whatsapp_presses_for_one_person check (num_nonnulls(user_id, enquiry_id, pass_id) = 1)
);
create index whatsapp_presses_of_user on whatsapp_presses (user_id, id desc) where user_id is not null;
create index whatsapp_presses_of_enquiry on whatsapp_presses (enquiry_id) where enquiry_id is not null;
create index whatsapp_presses_of_pass on whatsapp_presses (pass_id) where pass_id is not null;
create index whatsapp_presses_of_maker on whatsapp_presses (made_by) where made_by is not null;
create index whatsapp_presses_by_time on whatsapp_presses (at);

alter table follow_ups drop constraint follow_ups_enquiry_id_fkey,
  add constraint follow_ups_enquiry_id_fkey foreign key (enquiry_id) references enquiries on delete cascade,
  drop constraint follow_ups_pass_id_fkey,
  add constraint follow_ups_pass_id_fkey foreign key (pass_id) references passes on delete cascade;
`,
    ),
};
