import { formatDay } from '@namma/contract/days/dates';
import type { DrawerRow } from '@namma/contract/drawers/schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatTime24 } from '@namma/contract/values/times';
import { AdminTable } from '../../../admin/list/admin-table';
import { DayChoice } from '../../../admin/list/day-choice';
import { ExportButton } from '../../../admin/list/export-button';
import { PrintButton } from '../../../admin/list/print-button';
import { ScreenTitle } from '../../../admin/list/screen-title';
import { useCsvExport } from '../../../admin/list/use-csv-export';
import { useListAddress } from '../../../admin/list/use-list-address';
import { CenterFilter } from '../../../admin/shell/centers';
import { IfAllowed } from '../../../admin/shell/if-allowed';
import { can } from '../../../admin/shell/permissions';
import { useLazy } from '../../../lib/loading/use-lazy';
import { useOpened } from '../../../lib/loading/use-opened';
import { usePrintSheet } from '../../../ui/print-sheet';
import { StateScreen } from '../../../ui/state-screen';
import { columnsOf, factsOf } from './cash-up-columns';
import type { CashUpQuery } from './cash-up-query';
import { CashUpSheet } from './cash-up-sheet';
import { DrawerSection } from './drawer-section';
import { type CashUpRow, canReverse, idOf, nameOf } from './labels';
import { SumTable } from './sum-table';
import { byAdmin, byCenter, bySubject, type CashUp } from './sums';

const loadDialog = async () => (await import('./reverse-dialog')).ReverseDialog;

interface CashUpScreenProps {
  cashUp: CashUp;
  /** The drawers that were open on the day. */
  drawers: readonly DrawerRow[];
  query: CashUpQuery;
  readAt: Date;
}

/** The receipts of one day with their sums, to compare with the till. */
export function CashUpScreen({ cashUp, drawers, query, readAt }: CashUpScreenProps) {
  const { change } = useListAddress();
  const { sheet, print } = usePrintSheet();
  const { loaded: ReverseDialog, ensureLoaded } = useLazy(loadDialog);
  const { opened: asked, open, close } = useOpened<CashUpRow>(ensureLoaded);
  const { day } = cashUp;
  const { center } = query;
  const csv = useCsvExport('admin/exportPayments', 'payments', { ...(center && { center }), from: day }, day);
  return (
    <>
      <ScreenTitle
        isCompact
        note={`${formatDay(day)}, as of ${formatTime24(readAt)}`}
        actions={
          <>
            <IfAllowed permission="exportLists">
              <ExportButton {...csv} />
            </IfAllowed>
            <PrintButton onPrint={print} />
          </>
        }
      >
        Cash-up
      </ScreenTitle>
      <div className="flex flex-wrap items-end gap-2 pb-2 max-sm:*:grow">
        <DayChoice day={day} horizon="past" readAt={readAt}>
          <CenterFilter value={query.center} onChange={(center) => change({ center })} />
        </DayChoice>
      </div>
      <DrawerSection drawers={drawers} rows={cashUp.rows} />
      {cashUp.rows.length === 0 ? (
        <StateScreen title="Nothing received">
          {query.center
            ? `No payments at ${centerLabel(query.center)} on ${formatDay(day)}.`
            : 'Receipts of this day will appear here.'}
        </StateScreen>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <SumTable title="By center" head="Center" rows={byCenter(cashUp)} />
          <SumTable title="By item" head="For" rows={bySubject(cashUp)} />
          <SumTable title="By employee" head="Received by" rows={byAdmin(cashUp)} />
          <section>
            <h2 className="heading text-base">
              {cashUp.rows.length === 1 ? '1 receipt' : `${cashUp.rows.length} receipts`}
            </h2>
            <AdminTable
              caption="Receipts"
              columns={columnsOf(cashUp)}
              facts={factsOf}
              rows={cashUp.rows}
              idOf={idOf}
              nameOf={nameOf}
              primary={(row) =>
                canReverse(row) && can('reversePayments') && { label: 'Reverse', onPress: () => open(row) }
              }
            />
          </section>
        </div>
      )}
      <CashUpSheet sheet={sheet} cashUp={cashUp} day={day} readAt={readAt} center={query.center} />
      {ReverseDialog && <ReverseDialog row={asked} onClose={close} />}
    </>
  );
}
