import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** What staff may do (D74). Whoever is an admin and can sign in was one for everything, and becomes an owner (D76). */
export const staff: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create table staff (
  user_id integer primary key references users (id),
  preset text not null check (preset in ('owner', 'manager', 'desk', 'shop', 'coach', 'accountant')),
  center text check (center in ('vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout')),
  coach_id integer references coaches (id) on delete set null,
  granted_by integer references users (id),
  granted_at timestamptz not null,
  constraint owners_have_every_center check (preset <> 'owner' or center is null),
  constraint coaches_alone_have_appointments_of_their_own check (preset = 'coach' or coach_id is null)
);

create index owners on staff (user_id) where preset = 'owner';

insert into staff (user_id, preset, granted_at)
select id, 'owner', created_at from users where role = 'ADMIN' and disabled_at is null and not is_demo;
`,
    ),
};
