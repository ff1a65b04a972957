import type { QueryInput } from '@namma/contract/calls';
import { type Day, gymDay } from '@namma/contract/dates';
import * as paths from '@namma/contract/paths';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import { apiFile } from '../api';
import { saveFile } from '../save-file';
import { useFailure } from '../use-failure';

export type ExportName =
  | 'admin/exportOrders'
  | 'admin/exportMemberships'
  | 'admin/exportQueries'
  | 'admin/exportActivity'
  | 'admin/exportAppointments'
  | 'admin/exportGst'
  | 'admin/exportReport'
  | 'admin/exportPayments';

/**
 * Downloads a file that needs the token, which a plain link cannot send.
 * @param day the day in the file's name, when it is not today
 */
export function useCsvExport<N extends ExportName>(
  name: N,
  fileName: string,
  query: QueryInput<N>,
  day?: Day,
) {
  const fail = useFailure(paths.adminLogin);
  const [save, isExporting] = useOneAtATime(async () => {
    try {
      saveFile(await apiFile(name, query), `${fileName}-${day ?? gymDay(new Date())}.csv`);
    } catch (error) {
      fail(error);
    }
  });

  return { isExporting, onExport: () => void save() };
}
