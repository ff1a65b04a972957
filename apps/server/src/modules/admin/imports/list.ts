import type { Reply } from '@namma/contract/calls';
import { days, seconds } from '@namma/contract/days/dates';
import { type ImportState, REFUSED_DAYS, REFUSED_SHOWN_MOST } from '@namma/contract/imports/rules';
import type { ImportRow } from '@namma/contract/imports/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type CsvFile, toCsvFile } from '../../../platform/shared/csv.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import {
  deleteOldChecks,
  findImport,
  type ListedImport,
  listImports,
  listRefusals,
} from './queries/imports.ts';
import { countRowsDone, presentRefused } from './run-rows.ts';

const isUnfinished = ({ state }: ListedImport) => state === 'running' || state === 'undoing';

function stateOf(row: ListedImport): ImportState {
  if (row.isBeingChecked) return 'checking';
  return isUnfinished(row) && !row.isAlive ? 'interrupted' : row.state;
}

/** Estimates the remaining time of a run or undo from the duration of the check. */
function progressOf(row: ListedImport): ImportRow['progress'] {
  if (row.isBeingChecked) {
    const { new: created, matched, refused, unchanged } = row.counts;
    return { done: created + matched + refused + unchanged, of: row.rows, secondsLeft: null };
  }
  if (!isUnfinished(row)) return null;
  const done = countRowsDone(row);
  const left = row.state === 'undoing' ? done : row.rows - done;
  const milliseconds = (row.took_milliseconds * left) / Math.max(1, row.rows);
  return { done, of: row.rows, secondsLeft: row.isAlive ? Math.ceil(milliseconds / seconds(1)) : null };
}

const presentImport = (row: ListedImport): ImportRow => ({
  importId: row.id,
  kind: row.kind,
  name: row.name,
  state: stateOf(row),
  rows: row.rows,
  counts: row.counts,
  at: row.at.toISOString(),
  progress: progressOf(row),
  canContinue: stateOf(row) === 'interrupted' && row.has_file,
  undoneAt: row.undone_at?.toISOString() ?? null,
  invitedAt: row.invited_at?.toISOString() ?? null,
  by: row.admin_name,
  toInvite: (row.unclaimed ?? 0) - (row.invited ?? 0),
  toInviteAgain: row.invited ?? 0,
  hasRefused: row.has_refused,
});

/** Lists the newest hundred imports and checks in progress, newest first. */
export const getImports = async ({ db }: Deps): Promise<Reply<'imports/getAll'>> =>
  (await listImports(db)).map(presentImport);

/**
 * Returns one import with its first refused rows.
 * @throws 404 unknown
 */
export async function getImport({ db }: Deps, id: number): Promise<Reply<'imports/get'>> {
  const row = await findImport(db, id);
  if (!row) throw refuse('noSuchImport');
  const refused = await listRefusals(db, id, { limit: REFUSED_SHOWN_MOST });
  return {
    ...presentImport(row),
    refused: refused.map((each) => presentRefused(row.kind, row.columns, each)),
  };
}

/**
 * Exports the refused rows as in the file, with the reason, to be corrected and imported.
 * @throws 404 unknown
 */
export async function exportRefused({ db, clock }: Deps, id: number): Promise<CsvFile> {
  const row = await findImport(db, id);
  if (!row) throw refuse('noSuchImport');
  type Refusal = Awaited<ReturnType<typeof listRefusals>>[number];
  return toCsvFile({
    name: 'refused',
    now: clock(),
    sort: 'oldest',
    listIn: ({ after, limit }) => listRefusals(db, id, { after, limit }),
    idOf: ({ line }: Refusal) => line,
    columns: titlesOf(
      row.columns,
      (place) =>
        ({ cells }: Refusal) =>
          cells[place] ?? null,
    ),
  });
}

const LINE = 'Line in the file';
const REASON = 'Why it was refused';

/**
 * The columns of the file in order (two may share a title), and our two extra columns, which the file may already have.
 */
function titlesOf<Row extends { line: number; reason: string }>(
  columns: ListedImport['columns'],
  cellOf: (place: number) => (row: Row) => string | null,
): [title: string, cellOf: (row: Row) => string | number | null][] {
  const taken = new Set<string>();
  const ofFile = columns.flatMap(({ header }, place): [string, (row: Row) => string | null][] => {
    if (header === LINE || header === REASON) return [];
    const title = header === '' || taken.has(header) ? `${header} (${place + 1})` : header;
    taken.add(title);
    return [[title, cellOf(place)]];
  });
  return [...ofFile, [LINE, ({ line }) => line], [REASON, ({ reason }) => reason]];
}

/** Deletes expired files with their checks, and old refused rows. */
export const sweepImports = ({ db, clock }: Deps): Promise<void> => {
  const now = clock();
  return inTransaction(db, (tx) => deleteOldChecks(tx, now, new Date(now.getTime() - days(REFUSED_DAYS))));
};
