import { createHash } from 'node:crypto';
import { fieldsOf } from '@namma/contract/imports/fields';
import { type ImportKind, REPLACED_SHOWN_MOST } from '@namma/contract/imports/rules';
import type { ImportCounts, RefusedRow, ReplacedRow } from '@namma/contract/imports/schemas';
import { cutText } from '@namma/contract/text/text';
import type { Db, Tx } from '../../../platform/db/types.ts';
import type { ImportContext, Importer, Refused, Replaced, RowOutcome } from './context.ts';
import { importMembers } from './members/write.ts';
import { importProducts } from './products/write.ts';
import type { BadCell } from './reading/cells.ts';
import type { Column } from './reading/columns.ts';
import { type FileRow, isStray, listRows, type StrayRow } from './reading/file.ts';
import { Summary } from './summary.ts';
import type { CheckedStep } from './tables.ts';

export interface Outcome {
  counts: ImportCounts;
  refused: Refused[];
  replaced: ReplacedRows;
  summary: Summary;
  steps: CheckedStep[];
}

type ReplacedLine = Replaced & { line: number };

/** Rows that overwrite existing values. Stores the first of them for display. */
class ReplacedRows {
  count = 0;
  readonly #renamed: ReplacedLine[] = [];
  readonly #others: ReplacedLine[] = [];

  add(row: ReplacedLine): void {
    this.count++;
    const shown = row.changes.some(({ field }) => field === 'name') ? this.#renamed : this.#others;
    if (shown.length < REPLACED_SHOWN_MOST) shown.push(row);
  }

  /** The first rows in file order; rows that change a name come first. */
  get shown(): ReplacedLine[] {
    return [...this.#renamed, ...this.#others].slice(0, REPLACED_SHOWN_MOST);
  }
}

/** The outcome of a file that was not tried. */
export const nothingDone = (): Outcome => ({
  counts: { new: 0, matched: 0, refused: 0, unchanged: 0 },
  refused: [],
  replaced: new ReplacedRows(),
  summary: new Summary(),
  steps: [],
});

/** Rows per transaction. Products are written one by one, members many at once. */
const rowsAStep: Record<ImportKind, number> = { members: 200, products: 25 };

/** Rows of the file that are looked up and written together. */
export interface FileStep {
  rows: FileRow[];
  strays: StrayRow[];
  /** The last line of the step. */
  line: number;
}

/** Yields the rows of a file in steps, the same for each reading of the file. At least one, possibly empty. */
export async function* listSteps(
  kind: ImportKind,
  text: string,
  columns: readonly Column[],
): AsyncGenerator<FileStep> {
  let step: FileStep = { rows: [], strays: [], line: 1 };
  let isFirst = true;
  for await (const row of listRows(text, columns)) {
    if (step.rows.length + step.strays.length === rowsAStep[kind]) {
      yield step;
      isFirst = false;
      step = { rows: [], strays: [], line: 1 };
    }
    if (isStray(row)) step.strays.push(row);
    else step.rows.push(row);
    step.line = row.line;
  }
  if (isFirst || step.line > 1) yield step;
}

export const createImporter = (db: Db, context: ImportContext): Promise<Importer> =>
  ({ members: importMembers, products: importProducts })[context.kind](db, context);

interface StepOutcome {
  rows: readonly RowOutcome[];
  refused: readonly Refused[];
  checked: CheckedStep;
}

/** Imports the rows of a step in the caller's transaction. Later steps see the results of earlier ones. */
export async function runStep(
  tx: Tx,
  { columns }: ImportContext,
  importer: Importer,
  step: FileStep,
): Promise<StepOutcome> {
  const rows = await importer.importRows(tx, step.rows);
  const refused = [
    ...step.strays.map(({ line, reason, cells }) => ({ line, field: '', value: '', reason, cells })),
    ...rows.flatMap((each) => ('bad' in each ? [refusedFor(columns, each.row, each.bad)] : [])),
  ].toSorted((one, other) => one.line - other.line);
  return { rows, refused, checked: { line: step.line, sha: hashStep(rows, refused) } };
}

/** A hash of the outcomes, overwritten values and refusals of a step: a run must match its check. */
const hashStep = (rows: readonly RowOutcome[], refused: readonly Refused[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        rows.flatMap((each) =>
          'state' in each ? [[each.row.line, each.state, each.replaced?.name, each.replaced?.changes]] : [],
        ),
        refused.map(({ line, field, value, reason }) => [line, field, value, reason]),
      ]),
    )
    .digest('hex');

/** Adds the outcome of a step. */
export function addStep(
  { counts, refused, replaced, summary, steps }: Outcome,
  { rows, refused: refusedNow, checked }: StepOutcome,
): void {
  for (const outcome of rows) {
    summary.add(outcome);
    if (!('state' in outcome)) continue;
    counts[outcome.state]++;
    if (outcome.replaced) replaced.add({ line: outcome.row.line, ...outcome.replaced });
  }
  counts.refused += refusedNow.length;
  for (const row of refusedNow) refused.push(row);
  steps.push(checked);
}

/** Returns the number of imported rows so far. */
export const countRowsDone = (row: { kind: ImportKind; rows: number; steps_done: number }): number =>
  Math.min(row.rows, row.steps_done * rowsAStep[row.kind]);

const VALUE_MOST_CHARACTERS = 200;

function refusedFor(
  columns: readonly Column[],
  { line, cells }: FileRow,
  { field, message }: BadCell,
): Refused {
  const place = columns.findIndex((column) => column.field === field);
  return {
    line,
    field,
    value: cutText((cells[place] ?? '').trim(), VALUE_MOST_CHARACTERS),
    reason: message,
    cells,
  };
}

/** Presents a refused row, with the column's title in the file, or else ours. */
export function presentRefused(
  kind: ImportKind,
  columns: readonly Column[],
  { line, field, value, reason }: Pick<Refused, 'line' | 'field' | 'value' | 'reason'>,
): RefusedRow {
  return { line, column: titleOf(kind, columns, field), value, reason };
}

/** The title of a field in the file, or else ours. */
export const titleOf = (kind: ImportKind, columns: readonly Column[], field: string): string =>
  columns.find((column) => column.field === field)?.header ?? fieldsOf(kind)[field]?.label ?? '';

/** Presents a row that overwrites existing values. */
export const presentReplaced = (
  kind: ImportKind,
  columns: readonly Column[],
  { line, name, changes }: ReplacedLine,
): ReplacedRow => ({
  line,
  name,
  changes: changes.map(({ field, before, after }) => ({
    column: titleOf(kind, columns, field),
    before: cutText(before, VALUE_MOST_CHARACTERS),
    after: cutText(after, VALUE_MOST_CHARACTERS),
  })),
});
