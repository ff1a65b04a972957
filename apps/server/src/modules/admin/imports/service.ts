import { createHash } from 'node:crypto';
import type { Reply } from '@namma/contract/calls';
import { gymDay, minutes } from '@namma/contract/days/dates';
import { fieldsOf } from '@namma/contract/imports/fields';
import { IMPORT_FILE_MINUTES, type ImportKind, REFUSED_SHOWN_MOST } from '@namma/contract/imports/rules';
import type { CheckQuery, ImportRequest, Reading } from '@namma/contract/imports/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import type { ImportContext } from './context.ts';
import { trackProgress } from './progress.ts';
import {
  deleteFile,
  findFile,
  insertFile,
  insertImport,
  listEarlier,
  listRefusals,
  lockImport,
  markDone,
  replaceRefusals,
  writeFound,
} from './queries/imports.ts';
import { refuseMissing, titleKeys } from './reading/columns.ts';
import { decode } from './reading/decode.ts';
import { type Overview, surveyFile } from './reading/file.ts';
import {
  hashOutcome,
  nothingDone,
  type Outcome,
  presentRefused,
  presentReplaced,
  runRows,
  titleOf,
} from './run-rows.ts';
import { groupRefused } from './summary.ts';
import { mergeAnswers, ValueReader } from './values.ts';

/** Ends the transaction of a check, so that nothing of it stays. */
class RolledBack extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('A check is rolled back');
    this.outcome = outcome;
  }
}

/**
 * Tries a file: runs it in a transaction and rolls that back, so what it says is what a run does (D82). The file is kept for an
 * hour. A file whose days can be read in two ways is not tried before somebody has said which.
 * Refuses: 400 what is no table, a quotation mark that never closes, more than 50,000 rows, columns that are missing or matched
 * twice.
 */
export async function checkFile(
  deps: Deps,
  { userId }: Session,
  body: unknown,
  { kind, name = '', mapping = {} }: CheckQuery,
): Promise<Reply<'imports/check'>> {
  if (!Buffer.isBuffer(body)) throw refuse('notATable');
  const { db, clock } = deps;
  const text = decode(body);
  const remembered = await readRemembered(db, kind);
  const { columns: _columns, values: said = {}, ...others } = mapping;
  const isPaidInFull = others.isPaidInFull ?? remembered.isPaidInFull;
  const keepsSales = others.keepsSales ?? remembered.keepsSales;
  const reading = {
    ...others,
    values: mergeAnswers(remembered.values, said),
    ...(isPaidInFull !== undefined && { isPaidInFull }),
    ...(keepsSales !== undefined && { keepsSales }),
  };
  const overview = await surveyFile(kind, text, mapping, remembered.columns);
  const isUnclear = overview.ambiguous !== null || overview.unclear.length > 0;
  refuseMissing(kind, overview.samples);
  const now = clock();
  const untried = nothingDone();
  const importId = await inTransaction(db, async (tx) => {
    const id = await insertImport(tx, {
      kind,
      name,
      sha: createHash('sha256').update(body).digest(),
      by: userId,
      at: now,
      reading: JSON.stringify({
        ...reading,
        ...(overview.order && { dateOrder: overview.order }),
        unclear: overview.unclear.map(({ field }) => field),
      }),
      columns: JSON.stringify(overview.columns),
      rows: overview.rows,
      counts: JSON.stringify(untried.counts),
      report_sha: hashOutcome(untried),
      took_milliseconds: 0,
      undone_at: null,
      undone_by: null,
      invited_at: null,
    });
    await insertFile(tx, id, body, new Date(now.getTime() + minutes(IMPORT_FILE_MINUTES)));
    return id;
  });
  const context = contextOf(deps, { isCheck: true, importId, kind, userId, now, reading, overview });
  const { outcome, tookMilliseconds } = isUnclear
    ? { outcome: untried, tookMilliseconds: 0 }
    : await tryRows(deps, context, text, overview.rows);
  const { counts, refused, replaced, summary } = outcome;
  await inTransaction(db, async (tx) => {
    const found = { counts, rows: overview.rows, report_sha: hashOutcome(outcome) };
    await writeFound(tx, importId, { ...found, took_milliseconds: tookMilliseconds });
    await replaceRefusals(tx, importId, refused);
  });
  return {
    status: isUnclear ? 'One question first' : 'Checked: nothing is changed yet',
    importId,
    columns: overview.samples,
    questions: {
      dateOrder: overview.ambiguous,
      columns: overview.unclear,
      values: overview.values.questions(overview.columns, context.values),
      isPaidInFull:
        summary.atPlanPrice.duePaise > 0
          ? { ...summary.atPlanPrice, answer: reading.isPaidInFull ?? null }
          : null,
      sales:
        summary.sales.firstEnd === null
          ? null
          : {
              products: summary.sales.products,
              firstEnd: summary.sales.firstEnd,
              answer: reading.keepsSales ?? null,
            },
    },
    dateOrder: overview.order,
    rows: overview.rows,
    counts,
    refused: refused.slice(0, REFUSED_SHOWN_MOST).map((row) => presentRefused(kind, overview.columns, row)),
    replaced: replaced.shown.map((row) => presentReplaced(kind, overview.columns, row)),
    replacedCount: replaced.count,
    preview: summary.preview,
    refusedGroups: groupRefused(kind, refused, (field) => titleOf(kind, overview.columns, field)),
    memberships: summary.memberships,
    tookMilliseconds,
  };
}

/** How earlier files of this kind were read: the fields of their titles, and what values mean; the newest wins. */
async function readRemembered(db: Db, kind: ImportKind) {
  const columns = new Map<string, string | null>();
  let values: NonNullable<Reading['values']> = {};
  let isPaidInFull: boolean | undefined;
  let keepsSales: boolean | undefined;
  for (const earlier of await listEarlier(db, kind)) {
    const keys = titleKeys(earlier.columns.map(({ header }) => header));
    for (const [i, { field, isSaid }] of earlier.columns.entries()) {
      const key = keys[i] ?? '';
      // A column that nobody has said anything of is no answer.
      if (!columns.has(key) && (field !== null || isSaid)) columns.set(key, field);
    }
    values = mergeAnswers(earlier.reading.values ?? {}, values);
    isPaidInFull ??= earlier.reading.isPaidInFull;
    keepsSales ??= earlier.reading.keepsSales;
  }
  return { columns, values, isPaidInFull, keepsSales };
}

interface ContextParts {
  isCheck: boolean;
  importId: number;
  kind: ImportKind;
  userId: number;
  now: Date;
  reading: Omit<Reading, 'columns'>;
  overview: Pick<Overview, 'columns' | 'order' | 'values'>;
}

const contextOf = (
  deps: Deps,
  { isCheck, importId, kind, userId, now, reading, overview }: ContextParts,
): ImportContext => ({
  deps,
  importId,
  kind,
  isCheck,
  cashier: { userId, now },
  today: gymDay(now),
  // Without a day of two numbers either order reads the file.
  order: overview.order ?? 'dmy',
  reading,
  columns: overview.columns,
  values: new ValueReader(reading.values),
  parents: overview.values.parents,
});

/** Runs the rows and takes them back. */
async function tryRows(deps: Deps, context: ImportContext, text: string, rows: number) {
  const progress = trackProgress(deps, context.importId, rows);
  const startedAt = performance.now();
  try {
    await inTransaction(deps.db, async (tx) => {
      throw new RolledBack(await runRows(tx, context, text, progress));
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    const tookMilliseconds = Math.round(performance.now() - startedAt);
    return { outcome: error.outcome, tookMilliseconds };
  }
  throw new Error('A check was not rolled back');
}

/**
 * Runs a checked file: all of it or nothing, also when the power fails. One that has run already answers what came of it.
 * Refuses: 404 unknown, 409 a file that is no longer kept, days that nobody has said how to read, a gym that has changed since
 * the check, an import that is undone.
 */
export async function runImport(
  deps: Deps,
  { userId }: Session,
  { importId }: ImportRequest,
): Promise<Reply<'imports/run'>> {
  const now = deps.clock();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockImport(tx, importId);
    if (!row) throw refuse('noSuchImport');
    if (row.state === 'undone') throw refuse('importUndone');
    if (row.state === 'checked') await runChecked(tx, deps, { ...row, userId, now });
    const refused = await listRefusals(tx, importId, { limit: REFUSED_SHOWN_MOST });
    return {
      status: row.kind === 'members' ? 'Members imported' : 'Products imported',
      importId,
      counts: row.counts,
      refused: refused.map((each) => presentRefused(row.kind, row.columns, each)),
    };
  });
}

type CheckedImport = NonNullable<Awaited<ReturnType<typeof lockImport>>> & { userId: number; now: Date };

async function runChecked(tx: Tx, deps: Deps, row: CheckedImport): Promise<void> {
  const { id: importId, kind, reading, columns, userId, now } = row;
  const file = await findFile(tx, importId, now);
  if (!file) throw refuse('importFileGone');
  const text = decode(file.body);
  const overview = await surveyFile(
    kind,
    text,
    { ...reading, columns: columns.map(({ field }) => field) },
    new Map(),
  );
  if (overview.ambiguous) throw refuse('dateOrderUnknown');
  const [unclear] = reading.unclear ?? [];
  if (unclear) throw refuse('columnsNotChosen', fieldsOf(kind)[unclear]?.label ?? unclear);
  const context = contextOf(deps, {
    isCheck: false,
    importId,
    kind,
    userId,
    now,
    reading,
    overview: { ...overview, columns },
  });
  const outcome = await runRows(tx, context, text, trackProgress(deps, importId, row.rows));
  if (!hashOutcome(outcome).equals(row.report_sha)) throw refuse('checkedDifferently');
  await replaceRefusals(tx, importId, outcome.refused);
  await deleteFile(tx, importId);
  await markDone(tx, importId, now);
  await logActivity(tx, { userId, now }, [
    {
      action: 'import run',
      subjectType: 'import',
      subjectId: importId,
      subjectUserId: null,
      subject: row.name,
      before: null,
      after: { kind, ...outcome.counts },
    },
  ]);
}
