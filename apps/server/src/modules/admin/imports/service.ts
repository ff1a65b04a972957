import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
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
import type { ImportContext, Importer } from './context.ts';
import {
  deleteFile,
  findFile,
  findState,
  insertFile,
  insertImport,
  insertRefusals,
  listEarlier,
  listRefusals,
  listRefusedLines,
  markDone,
  moveSteps,
  type StoredImport,
  writeChecked,
  writeFound,
} from './queries/imports.ts';
import { refuseMissing, titleKeys } from './reading/columns.ts';
import { decode } from './reading/decode.ts';
import { type Overview, surveyFile } from './reading/file.ts';
import {
  addStep,
  countRowsDone,
  createImporter,
  type FileStep,
  listSteps,
  nothingDone,
  presentRefused,
  presentReplaced,
  runStep,
  titleOf,
} from './run-rows.ts';
import { type IsStopping, letOthersThrough, nameOf, startImport, stopWhenEnded } from './start.ts';
import { groupRefused } from './summary.ts';
import { mergeAnswers, ValueReader } from './values.ts';

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** Aborts the transaction of a check's step, so that nothing is stored. */
class RolledBack extends Error {
  readonly outcome: Awaited<ReturnType<typeof runStep>>;

  constructor(outcome: RolledBack['outcome']) {
    super('A check is rolled back');
    this.outcome = outcome;
  }
}

/**
 * Checks a file: runs each step in a transaction and rolls it back, so that the result matches a run (D82). Stores the
 * file for an hour. A file with ambiguous days is not tried until an order is chosen.
 * @param isStopping true when the server is stopping, which ends the check between two steps
 * @throws 400 not a table, an unclosed quotation mark, more than 50,000 rows, or columns missing or matched twice
 */
export async function checkFile(
  deps: Deps,
  { userId }: Session,
  body: unknown,
  { kind, name = '', mapping = {} }: CheckQuery,
  isStopping: IsStopping,
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
  // A statement with megabytes of text blocks the embedded engine for seconds; compression reduces tables to a tenth.
  const file = await compress(body);
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
      steps: JSON.stringify(untried.steps),
      took_milliseconds: 0,
      alive_at: null,
      undone_at: null,
      undone_by: null,
      invited_at: null,
    });
    await insertFile(tx, id, file, new Date(now.getTime() + minutes(IMPORT_FILE_MINUTES)));
    return id;
  });
  const context = contextOf({ isCheck: true, importId, kind, userId, now, reading, overview });
  const { outcome, tookMilliseconds } = isUnclear
    ? { outcome: untried, tookMilliseconds: 0 }
    : await tryRows(db, context, text, isStopping);
  const { counts, refused, replaced, summary, steps } = outcome;
  await writeFound(db, importId, { counts, steps, took_milliseconds: tookMilliseconds });
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

/**
 * Reads how earlier files of this kind were matched: the fields of their titles, and the meanings of values; the newest
 * wins.
 */
async function readRemembered(db: Db, kind: ImportKind) {
  const columns = new Map<string, string | null>();
  let values: NonNullable<Reading['values']> = {};
  let isPaidInFull: boolean | undefined;
  let keepsSales: boolean | undefined;
  for (const earlier of await listEarlier(db, kind)) {
    const keys = titleKeys(earlier.columns.map(({ header }) => header));
    for (const [i, { field, isSaid }] of earlier.columns.entries()) {
      const key = keys[i] ?? '';
      // A column without any choice is not an answer.
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

const contextOf = ({
  isCheck,
  importId,
  kind,
  userId,
  now,
  reading,
  overview,
}: ContextParts): ImportContext => ({
  importId,
  kind,
  isCheck,
  cashier: { userId, now },
  today: gymDay(now),
  // Without ambiguous days either order reads the file.
  order: overview.order ?? 'dmy',
  reading,
  columns: overview.columns,
  values: new ValueReader(reading.values),
  parents: overview.values.parents,
});

/** Runs each step of the file and rolls it back. */
async function tryRows(db: Db, context: ImportContext, text: string, isStopping: IsStopping) {
  const startedAt = performance.now();
  const outcome = nothingDone();
  const importer = await createImporter(db, context);
  for await (const step of listSteps(context.kind, text, context.columns)) {
    await letOthersThrough(isStopping);
    const tried = await tryStep(db, context, importer, step);
    importer.keep();
    addStep(outcome, tried);
    await insertRefusals(db, context.importId, tried.refused);
    await writeChecked(db, context.importId, outcome.counts);
  }
  return { outcome, tookMilliseconds: Math.round(performance.now() - startedAt) };
}

async function tryStep(db: Db, context: ImportContext, importer: Importer, step: FileStep) {
  try {
    await inTransaction(db, async (tx) => {
      throw new RolledBack(await runStep(tx, context, importer, step));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome;
    throw error;
  }
  throw new Error('A check was not rolled back');
}

/**
 * Runs a checked file in steps, each in its own transaction, so that other requests are served in between. Continues an
 * interrupted import; returns the result of a completed one.
 * @param isStopping true when the server is stopping, which interrupts the import between two steps
 * @throws 404 unknown; 409 an expired file, an unresolved day order, another import in progress, an undone import, or a
 * gym that has changed since the check: before the first step nothing is imported, later the import is interrupted
 */
export async function runImport(
  { db, clock }: Deps,
  { userId }: Session,
  { importId }: ImportRequest,
  isStopping: IsStopping,
): Promise<Reply<'imports/run'>> {
  const now = clock();
  const row = await findState(db, importId);
  if (!row) throw refuse('noSuchImport');
  if (row.state !== 'done') await runChecked(db, { ...row, userId, now }, isStopping);
  const refused = await listRefusals(db, importId, { limit: REFUSED_SHOWN_MOST });
  return {
    status: row.kind === 'members' ? 'Members imported' : 'Products imported',
    importId,
    counts: row.counts,
    refused: refused.map((each) => presentRefused(row.kind, row.columns, each)),
  };
}

type RunningImport = StoredImport & { userId: number; now: Date };

async function runChecked(db: Db, row: RunningImport, isStopping: IsStopping): Promise<void> {
  const { id: importId, kind, reading, columns, userId, now } = row;
  if (row.state === 'undone') throw refuse('importUndone');
  if (row.isAlive) throw refuse('importRunning', nameOf(row));
  const file = await findFile(db, importId, now);
  if (!file) throw refuse('importFileGone');
  const text = decode(await decompress(file.body));
  const overview = await surveyFile(
    kind,
    text,
    { ...reading, columns: columns.map(({ field }) => field) },
    new Map(),
  );
  if (overview.ambiguous) throw refuse('dateOrderUnknown');
  const [unclear] = reading.unclear ?? [];
  if (unclear) throw refuse('columnsNotChosen', fieldsOf(kind)[unclear]?.label ?? unclear);
  // An incomplete check.
  if (row.steps.length === 0) throw refuse('checkedDifferently');
  const context = contextOf({
    isCheck: false,
    importId,
    kind,
    userId,
    now,
    reading,
    overview: { ...overview, columns },
  });
  await stopWhenEnded(db, importId, async () => {
    const started = await inTransaction(db, (tx) => startImport(tx, importId, { state: 'running', now }));
    if (started.state !== 'done') await runSteps(db, { ...row, ...started }, context, text, isStopping);
  });
}

async function runSteps(
  db: Db,
  row: RunningImport,
  context: ImportContext,
  text: string,
  isStopping: IsStopping,
): Promise<void> {
  const { id, kind, columns, steps } = row;
  const importer = await createImporter(db, context);
  const refusedLines = new Set(row.steps_done > 0 ? await listRefusedLines(db, id) : []);
  let done = 0;
  for await (const step of listSteps(kind, text, columns)) {
    await letOthersThrough(isStopping);
    const from = done++;
    await inTransaction(db, async (tx) => {
      if (from < row.steps_done) {
        await moveOn(tx, row, { from: row.steps_done, to: row.steps_done });
        const rows = step.rows.filter(({ line }) => !refusedLines.has(line));
        return importer.recallRows(tx, rows);
      }
      await moveOn(tx, row, { from, to: done });
      const { checked } = await runStep(tx, context, importer, step);
      if (checked.sha !== steps[from]?.sha)
        throw from === 0
          ? refuse('checkedDifferently')
          : refuse('importChanged', countRowsDone({ ...row, steps_done: from }), row.rows);
      if (done === steps.length) await finish(tx, row);
    });
    importer.keep();
  }
}

async function moveOn(tx: Tx, row: RunningImport, step: { from: number; to: number }): Promise<void> {
  if (!(await moveSteps(tx, row.id, { state: 'running', ...step })))
    throw refuse('importRunning', nameOf(row));
}

async function finish(tx: Tx, { id, kind, name, counts, userId, now }: RunningImport): Promise<void> {
  await deleteFile(tx, id);
  await markDone(tx, id, now);
  await logActivity(tx, { userId, now }, [
    {
      action: 'import run',
      subjectType: 'import',
      subjectId: id,
      subjectUserId: null,
      subject: name,
      before: null,
      after: { kind, ...counts },
    },
  ]);
}
