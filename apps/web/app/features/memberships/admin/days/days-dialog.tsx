import { formatDay } from '@namma/contract/days/dates';
import { daysOfLedger } from '@namma/contract/memberships/days';
import { useState } from 'react';
import * as words from '#words/membership-days';
import { invalidate } from '../../../../lib/loading/read-cache';
import { useGymDay } from '../../../../lib/loading/use-gym-day';
import { Button } from '../../../../ui/button';
import { Spinner } from '../../../../ui/spinner';
import { SubjectDialog } from '../../../../ui/subject-dialog';
import { toast } from '../../../../ui/toast';
import type { ReadBookings } from './bookings';
import { CenterForm } from './center-form';
import { ExtendForm } from './extend-form';
import { TransferForm } from './hand-over-form';
import { type CurrentMembership, type DaysAction, reasonAgainst } from './held';
import { PauseForm } from './pause-form';
import { ResumeForm } from './resume-form';
import type { StepProps } from './step-frame';
import type { useLedger } from './use-ledger';

interface DaysDialogProps extends ReturnType<typeof useLedger>, Pick<StepProps, 'signInAt'> {
  held: CurrentMembership;
  /** The step that is asked for; closed without one. */
  action: DaysAction | undefined;
  readBookings: ReadBookings;
  onClose: () => void;
  /** Called after a step, with the dialog closed. */
  onChanged: () => void;
}

const titles: Record<DaysAction, string> = {
  pause: words.pauseTitle,
  resume: words.endPauseTitle,
  extend: words.extendTitle,
  transfer: words.transferTitle,
  moveCenter: words.changeCenterTitle,
};

/** One step of a membership. Its result is shown before it is sent. */
export function DaysDialog({ action, onClose, ...props }: DaysDialogProps) {
  const { held } = props;
  return (
    <SubjectDialog
      subject={action}
      onClose={onClose}
      title={(last) => titles[last]}
      description={() => words.heldUntil(held.name, held.type, formatDay(held.effectiveEnd))}
    >
      {(last) => <Body key={last} action={last} onClose={onClose} {...props} />}
    </SubjectDialog>
  );
}

function Body({ ledger, failure, ...props }: Omit<DaysDialogProps, 'action'> & { action: DaysAction }) {
  const today = useGymDay();
  if (ledger && today) return <Step ledger={ledger} today={today} {...props} />;
  if (failure === undefined) return <Spinner />;
  return (
    <div className="grid justify-items-start gap-4">
      <p role="alert">{failure}</p>
      <Button look="outline" onClick={() => void props.readAgain()}>
        {words.tryAgain}
      </Button>
    </div>
  );
}

interface ReadyProps extends Omit<DaysDialogProps, 'action' | 'ledger' | 'failure'> {
  action: DaysAction;
  ledger: NonNullable<DaysDialogProps['ledger']>;
  today: string;
}

function Step({ action, held, ledger, today, readBookings, onClose, onChanged, ...props }: ReadyProps) {
  const days = daysOfLedger(ledger, today);
  // Only at first: a refused form keeps its values.
  const [reason] = useState(() => reasonAgainst(action, held, days, today));
  if (reason)
    return (
      <div className="grid gap-5">
        <p>{words.asSentence(reason)}</p>
        <Button look="outline" className="justify-self-end" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    );
  const step: StepProps = {
    ...props,
    held,
    running: { ...ledger, center: held.center, steps: ledger.events, days, today },
    onCancel: onClose,
    onDone: ({ status }) => {
      invalidate('membership/', 'user/', 'admin/');
      toast.success(status);
      onClose();
      onChanged();
    },
  };
  switch (action) {
    case 'pause':
      return <PauseForm readBookings={readBookings} {...step} />;
    case 'resume':
      return <ResumeForm {...step} />;
    case 'extend':
      return <ExtendForm {...step} />;
    case 'transfer':
      return <TransferForm {...step} />;
    case 'moveCenter':
      return <CenterForm {...step} />;
  }
}
