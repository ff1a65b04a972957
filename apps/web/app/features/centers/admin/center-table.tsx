import type { Reply } from '@namma/contract/calls';
import type { CenterRow } from '@namma/contract/centers/schemas';
import { formatDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { adminLogin } from '@namma/contract/paths';
import { formatPhone } from '@namma/contract/text/phone';
import { areaOf, setCenters } from '@namma/contract/values/centers';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { RowMenu } from '../../../admin/list/row-menu';
import { StatusMark } from '../../../admin/list/status-mark';
import { api } from '../../../lib/api/api';
import { useFailure } from '../../../lib/api/use-failure';
import { invalidate } from '../../../lib/loading/read-cache';
import { useLazy } from '../../../lib/loading/use-lazy';
import { useOpened } from '../../../lib/loading/use-opened';
import { Button } from '../../../ui/button';
import { type Column, DataTable } from '../../../ui/data-table';
import { toast } from '../../../ui/toast';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';

const loadDialogs = () => import('./center-dialogs');

const columns: Column<CenterRow>[] = [
  {
    title: 'Center',
    isHead: true,
    cell: ({ center, label }) => (
      <span className="grid wrap-anywhere">
        <span>{label ?? centerLabel(center)}</span>
        {label !== null && label !== center && <span className="text-xs text-(--soft)">{center}</span>}
      </span>
    ),
  },
  { title: 'Area', cell: ({ center, area }) => area ?? areaOf(center) },
  { title: 'Street', isLong: true, cell: ({ street }) => street ?? 'Not given' },
  { title: 'Phone', cell: ({ phone }) => (phone ? formatPhone(phone) : "The gym's") },
  {
    title: 'State',
    cell: ({ isOpen, closesOn }) => (
      <StatusMark tone={closesOn ? 'waiting' : 'done'}>
        {closesOn ? `${isOpen ? 'Closes' : 'Closed since'} ${formatDay(closesOn)}` : 'Open'}
      </StatusMark>
    ),
  },
];

/** The centers in the order in which pages list them: added, renamed, ordered and closed for good. */
export function CenterTable({ centers: loaded }: { centers: readonly CenterRow[] }) {
  const { revalidate } = useRevalidator();
  const fail = useFailure(adminLogin);
  const { loaded: dialogs, ensureLoaded } = useLazy(loadDialogs);
  const { opened, open, close } = useOpened<{ edit: CenterRow | undefined } | { closing: CenterRow }>(
    ensureLoaded,
  );
  const [changed, setChanged] = useState<readonly CenterRow[]>();
  const centers = changed ?? loaded;
  const onDone = async ({ status, centers: now }: Reply<'centers/update'>) => {
    // The list of this tab, which choosers read.
    setCenters(Object.fromEntries(now.map(({ center, ...row }) => [center, row])));
    setChanged(now);
    close();
    toast.success(status);
    invalidate('centers/', 'settings/', 'consultancy/', 'admin/');
    await revalidate();
  };
  const [send, isBusy] = useOneAtATime(async (call: () => Promise<Reply<'centers/update'>>) => {
    try {
      await onDone(await call());
    } catch (error) {
      fail(error);
      setChanged(await api('centers/getAll').catch(() => undefined));
    }
  });
  const move = (place: number, by: 1 | -1) => {
    const order = centers.map(({ center }) => center);
    const [moved] = order.splice(place, 1);
    if (moved !== undefined) order.splice(place + by, 0, moved);
    return send(() => api('centers/order', { body: { centers: order } }));
  };
  const itemsOf = (row: CenterRow, place: number) => [
    ...(place > 0 ? [{ label: 'Move up', onPress: () => void move(place, -1) }] : []),
    ...(place < centers.length - 1 ? [{ label: 'Move down', onPress: () => void move(place, 1) }] : []),
    row.closesOn
      ? {
          label: row.isOpen ? 'Keep open' : 'Open again',
          onPress: () => void send(() => api('centers/keepOpen', { body: { center: row.center } })),
        }
      : { label: 'Close for good', onPress: () => void open({ closing: row }) },
  ];
  return (
    <section aria-labelledby="centers" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <h2 id="centers" className="heading text-lg">
          Centers
        </h2>
        <Button look="primary" onClick={() => void open({ edit: undefined })}>
          Add center
        </Button>
      </div>
      <DataTable
        caption="Centers"
        columns={columns}
        rows={centers}
        idOf={(row) => centers.indexOf(row)}
        action={(row) => (
          <RowMenu
            of={row.label ?? row.center}
            primary={{ label: 'Edit', isBusy, onPress: () => void open({ edit: row }) }}
            items={itemsOf(row, centers.indexOf(row))}
          />
        )}
      />
      {dialogs && (
        <>
          <dialogs.CenterDialog
            isOpen={opened !== undefined && 'edit' in opened}
            row={opened && 'edit' in opened ? opened.edit : undefined}
            onClose={close}
            onDone={onDone}
          />
          <dialogs.ClosingDialog
            row={opened && 'closing' in opened ? opened.closing : undefined}
            onClose={close}
            onDone={onDone}
          />
        </>
      )}
    </section>
  );
}
