import type { RowOfCenter } from '@namma/contract/call';
import type { Deps } from '../../../deps.ts';
import { listPlaces } from './queries/places.ts';

/** Where the rows with these ids are; those that do not exist are left out. */
export const locateRows = async ({ db }: Pick<Deps, 'db'>, kind: RowOfCenter, ids: readonly number[]) =>
  ids.length === 0 ? [] : listPlaces(db, kind, ids);
