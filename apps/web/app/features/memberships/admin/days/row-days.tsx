import { isRunning } from '@namma/contract/memberships/days';
import { type ComponentProps, type ComponentType, useState } from 'react';
import type { RowItem } from '../../../../admin/list/row-menu';
import { usePermission } from '../../../../admin/shell/permissions';
import { useGymDay } from '../../../../lib/loading/use-gym-day';
import { useLazy } from '../../../../lib/loading/use-lazy';
import type { ReadBookings } from './bookings';
import type { DaysDialog } from './days-dialog';
import { actionLabels, type CurrentMembership, type DaysAction, hasOneCenter } from './held';
import type { StepProps } from './step-frame';
import { useLedger } from './use-ledger';

type DialogProps = ComponentProps<typeof DaysDialog>;

const loadDialog = async () => (await import('./days-dialog')).DaysDialog;

interface DaysOptions extends Pick<StepProps, 'signInAt'> {
  readBookingsOf: (userId: number) => ReadBookings;
  onChanged: () => void;
}

type Held = CurrentMembership & { userId: number };

/** The steps of running memberships, for the menus of a list. The remaining days are read when one is chosen. */
export function useDaysItems({ readBookingsOf, ...props }: DaysOptions) {
  const today = useGymDay();
  const can = usePermission();
  const { loaded, ensureLoaded } = useLazy(loadDialog);
  const [held, setHeld] = useState<Held>();
  const [action, setAction] = useState<DaysAction>();
  const [times, setTimes] = useState(0);
  const open = async (row: Held, asked: DaysAction) => {
    if (!(await ensureLoaded())) return;
    setTimes(times + 1);
    setHeld(row);
    setAction(asked);
  };
  const itemsOf = (row: Held & Parameters<typeof isRunning>[0]): RowItem[] => {
    if (!today || !isRunning(row, today) || !can('changeMemberships')) return [];
    const actions: DaysAction[] = ['pause', 'resume', 'extend', 'transfer'];
    if (hasOneCenter(row)) actions.push('moveCenter');
    return actions.map((each) => ({ label: actionLabels[each], onPress: () => open(row, each) }));
  };
  const dialog = loaded && held && (
    <FreshDialog
      // Reads the remaining days each time it is opened.
      key={times}
      Dialog={loaded}
      held={held}
      action={action}
      readBookings={readBookingsOf(held.userId)}
      {...props}
      onClose={() => setAction(undefined)}
    />
  );
  return { itemsOf, dialog };
}

function FreshDialog({
  Dialog,
  ...props
}: Omit<DialogProps, 'ledger' | 'failure' | 'readAgain'> & { Dialog: ComponentType<DialogProps> }) {
  return <Dialog {...useLedger(props.held.id)} {...props} />;
}
