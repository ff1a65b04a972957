import type { QueryInput } from '@namma/contract/calls';
import { type Day, gymDay } from '@namma/contract/days/dates';
import * as paths from '@namma/contract/paths';
import { apiFile } from '../../lib/api/api';
import { saveFile } from '../../lib/api/save-file';
import { useFailure } from '../../lib/api/use-failure';
import { WorkbookError } from '../../lib/workbook/workbook-error';
import { toast } from '../../ui/toast';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

export type ExportName =
  | 'admin/exportOrders'
  | 'admin/exportMembers'
  | 'admin/exportMemberships'
  | 'imports/refused'
  | 'followUps/export'
  | 'admin/exportQueries'
  | 'admin/exportActivity'
  | 'admin/exportAppointments'
  | 'admin/exportGst'
  | 'admin/exportReport'
  | 'admin/exportPayments'
  | 'admin/exportDrawers';

export interface ListExport {
  isExporting: boolean;
  onExport: (format: 'csv' | 'xlsx') => void;
}

/**
 * Downloads a file that needs the token, which a plain link cannot send. The workbook is made of the CSV file here, by
 * code that is loaded when it is asked for.
 * @param day the day in the file's name, when it is not today
 */
export function useCsvExport<N extends ExportName>(
  name: N,
  fileName: string,
  query: QueryInput<N>,
  day?: Day,
): ListExport {
  const fail = useFailure(paths.adminLogin);
  const [save, isExporting] = useOneAtATime(async (format: 'csv' | 'xlsx') => {
    try {
      const csv = await apiFile(name, query);
      const file =
        format === 'csv' ? csv : await (await import('../../lib/workbook/write-workbook')).toWorkbook(csv);
      saveFile(file, `${fileName}-${day ?? gymDay(new Date())}.${format}`);
    } catch (error) {
      if (error instanceof WorkbookError) toast.error(error.message);
      else fail(error);
    }
  });

  return { isExporting, onExport: (format) => void save(format) };
}
