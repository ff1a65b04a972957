export const shared = String.raw`
create extension if not exists pg_trgm;

-- The IST day of an instant (D18): gymDay in the contract.
create function gym_day(instant timestamptz) returns date language sql immutable strict parallel safe
  return ((instant at time zone 'UTC') + interval '330 minutes')::date;

-- Normalizes a text for searches, on one line and in lower case, like the contract's foldText. Equates letters that
-- Unicode calls equal, digits of all scripts, and nasals; removes accents, nukta, joiners and invisible characters.
create function folded(raw text) returns text language sql immutable strict parallel safe
  return case when octet_length(raw) = char_length(raw)
    then lower(regexp_replace(raw, '\s+', ' ', 'g'))
    else lower(regexp_replace(regexp_replace(regexp_replace(
      normalize(translate(regexp_replace(normalize(raw, nfkd), '[\u0300-\u036f]', '', 'g'),
        U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9'
        || U&'\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F\09E6\09E7\09E8\09E9\09EA\09EB\09EC\09ED\09EE\09EF'
        || U&'\0A66\0A67\0A68\0A69\0A6A\0A6B\0A6C\0A6D\0A6E\0A6F\0AE6\0AE7\0AE8\0AE9\0AEA\0AEB\0AEC\0AED\0AEE\0AEF'
        || U&'\0B66\0B67\0B68\0B69\0B6A\0B6B\0B6C\0B6D\0B6E\0B6F\0BE6\0BE7\0BE8\0BE9\0BEA\0BEB\0BEC\0BED\0BEE\0BEF'
        || U&'\0C66\0C67\0C68\0C69\0C6A\0C6B\0C6C\0C6D\0C6E\0C6F\0CE6\0CE7\0CE8\0CE9\0CEA\0CEB\0CEC\0CED\0CEE\0CEF'
        || U&'\0D66\0D67\0D68\0D69\0D6A\0D6B\0D6C\0D6D\0D6E\0D6F\0901\0C81\2018\2019\02BC\2010\2011\2012\2013\2014'
        || U&'\2015\2212\0009\000A\000B\000C\000D\0085\2028\2029\093C\09BC\0A3C\0ABC\0B3C\0C3C\0CBC\200C\200D\00AD'
        || U&'\034F\061C\115F\1160\17B4\17B5\180E\200B\200E\200F\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064'
        || U&'\2065\2066\2067\2068\2069\206A\206B\206C\206D\206E\206F\3164\FE0E\FE0F\FEFF\FFA0\FFF9\FFFA\FFFB',
        U&'\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039'
        || U&'\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039'
        || U&'\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039'
        || U&'\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039'
        || U&'\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039'
        || U&'\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039\0902\0C82\0027\0027\0027\002D\002D\002D\002D\002D'
        || U&'\002D\002D\0020\0020\0020\0020\0020\0020\0020\0020'), nfc),
      '\u0919\u094d(?=[\u0915-\u0918])|\u091e\u094d(?=[\u091a-\u091d])|\u0923\u094d(?=[\u091f-\u0922])|\u0928\u094d(?=[\u0924-\u0927])|\u092e\u094d(?=[\u092a-\u092d])',
      U&'\0902', 'g'),
      '\u0c99\u0ccd(?=[\u0c95-\u0c98])|\u0c9e\u0ccd(?=[\u0c9a-\u0c9d])|\u0ca3\u0ccd(?=[\u0c9f-\u0ca2])|\u0ca8\u0ccd(?=[\u0ca4-\u0ca7])|\u0cae\u0ccd(?=[\u0caa-\u0cad])',
      U&'\0C82', 'g'), ' {2,}', ' ', 'g')) end;

-- The catalogue's words. 'pre-workout' is also found as 'preworkout'.
create function searched_name(name text) returns text language sql immutable strict parallel safe
  return left(replace(btrim(folded(name)), ' ', '-'), 100);

-- The name normalized by searched_name, without joiners.
create function searched_other_name(name text) returns text language sql immutable strict parallel safe
  return searched_name(translate(normalize(name, nfc), U&'\200C\200D', ''));

-- Triggers: these rows are never rewritten, also by manual statements. An undo of an import, which a setting of the
-- transaction names, deletes the first counts of the products that it created.
create function refuse_rewriting() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and tg_table_name = 'stock_moves' and current_setting('namma.undoes_import', true) <> '' then
      return null;
    end if;
    raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
  end $$;

-- Triggers: rows of people and their activities are not deleted, except those that an undone import created.
create function keep_row(name text, old_row jsonb) returns void language plpgsql as $$
  declare
    undone constant integer := nullif(current_setting('namma.undoes_import', true), '')::integer;
    is_opening constant boolean := name = 'payments' and old_row ->> 'kind' = 'opening';
  begin
    -- By the primary key of import_rows: an opening payment goes with its membership, and every other row by itself.
    if undone is not null and (is_opening or name <> 'payments') and exists (
      select from import_rows where import_id = undone and is_new
        and entity = case when is_opening then 'memberships' else name end
        and row_id = (old_row ->> case when is_opening then 'membership_id' else 'id' end)::integer) then return; end if;
    raise exception '% %: it is never deleted', name, old_row ->> 'id' using errcode = 'restrict_violation';
  end $$;
create function keep_rows() returns trigger language plpgsql as $$
  begin
    perform keep_row(tg_table_name, to_jsonb(old));
    return old;
  end $$;

-- Triggers: a status goes back only for an undo, together with its row in the activity log. Both exist when the
-- transaction commits, and a check cannot read another table.
create function refuse_going_back() returns trigger language plpgsql as $$
  declare
    subject_kind constant text := tg_argv[0];
    recorded_field constant text := tg_argv[1];
    status_column constant text := tg_argv[2];
    latest record;
  begin
    select after ->> recorded_field as status, undoes into latest from activity
      where subject_id = new.id and subject_type = subject_kind order by id desc limit 1;
    if latest.undoes is null or latest.status is distinct from to_jsonb(new) ->> status_column then
      raise exception '% %: its status cannot be moved like that', tg_table_name, new.id
        using errcode = 'check_violation';
    end if;
    return null;
  end $$;

-- Triggers: every change of public data must be noticed, including manual statements. The writing session gets a
-- message of level INFO, which reaches every client; all others a NOTIFY when the transaction commits, with the name of
-- the session that wrote.
create function tell_of_change() returns trigger language plpgsql as $$
  begin
    raise info 'public answers change';
    perform pg_notify('public_changes', current_setting('application_name'));
    return null;
  end $$;

-- Announces changed coaches and centers to all processes, as the trigger of products does.
create function announce_change() returns void language plpgsql as $$
  begin
    raise info 'public answers change';
    perform pg_notify('public_changes', current_setting('application_name'));
  end $$;

-- The gym's centers, listed by position. Other tables store the key, which never changes.
create table centers (
  id integer generated always as identity primary key,
  key text not null unique check (char_length(key) between 1 and 40),
  label text check (char_length(label) between 1 and 40),
  area text check (char_length(area) between 1 and 40),
  street text check (char_length(street) between 1 and 200),
  phone text check (phone ~ '^[0-9-]{10,11}$'),
  position smallint not null,
  -- null: has always been open
  opens_on date,
  -- the first day on which it is closed for good
  closes_on date,
  -- the calendar closure from that day on
  slots_closure_id integer,
  constraint centers_with_a_closure_close check (slots_closure_id is null or closes_on is not null)
);
create unique index centers_by_name on centers (lower(coalesce(label, key)));
insert into centers (key, street, position) values
  ('vijayanagra', null, 1),
  ('indiranagar', null, 2),
  ('kormangla', '27, 80 Feet Road, Koramangala 4th Block', 3),
  ('HSR Layout', null, 4);
`;
