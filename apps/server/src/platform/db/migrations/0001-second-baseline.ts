import type { Migration } from 'kysely/migration';
import { catalogue } from './0001-second-baseline/catalogue.ts';
import { gym } from './0001-second-baseline/gym.ts';
import { money } from './0001-second-baseline/money.ts';
import { office } from './0001-second-baseline/office.ts';
import { people } from './0001-second-baseline/people.ts';
import { search } from './0001-second-baseline/search.ts';
import { shared } from './0001-second-baseline/shared.ts';
import { shop } from './0001-second-baseline/shop.ts';
import { stock } from './0001-second-baseline/stock.ts';
import { talk } from './0001-second-baseline/talk.ts';
import { totals } from './0001-second-baseline/totals.ts';
import { runSql } from './run-sql.ts';

/** An area each, in the order in which tables refer to each other: each table with its indexes, functions and triggers. */
export const baselineTexts = [
  shared,
  people,
  catalogue,
  search,
  shop,
  gym,
  money,
  stock,
  talk,
  office,
  totals,
];

/**
 * The whole schema in plain SQL.
 *
 * What one row can break is a constraint, so that the data stay right even if the code has a bug. Triggers are only where
 * a statement cannot do it; the line above each, or above each group, says why.
 */
export const secondBaseline: Migration = {
  up: (db) => runSql(db, ...baselineTexts),
};
