import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Photo and three sentences of a coach, by language, as visitors see them (D83). */
export const coachesAreShown: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
alter table coaches
  add column photo text,
  add column about_en text,
  add column about_kn text,
  add column about_hi text,
  add constraint coaches_photo_check check (char_length(photo) between 1 and 2048),
  add constraint coaches_about_en_check check (char_length(about_en) between 1 and 400),
  add constraint coaches_about_kn_check check (char_length(about_kn) between 1 and 400),
  add constraint coaches_about_hi_check check (char_length(about_hi) between 1 and 400);

-- Announces to all processes that coaches have changed, as the trigger of products does.
create function tell_of_coaches() returns void language plpgsql as $$
  begin
    raise info 'public answers change';
    perform pg_notify('public_changes', current_setting('application_name'));
  end $$;
`,
    ),
};
