import { isRunning } from '@namma/contract/memberships/days';
import type { Membership } from '@namma/contract/memberships/schemas';
import { formatPaise } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import { useState } from 'react';
import { type RowItem, RowMenu } from '../../../../admin/list/row-menu';
import { usePermission } from '../../../../admin/shell/permissions';
import { useUndo } from '../../../../admin/writes/use-undo';
import { api } from '../../../../lib/api/api';
import { useFailure } from '../../../../lib/api/use-failure';
import { invalidate } from '../../../../lib/loading/read-cache';
import { useGymDay } from '../../../../lib/loading/use-gym-day';
import { useLazy } from '../../../../lib/loading/use-lazy';
import { toast } from '../../../../ui/toast';
import type { EndAction } from './end-action';

const labels: Record<Exclude<EndAction, 'refund'>, string> = {
  change: 'Change membership',
  end: 'End and refund',
  withdraw: 'Withdraw',
};

const loadDialog = async () => (await import('./ends-dialog')).EndsDialog;

/** The ways to end a membership early, for the menus of a list. None for ended ones. */
export function useEndItems(onChanged: () => void) {
  const today = useGymDay();
  const can = usePermission();
  const fail = useFailure(paths.adminLogin);
  const { offerUndo } = useUndo();
  const { loaded: EndsDialog, ensureLoaded } = useLazy(loadDialog);
  const [held, setHeld] = useState<Membership>();
  const [action, setAction] = useState<EndAction>();
  const [times, setTimes] = useState(0);
  const done = () => {
    invalidate('membership/', 'payments/', 'user/', 'admin/');
    onChanged();
  };
  const open = async (row: Membership, asked: EndAction) => {
    if (!(await ensureLoaded())) return;
    setTimes(times + 1);
    setHeld(row);
    setAction(asked);
  };
  async function withdraw(id: number) {
    setAction(undefined);
    try {
      const { status, activityId } = await api('membership/withdraw', { body: { id } });
      if (activityId === undefined) toast.success(status);
      else offerUndo(status, activityId, { onUndone: done });
    } catch (error) {
      fail(error);
    }
    done();
  }
  const itemsOf = (row: Membership): RowItem[] =>
    (today ? actionsOf(row, today) : [])
      .filter((each) => can(each === 'end' || each === 'refund' ? 'endMemberships' : 'changeMemberships'))
      .map((each) => ({
        label: each === 'refund' ? `Refund ${formatPaise(row.refundPaise)}` : labels[each],
        onPress: () => open(row, each),
      }));
  const dialog = EndsDialog && held && today && (
    <EndsDialog
      key={times}
      held={held}
      today={today}
      action={action}
      onWithdraw={() => void withdraw(held.id)}
      onDone={done}
      onClose={() => setAction(undefined)}
    />
  );
  return { itemsOf, dialog };
}

/** The menu of a membership outside a list. Nothing for ended ones. */
export function EndsMenu({ held, onChanged }: { held: Membership; onChanged: () => void }) {
  const { itemsOf, dialog } = useEndItems(onChanged);
  const items = itemsOf(held);
  return (
    <>
      {items.length > 0 && <RowMenu of={`No. ${held.id}, ${held.name}, ${held.type}`} items={items} />}
      {dialog}
    </>
  );
}

/** Unpaid memberships are withdrawn, paid ones are ended. */
function actionsOf(held: Membership, today: string): EndAction[] {
  const { withdrawnAt, endedAt, refundPaise, payment_status, effectiveEnd, price, duePaise } = held;
  if (withdrawnAt) return [];
  if (endedAt) return refundPaise > 0 ? ['refund'] : [];
  if (payment_status === 'pending' && duePaise === price * 100) return ['withdraw'];
  const isOpen = payment_status === 'pending' ? effectiveEnd >= today : isRunning(held, today);
  return isOpen && today < effectiveEnd ? ['change', 'end'] : [];
}
