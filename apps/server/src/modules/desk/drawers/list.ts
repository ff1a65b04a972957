import type { Reply } from '@namma/contract/calls';
import { gymDateTime } from '@namma/contract/days/dates';
import type { DrawerFilter, DrawerListQuery } from '@namma/contract/drawers/schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import { paiseToRupees } from '@namma/contract/money';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/types.ts';
import { type CsvFile, toCsvFile } from '../../../platform/shared/csv.ts';
import { presentDrawer } from './present.ts';
import { countDrawers, listDrawers, listEntries } from './queries.ts';

async function readDrawers(db: Db, ...[filter, window]: [DrawerFilter, Parameters<typeof listDrawers>[2]]) {
  const rows = await listDrawers(db, filter, window);
  const entries = await listEntries(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentDrawer(row, entries));
}

/** Returns a page of drawers, newest first. */
export async function getDrawers(
  { db }: Deps,
  { page, limit, ...filter }: DrawerListQuery,
): Promise<Reply<'drawers/getAll'>> {
  const total = await countDrawers(db, filter);
  const content = await readDrawers(db, filter, { limit, offset: (page - 1) * limit });
  return { content, total, totalPages: Math.ceil(total / limit) };
}

type Drawer = Awaited<ReturnType<typeof readDrawers>>[number];

const rupees = (paise: number | undefined) => (paise === undefined ? null : paiseToRupees(paise));
const instant = (at: string | null) => (at === null ? null : gymDateTime(new Date(at)));

/** Exports drawers as CSV, newest first. */
export const exportDrawers = async ({ db, clock }: Deps, filter: DrawerFilter): Promise<CsvFile> =>
  toCsvFile({
    name: 'drawers',
    now: clock(),
    sort: 'newest',
    listIn: ({ after, limit }) => readDrawers(db, filter, { limit, before: after }),
    idOf: ({ id }: Drawer) => id,
    columns: {
      Drawer: ({ id }) => id,
      Center: ({ center }) => centerLabel(center),
      'Opened at': ({ openedAt }) => instant(openedAt),
      'Opened by': ({ openedBy }) => openedBy,
      Float: ({ floatPaise }) => paiseToRupees(floatPaise),
      'Paid out': ({ payouts }) =>
        paiseToRupees(payouts.reduce((sum, { amountPaise }) => sum + amountPaise, 0)),
      'Closed at': ({ closedAt }) => instant(closedAt),
      'Closed by': ({ closedBy }) => closedBy,
      Expected: ({ count }) => rupees(count?.expectedPaise),
      Counted: ({ count }) => rupees(count?.countedPaise),
      Difference: ({ count }) => rupees(count?.differencePaise),
      Note: ({ note }) => note,
      'Notes of managers': ({ notes }) => notes.map(({ text }) => text).join('; ') || null,
    },
  });
