import { createHash } from 'node:crypto';
import { fieldsOf } from '@namma/contract/imports/fields';
import { type ImportKind, REPLACED_SHOWN_MOST } from '@namma/contract/imports/rules';
import type { ImportCounts, RefusedRow, ReplacedRow } from '@namma/contract/imports/schemas';
import { cutText } from '@namma/contract/text/text';
import type { Tx } from '../../../platform/db/types.ts';
import type { ImportContext, Refused, Replaced } from './context.ts';
import { importMembers } from './members/write.ts';
import { importProducts } from './products/write.ts';
import type { BadCell } from './reading/cells.ts';
import type { Column } from './reading/columns.ts';
import { type FileRow, isStray, listRows } from './reading/file.ts';
import { Summary } from './summary.ts';

export interface Outcome {
  counts: ImportCounts;
  refused: Refused[];
  replaced: ReplacedRows;
  summary: Summary;
}

type ReplacedLine = Replaced & { line: number };

/** What rows write over. The first of them are kept to be shown; the digest is of all, so that a run is held to each. */
class ReplacedRows {
  count = 0;
  readonly #renamed: ReplacedLine[] = [];
  readonly #others: ReplacedLine[] = [];
  readonly #digest = createHash('sha256');

  add(row: ReplacedLine): void {
    this.count++;
    this.#digest.update(JSON.stringify([row.line, row.name, row.changes]));
    const shown = row.changes.some(({ field }) => field === 'name') ? this.#renamed : this.#others;
    if (shown.length < REPLACED_SHOWN_MOST) shown.push(row);
  }

  /** The first rows in the order of the file; those that give another name before all others. */
  get shown(): ReplacedLine[] {
    return [...this.#renamed, ...this.#others].slice(0, REPLACED_SHOWN_MOST);
  }

  get digest(): string {
    return this.#digest.copy().digest('hex');
  }
}

/** Of a file that was not tried. */
export const nothingDone = (): Outcome => ({
  counts: { new: 0, matched: 0, refused: 0, unchanged: 0 },
  refused: [],
  replaced: new ReplacedRows(),
  summary: new Summary(),
});

/** Rows that are looked up and written together. What is in memory is these, and the refused ones. */
const ROWS_AT_ONCE = 200;

const importers = { members: importMembers, products: importProducts } as const;

/**
 * Runs the rows of a file in the caller's transaction, which keeps all of them or none. Later rows find what earlier ones have
 * made.
 * @param onProgress notified how many rows are written
 */
export async function runRows(
  tx: Tx,
  context: ImportContext,
  text: string,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  const { counts, refused, replaced, summary } = nothingDone();
  const refuseRow = (row: Refused) => {
    counts.refused++;
    refused.push(row);
  };
  const importer = await importers[context.kind](tx, context);
  let batch: FileRow[] = [];
  let done = 0;
  const flush = async () => {
    for (const outcome of await importer.importRows(batch)) {
      summary.add(outcome);
      if ('state' in outcome) {
        counts[outcome.state]++;
        if (outcome.replaced) replaced.add({ line: outcome.row.line, ...outcome.replaced });
      } else refuseRow(refusedFor(context.columns, outcome.row, outcome.bad));
    }
    done += batch.length;
    batch = [];
    onProgress(done);
  };
  for await (const row of listRows(text, context.columns)) {
    if (isStray(row)) {
      refuseRow({ line: row.line, field: '', value: '', reason: row.reason, cells: row.cells });
      done++;
      continue;
    }
    batch.push(row);
    if (batch.length === ROWS_AT_ONCE) await flush();
  }
  await flush();
  return { counts, refused: refused.toSorted((one, other) => one.line - other.line), replaced, summary };
}

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

/** A refused row as the screen shows it: with the column by its title in the file, or else by ours. */
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

/** A row that writes over something, as the screen shows it. */
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

/** What a run must find again: what becomes of how many rows, what is written over, and each refused one with its reason. */
export const hashOutcome = ({ counts, refused, replaced }: Outcome): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([
        counts,
        refused.map(({ line, field, value, reason }) => [line, field, value, reason]),
        replaced.digest,
      ]),
    )
    .digest();
