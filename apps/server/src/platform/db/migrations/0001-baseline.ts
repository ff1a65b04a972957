import type { Migration } from 'kysely/migration';
import { catalogue } from './0001-baseline/catalogue.ts';
import { gym } from './0001-baseline/gym.ts';
import { money } from './0001-baseline/money.ts';
import { office } from './0001-baseline/office.ts';
import { people } from './0001-baseline/people.ts';
import { search } from './0001-baseline/search.ts';
import { shared } from './0001-baseline/shared.ts';
import { shop } from './0001-baseline/shop.ts';
import { stock } from './0001-baseline/stock.ts';
import { talk } from './0001-baseline/talk.ts';
import { runSql } from './run-sql.ts';

/** One text per area, in the order in which tables refer to each other. */
export const baselineTexts = [shared, people, catalogue, search, shop, gym, money, stock, talk, office];

/**
 * The whole schema in plain SQL. Constraints protect single rows, so that the data stay valid even if the code has a
 * bug. Triggers exist only where a statement cannot do it; a comment above each trigger or group gives the reason.
 */
export const baseline: Migration = {
  up: (db) => runSql(db, ...baselineTexts),
};
