export const consultancy = String.raw`
create table bookings (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  consult_type text not null check (consult_type in ('Fitness', 'Nutrition', 'Physiotherapy')),
  date date not null,
  age smallint not null check (age between 10 and 120),
  height_cm numeric(5, 2) not null check (height_cm between 0 and 300),
  weight_kg numeric(5, 2) not null check (weight_kg between 0 and 500),
  created_at timestamptz not null,
  unique (user_id, date, consult_type)
);
create index bookings_by_day on bookings (date, id);
`;
