export const freshness = String.raw`
-- Triggers: a change to what public answers show must be noticed whatever makes it, also a statement typed into psql.
-- The session that writes hears of it by a message of level INFO, which reaches every client; all others by NOTIFY when
-- the transaction commits, with the name of the session that wrote.
create function tell_of_change() returns trigger language plpgsql as $$
  begin
    raise info 'public answers change';
    perform pg_notify('public_changes', current_setting('application_name'));
    return null;
  end $$;
create trigger products_tell_of_change
  after insert or delete or truncate or update of name, category, description, price_paise, discount_bp, image,
    rating_sum, rating_count, is_available, deleted_at, version on products
  for each statement execute function tell_of_change();

-- NOTIFY makes commits wait for each other, so the server's own processes send it themselves, after the commit.
create function tell_of_sale() returns trigger language plpgsql as $$
  begin
    raise info 'public answers change: sold';
    if current_setting('application_name') not like 'namma-server %' then
      perform pg_notify('public_changes', current_setting('application_name'));
    end if;
    return null;
  end $$;
create trigger products_tell_of_sale after update of buy_counts on products
  for each statement execute function tell_of_sale();
`;
