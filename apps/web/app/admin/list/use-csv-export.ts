import type { QueryInput } from '@namma/contract/calls';
import { type Day, gymDay } from '@namma/contract/days/dates';
import * as paths from '@namma/contract/paths';
import { apiFile } from '../../lib/api/api';
import { saveFile } from '../../lib/api/save-file';
import { useFailure } from '../../lib/api/use-failure';
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
