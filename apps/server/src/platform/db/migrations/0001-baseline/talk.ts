export const talk = String.raw`
-- Messages of the contact form. Empty fields were deleted with the sender's account.
create table enquiries (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  email text not null check (email = '' or email like '%_@_%'),
  phone text not null check (phone = '' or phone ~ '^[0-9]{10}$'),
  message text not null check (char_length(message) between 15 and 250),
  status text not null default 'unanswered' check (status in ('unanswered', 'Answered')),
  created_at timestamptz not null,
  -- the mailed answer
  answer text check (char_length(answer) between 1 and 2000),
  -- when a mail has notified the customer that the query was received
  acknowledged_at timestamptz,
  -- in UTC, because a day of a time zone need not have 24 hours
  due_at timestamptz not null generated always as (
    case
      when status = 'Answered' then 'infinity'::timestamptz
      else (created_at at time zone 'UTC'
        + case when acknowledged_at is null then interval '48 hours' else interval '30 days' end) at time zone 'UTC'
    end) stored,
  -- the signed-in sender: others only claim the email
  user_id integer references users,
  request_key text,
  -- begins with a space, so that every word follows one
  searched text not null generated always as (
    folded(' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')
      || ' ' || coalesce(message, ''))) stored,
  constraint enquiries_answer_of_answered check (answer is null or status = 'Answered')
);
create index enquiries_by_status on enquiries (status, id desc);
create index enquiries_by_time on enquiries (created_at, id);
create index enquiries_by_due on enquiries (due_at, id);
create index enquiries_by_text on enquiries using gin (searched gin_trgm_ops);
create index enquiries_of_email on enquiries (email);
create index enquiries_of_user on enquiries (user_id) where user_id is not null;
create unique index enquiries_by_request_key on enquiries (request_key) where request_key is not null;
create trigger enquiries_are_kept before delete on enquiries for each row execute function keep_rows();
create constraint trigger enquiries_go_back_on_record after update of status on enquiries
  deferrable initially deferred for each row
  when (old.status <> new.status and old.status <> 'unanswered')
  execute function refuse_going_back('query', 'status', 'status');

-- Mails to members and visitors. A row is written in the transaction of the event that it reports, and sent after the
-- commit. Each order writes one: the table has no index for an admin's search and filters, which scan 90 days.
create table mails (
  id integer generated always as identity primary key,
  -- derived from the payload, such as 'order:<checkout id>', so that nothing is sent twice
  key text not null unique,
  kind text not null,
  recipient text not null check (recipient <> ''),
  recipient_name text not null,
  -- the data of the template; never a secret
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  -- the same at every attempt, so that a mailbox recognises a duplicate
  message_id text not null,
  status text not null check (status in ('waiting', 'sent', 'dead', 'kept')),
  -- failed attempts
  attempts smallint not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  -- not sent after this instant, because its content expires
  expires_at timestamptz,
  -- claimed by a process until then, by the database's clock; the claim of a crashed process expires
  claimed_until timestamptz,
  -- the last attempt did not reach the mail server: retried as soon as it responds
  is_unreached boolean not null default false,
  last_error text,
  sent_at timestamptz,
  -- at the time of writing, so that a mail reads the same whenever it is sent or viewed
  locale text not null default 'en' check (locale in ('en', 'kn', 'hi')),
  constraint sent_mails_have_a_time check ((status = 'sent') = (sent_at is not null))
);
create index mails_waiting on mails (next_try_at) where status = 'waiting';
create index mails_dead on mails (id) where status = 'dead';
create index mails_of_recipient on mails (recipient);

-- Results of calls (D87). The list of people to call is computed, never stored.
create table follow_ups (
  id integer generated always as identity primary key,
  user_id integer references users,
  enquiry_id integer references enquiries on delete cascade,
  pass_id integer references passes on delete cascade,
  reason text not null check (reason in ('money due', 'query', 'closed day', 'trial asked', 'trial missed', 'renewal due', 'stopped coming',
    'never came', 'ended')),
  outcome text not null check (outcome in ('reached', 'noAnswer', 'willCome', 'notInterested')),
  at timestamptz not null,
  made_by integer references users,
  -- from this day on the person may be listed again
  again_on date not null,
  note text check (char_length(note) between 1 and 300),
  constraint follow_ups_of_one_subject check (num_nonnulls(user_id, enquiry_id, pass_id) = 1)
);
create index follow_ups_of_user on follow_ups (user_id, id desc) where user_id is not null;
create index follow_ups_of_enquiry on follow_ups (enquiry_id, id desc) where enquiry_id is not null;
create index follow_ups_of_pass on follow_ups (pass_id, id desc) where pass_id is not null;
create index follow_ups_by_time on follow_ups (at, id);
create index follow_ups_of_maker on follow_ups (made_by) where made_by is not null;

-- Messages opened in WhatsApp (D88).
create table whatsapp_presses (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('slip', 'receipt', 'renewal', 'appointment', 'query', 'member', 'pass')),
  -- of the membership, appointment, query, member or pass
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
`;
