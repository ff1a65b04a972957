export const memberships = String.raw`
create table memberships (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  type text not null check (type in ('Elite', 'Elite Pro', 'Elite Plus')),
  months smallint not null check (months in (12, 6, 3)),
  center text not null check (center in ('vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout')),
  start_date date not null,
  end_date date not null,
  -- with tax and fee
  total_paise integer not null check (total_paise > 0),
  payment_status text not null default 'pending' check (payment_status in ('pending', 'payed')),
  created_at timestamptz not null,
  -- PostgreSQL ends a shorter month on its last day, as addMonths in the contract does (D14)
  constraint months_lie_between check (end_date = (start_date + make_interval(months => months))::date),
  constraint ends_after_start check (end_date > start_date)
);
create index memberships_of_user on memberships (user_id, id desc);
create index memberships_by_payment on memberships (payment_status, id desc);
create index memberships_by_time on memberships (created_at, id);
create index memberships_by_center on memberships (center, id desc);
create index memberships_by_type on memberships (type, id desc);
`;
