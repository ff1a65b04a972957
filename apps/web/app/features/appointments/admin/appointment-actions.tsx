import type { AdminBooking, Slot } from '@namma/contract/appointments/schemas';
import { gymDay } from '@namma/contract/days/dates';
import { adminLogin } from '@namma/contract/paths';
import { useRevalidator } from 'react-router';
import { type RowItem, RowMenu } from '../../../admin/list/row-menu';
import { can } from '../../../admin/shell/permissions';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { useFailure } from '../../../lib/api/use-failure';
import { invalidate } from '../../../lib/loading/read-cache';
import { useLazy } from '../../../lib/loading/use-lazy';
import { useOpened } from '../../../lib/loading/use-opened';
import { toast } from '../../../ui/toast';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';

const loadDialogs = async () => ({
  ...(await import('./move-dialog')),
  ...(await import('./cancel-dialog')),
  ...(await import('../../../admin/whatsapp/whatsapp-dialog')),
});

interface Asked {
  kind: 'move' | 'cancel' | 'write';
  row: AdminBooking;
  /** The refused move that opened the dialog. */
  refused?: ApiError;
}

/** Menu of appointment actions, with their dialogs. */
export function useAppointmentActions(now: Date) {
  const { revalidate } = useRevalidator();
  const fail = useFailure(adminLogin);
  const { loaded, ensureLoaded } = useLazy(loadDialogs);
  const { opened: asked, open, close } = useOpened<Asked>(ensureLoaded);
  const onDone = async (status: string) => {
    toast.success(status);
    invalidate('consultancy/', 'admin/');
    close();
    await revalidate();
  };
  const [markNoShow] = useOneAtATime(async (id: number, isNoShow: boolean) => {
    try {
      const { status } = await api('consultancy/markNoShow', { body: { id, isNoShow } });
      await onDone(status);
    } catch (error) {
      fail(error);
      await revalidate();
    }
  });

  /** Moves an appointment to a time of the calendar. A refusal opens the form with it. */
  const [moveTo] = useOneAtATime(
    async (row: AdminBooking, { startsAt, coachId }: Pick<Slot, 'startsAt' | 'coachId'>) => {
      try {
        await onDone((await api('consultancy/move', { body: { id: row.id, startsAt, coachId } })).status);
      } catch (error) {
        if (error instanceof ApiError && error.status !== 401)
          await open({ kind: 'move', row, refused: error });
        else fail(error);
        await revalidate();
      }
    },
  );
  const canMove = ({ status, date }: AdminBooking) =>
    status === 'booked' && date >= gymDay(now) && can('bookAppointments');

  const itemsOf = (row: AdminBooking): RowItem[] => {
    if (row.status === 'cancelled') return [];
    if (row.status === 'no-show')
      return [{ label: 'They came', onPress: () => void markNoShow(row.id, false) }];
    const hasBegun = row.startsAt !== null && new Date(row.startsAt) <= now;
    const noShow = hasBegun ? [{ label: 'No-show', onPress: () => void markNoShow(row.id, true) }] : [];
    if (!canMove(row)) return noShow;
    return [
      ...noShow,
      { label: row.startsAt ? 'Move' : 'Set a time', onPress: () => void open({ kind: 'move', row }) },
      { label: 'Cancel', onPress: () => void open({ kind: 'cancel', row }) },
      ...(can('followUp') ? [{ label: 'WhatsApp', onPress: () => void open({ kind: 'write', row }) }] : []),
    ];
  };
  const ofKind = (kind: Asked['kind']) => (asked?.kind === kind ? asked.row : undefined);
  const written = ofKind('write');
  return {
    moveTo,
    canMove,
    itemsOf,
    /** The menu of an appointment outside the list. */
    menuOf: (row: AdminBooking) => {
      const items = itemsOf(row);
      return items.length > 0 && <RowMenu of={nameOf(row)} items={items} />;
    },
    dialogs: loaded && (
      <>
        <loaded.MoveDialog row={ofKind('move')} refused={asked?.refused} onClose={close} onDone={onDone} />
        <loaded.CancelAppointmentDialog row={ofKind('cancel')} onClose={close} onDone={onDone} />
        <loaded.WhatsAppDialog about={written && { kind: 'appointment', id: written.id }} onClose={close} />
      </>
    ),
  };
}

export const nameOf = ({ id, consult_type, member }: AdminBooking): string =>
  `${consult_type} of ${member.name}, No. ${id}`;
