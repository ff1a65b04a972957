import { addDays, addMonths, formatMonth } from '@namma/contract/days/dates';
import type { GstTable } from '@namma/contract/documents/rules';
import * as paths from '@namma/contract/paths';
import { useState } from 'react';
import { api, apiFile } from '../../../lib/api/api';
import { saveFile } from '../../../lib/api/save-file';
import { useFailure } from '../../../lib/api/use-failure';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { SelectField } from '../../../ui/field';
import { Options } from '../../../ui/options';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';

const gstFiles: Record<GstTable, string> = {
  b2b: 'Invoices to businesses',
  b2cs: 'Sales to consumers by rate',
  cdnr: 'Credit notes to businesses',
  cdnur: 'Credit notes to consumers of other states',
  hsnB2b: 'HSN summary, businesses',
  hsnB2c: 'HSN summary, consumers',
  docs: 'Documents issued',
  summary: 'Summary of all',
};
const gstTables = Object.keys(gstFiles) as GstTable[];

interface MonthFilesProps {
  isOpen: boolean;
  onClose: () => void;
  months: readonly string[];
  /** The month that is chosen first. */
  month: string;
}

/** The files of a month for the accountant: GSTR-1 for the offline tool and for the portal, and the receipts. */
export function MonthFiles({ isOpen, onClose, months, month: first }: MonthFilesProps) {
  const [month, setMonth] = useState(first);
  const fail = useFailure(paths.adminLogin);
  const [save, isSaving] = useOneAtATime(async (read: () => Promise<Blob>, name: string) => {
    try {
      saveFile(await read(), name);
    } catch (error) {
      fail(error);
    }
  });
  const from = `${month}-01`;
  const to = addDays(addMonths(from, 1), -1);
  const readJson = async () => {
    const gstr1 = await api('admin/getGstr1', { query: { month } });
    return new Blob([JSON.stringify(gstr1)], { type: 'application/json' });
  };
  const files = [
    ...gstTables.map((table) => ({
      name: `${table}-${month}.csv`,
      title: gstFiles[table],
      read: () => apiFile('admin/exportGst', { month, table }),
    })),
    { name: `gstr1-${month}.json`, title: 'GSTR-1 for the GST portal', read: readJson },
    {
      name: `receipts-${month}.csv`,
      title: 'Receipts',
      read: () => apiFile('admin/exportPayments', { from, to }),
    },
  ];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Files of a month"
      description="GSTR-1 as files for the offline tool and as JSON for the portal. Credit notes to consumers are subtracted from their sales."
    >
      <div className="grid gap-5">
        <SelectField
          label="Month"
          value={month}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        >
          <Options of={months} label={formatMonth} />
        </SelectField>
        <ul className="divide-y divide-(--line)">
          {files.map(({ name, title, read }) => (
            <li key={title} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0">
                <span className="block font-semibold">{title}</span>
                <span className="text-xs wrap-anywhere text-(--soft)">{name}</span>
              </span>
              <Button
                look="quiet"
                className="border border-(--line) hover:border-ink"
                isBusy={isSaving}
                aria-label={`Download: ${title}`}
                onClick={() => void save(read, name)}
              >
                Download
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
