import type { Kysely } from 'kysely';
import {
  CHANGED_NOTE,
  CHANGES_CHANNEL,
  SERVER_SESSION_NAME,
  SOLD_NOTE,
} from '../freshness/cache-generation.ts';
import { run } from './sql.ts';

/**
 * The database itself says when something that public answers show has changed, so that no code can forget it: to the
 * session that writes by a note (INFO reaches every client), to all others by NOTIFY at the commit, with the name of
 * the session that wrote.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create function tell_of_change() returns trigger language plpgsql as $$
      begin
        raise info '${CHANGED_NOTE}';
        perform pg_notify('${CHANGES_CHANNEL}', current_setting('application_name'));
        return null;
      end $$`,
    `create trigger products_tell_of_change
      after insert or delete or truncate or update of ${shownColumns.join(', ')} on products
      for each statement execute function tell_of_change()`,

    // A NOTIFY makes commits wait for each other. Processes that sell tell of it themselves, after the commit.
    `create function tell_of_sale() returns trigger language plpgsql as $$
      begin
        raise info '${SOLD_NOTE}';
        if current_setting('application_name') not like '${SERVER_SESSION_NAME} %' then
          perform pg_notify('${CHANGES_CHANNEL}', current_setting('application_name'));
        end if;
        return null;
      end $$`,
    `create trigger products_tell_of_sale after update of buy_counts on products
      for each statement execute function tell_of_sale()`,
  );
}

/** What can be set of a product, besides how often it was sold. */
const shownColumns = [
  'name',
  'category',
  'description',
  'price_paise',
  'discount_bp',
  'image',
  'rating_sum',
  'rating_count',
  'is_available',
  'deleted_at',
];
