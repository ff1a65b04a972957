import { fieldsOf } from '@namma/contract/imports/fields';
import type { ImportColumn } from '@namma/contract/imports/schemas';
import { SelectField } from '../../ui/field';
import type { ImportState } from './use-import';

interface MatchedColumnsProps extends Pick<ImportState, 'kind' | 'readAs' | 'isRun'> {
  columns: readonly ImportColumn[];
}

/** Each column of the file with three samples and its field. */
export function MatchedColumns({ columns, kind, readAs, isRun }: MatchedColumnsProps) {
  const fields = Object.entries(fieldsOf(kind));
  return (
    <details open={!isRun} className="rounded-md border border-(--line) p-4">
      <summary className="cursor-pointer font-semibold">
        {`${columns.filter(({ field }) => field !== null).length} of ${columns.length} columns are read`}
      </summary>
      <ul className="mt-4 grid gap-x-6 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
        {columns.map(({ header, field, samples }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have one title, and none moves
          <li key={place} className="min-w-0">
            <SelectField
              label={header || `Column ${place + 1}`}
              value={field ?? ''}
              disabled={isRun}
              hint={<span className="wrap-anywhere">{samples.join(' · ') || 'Empty'}</span>}
              onChange={({ currentTarget }) => {
                const chosen = currentTarget.value || null;
                readAs({
                  // A field is of one column: the one it was of is not read any more.
                  columns: columns.map((column, i) => {
                    if (i === place) return chosen;
                    return column.field === chosen ? null : column.field;
                  }),
                });
              }}
            >
              <option value="">Not read</option>
              {fields.map(([name, { label }]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </SelectField>
          </li>
        ))}
      </ul>
    </details>
  );
}
