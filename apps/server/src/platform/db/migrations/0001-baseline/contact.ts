export const contact = String.raw`
-- What visitors ask by the contact form.
create table enquiries (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  email text not null check (email like '%_@_%'),
  phone text not null check (phone ~ '^[0-9]{10}$'),
  message text not null check (char_length(message) between 15 and 250),
  status text not null default 'unanswered' check (status in ('unanswered', 'Answered')),
  created_at timestamptz not null,
  -- one lower-case line, which begins with a space, so that every word follows one
  searched text not null generated always as (translate(
    lower(' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')
      || ' ' || coalesce(message, '')),
    E'\n\t', '  ')) stored,
  is_demo boolean not null default false
);
create index enquiries_by_status on enquiries (status, id desc);
create index enquiries_by_time on enquiries (created_at, id);
create index enquiries_by_text on enquiries using gin (searched gin_trgm_ops);
create index enquiries_of_demo on enquiries (id) where is_demo;
`;
