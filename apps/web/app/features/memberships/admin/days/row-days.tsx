import { type ComponentProps, type ComponentType, useState } from 'react';
import { MenuButton } from '../../../../admin/list/menu-button';
import { useLazy } from '../../../../lib/loading/use-lazy';
import type { ReadBookings } from './bookings';
import type { DaysDialog } from './days-dialog';
import { actionLabels, type CurrentMembership, type DaysAction, hasOneCenter } from './held';
import type { StepProps } from './step-frame';
import { useLedger } from './use-ledger';

type DialogProps = ComponentProps<typeof DaysDialog>;

const loadDialog = async () => (await import('./days-dialog')).DaysDialog;

interface RowDaysProps extends Pick<StepProps, 'signInAt'> {
  held: CurrentMembership;
  readBookings: ReadBookings;
  onChanged: () => void;
}

/** The steps of a running membership in the menu of a row. The remaining days are read when one is chosen. */
export function RowDays({ held, ...props }: RowDaysProps) {
  const { loaded, ensureLoaded } = useLazy(loadDialog);
  const [action, setAction] = useState<DaysAction>();
  const [times, setTimes] = useState(0);
  const open = async (asked: DaysAction) => {
    if (!(await ensureLoaded())) return;
    setTimes(times + 1);
    setAction(asked);
  };
  const actions: DaysAction[] = ['pause', 'resume', 'extend', 'transfer'];
  if (hasOneCenter(held)) actions.push('moveCenter');
  return (
    <>
      <MenuButton
        label={`Days: No. ${held.id}, ${held.name}, ${held.type}`}
        text="Days"
        isBusy={false}
        items={actions.map((each) => ({ label: actionLabels[each], onPress: () => void open(each) }))}
      />
      {loaded && times > 0 && (
        <FreshDialog
          // Reads the remaining days each time it is opened.
          key={times}
          Dialog={loaded}
          {...{ held, action, ...props }}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}

function FreshDialog({
  Dialog,
  ...props
}: Omit<DialogProps, 'ledger' | 'failure' | 'readAgain'> & { Dialog: ComponentType<DialogProps> }) {
  return <Dialog {...useLedger(props.held.id)} {...props} />;
}
