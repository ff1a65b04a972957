import type { Migration } from 'kysely/migration';
import { activity } from './0001-baseline/activity.ts';
import { cart } from './0001-baseline/cart.ts';
import { catalogue } from './0001-baseline/catalogue.ts';
import { consultancy } from './0001-baseline/consultancy.ts';
import { contact } from './0001-baseline/contact.ts';
import { demo } from './0001-baseline/demo.ts';
import { freshness } from './0001-baseline/freshness.ts';
import { limits } from './0001-baseline/limits.ts';
import { memberships } from './0001-baseline/memberships.ts';
import { orders } from './0001-baseline/orders.ts';
import { people } from './0001-baseline/people.ts';
import { search } from './0001-baseline/search.ts';
import { totals } from './0001-baseline/totals.ts';
import { runSql } from './run-sql.ts';

/**
 * The whole schema in plain SQL, a file a subject, in the order in which tables refer to each other.
 *
 * What one row can break is a constraint, so that the data stay right even if the code has a bug. Triggers are only where
 * a statement cannot do it; the line above each, or above each group, says why.
 */
export const baseline: Migration = {
  up: (db) =>
    runSql(
      db,
      'create extension if not exists pg_trgm;',
      people,
      catalogue,
      search,
      cart,
      orders,
      memberships,
      consultancy,
      contact,
      activity,
      totals,
      limits,
      freshness,
      demo,
    ),
};
