import { fieldsOf } from '@namma/contract/imports/fields';
import type { ImportKind } from '@namma/contract/imports/rules';
import { saveFile } from '../../lib/api/save-file';

const quote = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The columns that a template has: those with an example. All others are read, too. */
export function saveTemplate(kind: ImportKind): void {
  const fields = Object.values(fieldsOf(kind)).filter(({ example }) => example !== '');
  const lines = [fields.map(({ label }) => label), fields.map(({ example }) => example)];
  const text = lines.map((cells) => cells.map(quote).join(',')).join('\r\n');
  // The mark tells spreadsheets that it is UTF-8.
  saveFile(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' }), `${kind}-template.csv`);
}
