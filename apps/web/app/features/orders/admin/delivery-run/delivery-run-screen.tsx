import type { Reply } from '@namma/contract/calls';
import { formatDay, gymDay } from '@namma/contract/days/dates';
import type { DocumentDetails } from '@namma/contract/documents/schemas';
import * as paths from '@namma/contract/paths';
import { formatTime24 } from '@namma/contract/values/times';
import { type FC, useState } from 'react';
import { useRevalidator } from 'react-router';
import { DayChoice } from '../../../../admin/list/day-choice';
import { ScreenTitle } from '../../../../admin/list/screen-title';
import { IfAllowed } from '../../../../admin/shell/if-allowed';
import { useUndo } from '../../../../admin/writes/use-undo';
import { api } from '../../../../lib/api/api';
import { ApiError } from '../../../../lib/api/api-error';
import { sendWithKey } from '../../../../lib/api/idempotency-key';
import { useFailure } from '../../../../lib/api/use-failure';
import { invalidate } from '../../../../lib/loading/read-cache';
import { useGymDay } from '../../../../lib/loading/use-gym-day';
import { Button } from '../../../../ui/button';
import { CheckBox } from '../../../../ui/check-box';
import { usePrintSheet } from '../../../../ui/print-sheet';
import { StateScreen } from '../../../../ui/state-screen';
import { toast } from '../../../../ui/toast';
import { useOneAtATime } from '../../../../ui/use-one-at-a-time';
import { groupByArea, isCollectable } from './bag';
import { CollectBar, type Handed } from './collect-bar';
import { InvoicesSheet, LabelSheet, ListSheet } from './delivery-run-sheets';
import { FindOrder } from './find-order';
import { AreaStops } from './stop-list';
import { useBag } from './use-bag';
import { useInvoices } from './use-invoices';

interface DeliveryRunScreenProps {
  run: Reply<'orders/getDeliveries'>;
  readAt: Date;
  Invoice: FC<{ document: DocumentDetails }>;
}

/** Delivery run by area, with collection of the rider's cash (D98). */
export function DeliveryRunScreen({ run: { day, stops, isMore }, readAt, Invoice }: DeliveryRunScreenProps) {
  const today = useGymDay() ?? gymDay(readAt);
  const list = usePrintSheet();
  const labels = usePrintSheet();
  const invoices = usePrintSheet();
  const { documents, printInvoices, isReading } = useInvoices(stops, invoices.print);
  const bag = useBag(stops);
  const { settle, isCollecting, error } = useCollecting(bag);
  const areas = groupByArea(stops);
  const issued = stops.filter(({ documentNumber }) => documentNumber !== null).length;
  return (
    <>
      <ScreenTitle
        note={`${formatDay(day)}, as of ${formatTime24(readAt)}`}
        actions={
          stops.length > 0 && (
            <>
              <Button look="outline" onClick={list.print}>
                Print the list
              </Button>
              <IfAllowed permission="printReceipts">
                <Button look="outline" isBusy={isReading} disabled={issued === 0} onClick={printInvoices}>
                  {issued === 1 ? 'Print 1 invoice' : `Print ${issued} invoices`}
                </Button>
              </IfAllowed>
              <Button look="outline" onClick={labels.print}>
                Print labels
              </Button>
            </>
          )
        }
      >
        Deliveries
      </ScreenTitle>
      <div className="flex flex-wrap items-end gap-3 pb-4 max-sm:*:grow">
        <DayChoice day={day} horizon="past" readAt={readAt} />
        {stops.length > 0 && <FindOrder stops={stops} bag={bag} />}
        {stops.some(isCollectable) && (
          <CheckBox
            checked={stops.filter(isCollectable).every(bag.isChosen)}
            onChange={({ currentTarget }) => bag.choose(stops, currentTarget.checked)}
          >
            All out for delivery
          </CheckBox>
        )}
      </div>
      {isMore && (
        <p className="border-l-4 border-signal pl-3 font-semibold">There are more. Collect these first.</p>
      )}
      {stops.length === 0 ? (
        <StateScreen title="No deliveries">
          {day === today
            ? 'Orders in transit or out for delivery will appear here, by area.'
            : `No order arrived on ${formatDay(day)}.`}
        </StateScreen>
      ) : (
        areas.map((area) => <AreaStops key={area.pincode} area={area} bag={bag} />)
      )}
      {bag.chosen.length > 0 && (
        <IfAllowed permission="receivePayments">
          <CollectBar bag={bag} isBusy={isCollecting} error={error} onCollect={settle} />
        </IfAllowed>
      )}
      <ListSheet sheet={list.sheet} day={day} areas={areas} />
      <LabelSheet sheet={labels.sheet} stops={stops} />
      <InvoicesSheet sheet={invoices.sheet} documents={documents} Invoice={Invoice} />
    </>
  );
}

/** Records the payments of the selected orders in one step, which can be undone. Reads the run again after a refusal. */
function useCollecting(bag: ReturnType<typeof useBag>) {
  const { revalidate } = useRevalidator();
  const { offerUndo } = useUndo();
  const fail = useFailure(paths.adminLogin);
  const [error, setError] = useState<string>();
  const readAgain = () => {
    invalidate('orders/', 'payments/', 'returns/', 'product/', 'admin/');
    return revalidate();
  };
  const [send, isCollecting] = useOneAtATime(async ({ mode, center, utr, shortage }: Handed) => {
    const body = {
      checkoutIds: bag.chosen.map(({ checkoutId }) => checkoutId),
      refusedIds: [...bag.refused],
      mode,
      center,
      expectedPaise: bag.expectedPaise,
      ...(utr && { utr }),
      ...(shortage && { shortage }),
    };
    setError(undefined);
    try {
      const { status, activityId } = await sendWithKey(`settle ${JSON.stringify(body)}`, (headers) =>
        api('payments/collect', { headers, body }),
      );
      if (activityId === undefined) toast.success(status);
      else offerUndo(status, activityId, { onUndone: () => void readAgain() });
      bag.clear();
      await readAgain();
    } catch (failure) {
      const ofUtr =
        failure instanceof ApiError
          ? failure.details.issues?.find(({ path }) => path.includes('utr'))?.message
          : undefined;
      setError(ofUtr);
      if (ofUtr) return;
      fail(failure);
      if (failure instanceof ApiError && failure.status === 409) await readAgain();
    }
  });
  return { settle: (handed: Handed) => void send(handed), isCollecting, error };
}
