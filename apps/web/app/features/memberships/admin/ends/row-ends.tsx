import { isRunning } from '@namma/contract/memberships/days';
import type { Membership } from '@namma/contract/memberships/schemas';
import { formatPaise } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import { useState } from 'react';
import { MenuButton } from '../../../../admin/list/menu-button';
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

interface RowEndsProps {
  held: Membership;
  onChanged: () => void;
}

/** Menu to end a membership early. Nothing for ended ones. */
export function RowEnds({ held, onChanged }: RowEndsProps) {
  const today = useGymDay();
  const can = usePermission();
  const fail = useFailure(paths.adminLogin);
  const { offerUndo } = useUndo();
  const { loaded: EndsDialog, ensureLoaded } = useLazy(loadDialog);
  const [action, setAction] = useState<EndAction>();
  const [times, setTimes] = useState(0);
  const done = () => {
    invalidate('membership/', 'payments/', 'user/', 'admin/');
    onChanged();
  };
  const open = async (asked: EndAction) => {
    if (!(await ensureLoaded())) return;
    setTimes(times + 1);
    setAction(asked);
  };
  async function withdraw() {
    setAction(undefined);
    try {
      const { status, activityId } = await api('membership/withdraw', { body: { id: held.id } });
      if (activityId === undefined) toast.success(status);
      else offerUndo(status, activityId, { onUndone: done });
    } catch (error) {
      fail(error);
    }
    done();
  }
  if (!today) return null;
  const actions = actionsOf(held, today).filter((each) =>
    can(each === 'end' || each === 'refund' ? 'endMemberships' : 'changeMemberships'),
  );
  if (actions.length === 0 && times === 0) return null;
  return (
    <>
      {actions.length > 0 && (
        <MenuButton
          label={`End: No. ${held.id}, ${held.name}, ${held.type}`}
          text="End"
          isBusy={false}
          items={actions.map((each) => ({
            label: each === 'refund' ? `Refund ${formatPaise(held.refundPaise)}` : labels[each],
            onPress: () => void open(each),
          }))}
        />
      )}
      {EndsDialog && times > 0 && (
        <EndsDialog
          key={times}
          held={held}
          today={today}
          action={action}
          onWithdraw={() => void withdraw()}
          onDone={done}
          onClose={() => setAction(undefined)}
        />
      )}
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
