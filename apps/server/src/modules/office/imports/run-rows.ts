import { createHash } from 'node:crypto';
import { fieldsOf } from '@namma/contract/imports/fields';
import type { ImportKind } from '@namma/contract/imports/rules';
import type { ImportCounts, RefusedRow } from '@namma/contract/imports/schemas';
import type { Tx } from '../../../platform/db/types.ts';
import type { ImportContext, Refused } from './context.ts';
import { importMembers } from './members/write.ts';
import { importProducts } from './products/write.ts';
import type { BadCell } from './reading/cells.ts';
import type { Column } from './reading/columns.ts';
import { type FileRow, isStray, listRows } from './reading/file.ts';

export interface Outcome {
  counts: ImportCounts;
  refused: Refused[];
}

/** Rows that are looked up and written together. What is in memory is these, and the refused ones. */
const ROWS_AT_ONCE = 500;

const importers = { members: importMembers, products: importProducts } as const;

/**
 * Runs the rows of a file in the caller's transaction, which keeps all of them or none. Later rows find what earlier ones have
 * made.
 * @param onProgress told how many rows are written
 */
export async function runRows(
  tx: Tx,
  context: ImportContext,
  text: string,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  const counts: ImportCounts = { new: 0, matched: 0, refused: 0, unchanged: 0 };
  const refused: Refused[] = [];
  const refuseRow = (row: Refused) => {
    counts.refused++;
    refused.push(row);
  };
  const importer = await importers[context.kind](tx, context);
  let batch: FileRow[] = [];
  let done = 0;
  const flush = async () => {
    for (const outcome of await importer.importRows(batch)) {
      if ('state' in outcome) counts[outcome.state]++;
      else refuseRow(refusedFor(context.columns, outcome.row, outcome.bad));
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
  return { counts, refused: refused.toSorted((one, other) => one.line - other.line) };
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
    value: (cells[place] ?? '').trim().slice(0, VALUE_MOST_CHARACTERS),
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
  const header = columns.find((column) => column.field === field)?.header;
  return { line, column: header ?? fieldsOf(kind)[field]?.label ?? '', value, reason };
}

/** What a run must find again: what becomes of how many rows, and each refused one with its reason. */
export const hashOutcome = ({ counts, refused }: Outcome): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([counts, refused.map(({ line, field, value, reason }) => [line, field, value, reason])]),
    )
    .digest();
