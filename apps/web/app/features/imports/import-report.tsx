import type { ImportKind } from '@namma/contract/imports/rules';
import type { CheckReply, ImportCounts } from '@namma/contract/imports/schemas';
import { ArrowRight } from 'lucide-react';
import { ExportButton } from '../../admin/list/export-button';
import { useCsvExport } from '../../admin/list/use-csv-export';
import { DataTable } from '../../ui/data-table';

const names: Record<keyof ImportCounts, string> = {
  new: 'New',
  matched: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
};

/** Number of rows by outcome. */
export function Counts({ counts }: { counts: ImportCounts }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {(Object.keys(names) as (keyof ImportCounts)[]).map((name) => (
        <div key={name}>
          <dt className="text-sm text-(--soft)">{names[name]}</dt>
          <dd className="figures text-2xl">{counts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Overwritten values before and after, changed names first. */
export function Replaced({ replaced, replacedCount }: Pick<CheckReply, 'replaced' | 'replacedCount'>) {
  if (replacedCount === 0) return null;
  return (
    <section aria-labelledby="import-replaced" className="grid gap-3">
      <h3 id="import-replaced" className="font-semibold">
        {`Rows that overwrite values: ${replacedCount}`}
      </h3>
      <p className="text-sm text-(--soft)">
        If a row belongs to someone else, correct the file and check it again. Filled-in blanks are not
        listed.
      </p>
      <DataTable
        caption="Rows that overwrite values"
        columns={[
          { title: 'Line', isNumber: true, cell: ({ line }) => <span>{line}</span> },
          { title: 'Now', isHead: true, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
          {
            title: 'Change',
            cell: ({ changes }) => (
              <dl className="grid max-w-prose gap-1">
                {changes.map(({ column, before, after }) => (
                  <div key={column} className="flex flex-wrap items-baseline gap-x-2">
                    <dt className="text-xs text-(--soft)">{column}</dt>
                    <dd className="line-clamp-2 min-w-0 wrap-anywhere">
                      <span className="text-(--soft)">{before}</span>
                      <ArrowRight aria-label="to" size={14} className="mx-1.5 inline align-middle" />
                      <span>{after}</span>
                    </dd>
                  </div>
                ))}
              </dl>
            ),
          },
        ]}
        rows={replaced}
        idOf={({ line }) => line}
      />
      {replacedCount > replaced.length && (
        <p className="text-sm text-(--soft)">{`${replacedCount - replaced.length} more are not listed.`}</p>
      )}
    </section>
  );
}

interface PreviewProps {
  preview: CheckReply['preview'];
  kind: ImportKind;
}

/** The first people or products of the file as they will be. */
export function Preview({ preview, kind }: PreviewProps) {
  if (preview.length === 0) return null;
  const title = kind === 'members' ? 'People after the import' : 'Products after the import';
  return (
    <section aria-labelledby="import-preview" className="grid gap-3">
      <h3 id="import-preview" className="font-semibold">
        {title}
      </h3>
      <DataTable
        caption={title}
        columns={[
          { title: 'Line', isNumber: true, cell: ({ line }) => <span>{line}</span> },
          { title: 'Name', isHead: true, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
          {
            title: 'Details',
            cell: ({ details }) => (
              <dl className="flex flex-wrap gap-x-5 gap-y-1">
                {details.map(({ label, value }) => (
                  <div key={label} className="flex min-w-0 items-baseline gap-x-1.5">
                    <dt className="shrink-0 text-xs text-(--soft)">{label}</dt>
                    <dd className="line-clamp-2 min-w-0 wrap-anywhere">{value}</dd>
                  </div>
                ))}
              </dl>
            ),
          },
        ]}
        rows={preview}
        idOf={({ line }) => line}
      />
    </section>
  );
}

type RefusedProps = Pick<CheckReply, 'importId' | 'refused' | 'refusedGroups' | 'counts'>;

/** Refused rows by their reason, then the first of them with the cell to correct, and all of them as a file. */
export function Refused({ importId, refused, refusedGroups, counts: { refused: count } }: RefusedProps) {
  const csv = useCsvExport('imports/refused', 'refused', { id: String(importId) });
  if (count === 0) return null;
  return (
    <section aria-labelledby="import-refused" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="import-refused" className="font-semibold">
          {`Refused rows: ${count}`}
        </h3>
        <ExportButton {...csv} />
      </div>
      <p className="text-sm text-(--soft)">
        Correct them in the file of refused rows and import that file. Rows already imported don't change.
      </p>
      <DataTable
        caption="Reasons"
        columns={[
          {
            title: 'Column',
            isHead: true,
            cell: ({ column, values }) => (
              <span className="wrap-anywhere">
                {[column || 'The row', values.map((value) => `“${value}”`).join(', ')]
                  .filter(Boolean)
                  .join(': ')}
              </span>
            ),
          },
          { title: 'Rows', isNumber: true, cell: ({ rows }) => <span>{rows}</span> },
          { title: 'Why', cell: ({ reason }) => <span>{reason}</span> },
        ]}
        rows={refusedGroups}
        idOf={(group) => refusedGroups.indexOf(group)}
      />
      <details className="rounded-md border border-(--line) p-4">
        <summary className="cursor-pointer font-semibold">Row by row</summary>
        <div className="mt-3 grid gap-3">
          <DataTable
            caption="Refused rows"
            columns={[
              { title: 'Line', isHead: true, isNumber: true, cell: ({ line }) => <span>{line}</span> },
              { title: 'Column', cell: ({ column }) => <span>{column}</span> },
              { title: 'Cell', cell: ({ value }) => <span className="wrap-anywhere">{value}</span> },
              { title: 'Why', cell: ({ reason }) => <span>{reason}</span> },
            ]}
            rows={refused}
            idOf={({ line }) => line}
          />
          {count > refused.length && (
            <p className="text-sm text-(--soft)">{`${count - refused.length} more are in the file.`}</p>
          )}
        </div>
      </details>
    </section>
  );
}
