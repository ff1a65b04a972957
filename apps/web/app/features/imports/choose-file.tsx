import { fieldsOf } from '@namma/contract/imports/fields';
import { type ImportKind, importKinds } from '@namma/contract/imports/rules';
import { useId, useState } from 'react';
import { saveFile } from '../../lib/api/save-file';
import { Button } from '../../ui/button';
import { SelectField, TextAreaField } from '../../ui/field';
import { Options } from '../../ui/options';
import { type ImportState, toPasted } from './use-import';

const kindNames: Record<ImportKind, string> = {
  members: 'Members, one row per person',
  products: 'Products, one row per product',
};

/** A file, or cells of a spreadsheet that are pasted. */
export function ChooseFile({ kind, choose, open, percentRead, check, isChecking }: ImportState) {
  const fileId = useId();
  const [pasted, setPasted] = useState('');
  return (
    <section aria-labelledby="import-choose" className="grid max-w-text gap-5">
      <h2 id="import-choose" className="heading text-lg">
        Choose a list
      </h2>
      <SelectField
        label="Content"
        value={kind}
        onChange={({ currentTarget }) =>
          choose(importKinds.find((each) => each === currentTarget.value) ?? kind)
        }
      >
        <Options of={importKinds} label={(each) => kindNames[each]} />
      </SelectField>
      <div className="grid gap-1.5">
        <label htmlFor={fileId} className="text-sm font-semibold">
          File
        </label>
        <input
          id={fileId}
          type="file"
          accept=".xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-describedby={`${fileId}-hint`}
          className="min-h-12 w-full rounded-md border border-(--edge) bg-(--raised) p-2.5"
          disabled={isChecking}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void open(file);
            // The same file can be chosen again after it was corrected.
            currentTarget.value = '';
          }}
        />
        <p id={`${fileId}-hint`} className="text-xs text-(--soft)">
          XLSX, CSV or TSV, up to 20 MB and 50,000 rows. The first row has the column titles. In a workbook,
          the first sheet is read.
        </p>
        {percentRead !== undefined && (
          <p role="status" className="text-sm">
            {`Reading the workbook: ${percentRead} %`}
          </p>
        )}
      </div>
      <TextAreaField
        label="Or paste cells from a spreadsheet"
        hint="Include the row of titles."
        value={pasted}
        onChange={({ currentTarget }) => setPasted(currentTarget.value)}
        rows={5}
        spellCheck={false}
        className="min-w-0"
      />
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          isBusy={isChecking}
          aria-disabled={pasted.trim() === '' || undefined}
          onClick={() => {
            if (pasted.trim() !== '') void check(toPasted(pasted));
          }}
        >
          {isChecking ? 'Checking' : 'Check pasted cells'}
        </Button>
        <Button
          look="quiet"
          className="border border-(--line) hover:border-ink"
          onClick={() => saveTemplate(kind)}
        >
          Template
        </Button>
      </div>
      <p className="text-sm text-(--soft)">
        A check changes nothing. Import before opening hours, because others may have to wait meanwhile.
      </p>
    </section>
  );
}

const quote = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The columns that a template has: those with an example. All others are read, too. */
function saveTemplate(kind: ImportKind): void {
  const fields = Object.values(fieldsOf(kind)).filter(({ example }) => example !== '');
  const lines = [fields.map(({ label }) => label), fields.map(({ example }) => example)];
  const text = lines.map((cells) => cells.map(quote).join(',')).join('\r\n');
  // The mark tells spreadsheets that it is UTF-8.
  saveFile(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' }), `${kind}-template.csv`);
}
