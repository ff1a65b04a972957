import { type Day, formatDay } from '@namma/contract/days/dates';
import type { Membership } from '@namma/contract/memberships/schemas';
import { useState } from 'react';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Dialog } from '../../../../ui/dialog';
import { useLast } from '../../../../ui/use-last';
import { ChangeForm } from './change-form';
import type { EndAction } from './end-action';
import { EndForm } from './end-form';
import { EndResult, type Result } from './end-result';

interface EndsDialogProps {
  held: Membership;
  today: Day;
  /** Requested action. Undefined closes the dialog. */
  action: EndAction | undefined;
  onWithdraw: () => void;
  /** Called after a step; the dialog stays open and shows the result. */
  onDone: () => void;
  onClose: () => void;
}

const titles: Record<EndAction, string> = {
  end: 'End membership',
  change: 'Change membership',
  refund: 'Refund the rest',
  withdraw: 'Withdraw membership',
};

/** One way to end a membership: shows the amounts before, and the result afterwards. */
export function EndsDialog({ action, ...props }: EndsDialogProps) {
  const last = useLast(action);
  const { held, onClose, onWithdraw } = props;
  const [result, setResult] = useState<Result>();
  const about = `${held.name}: ${held.type} until ${formatDay(held.effectiveEnd)}`;
  if (last === 'withdraw')
    return (
      <ConfirmDialog
        isOpen={action !== undefined}
        title={titles.withdraw}
        description={`${about}. Nothing was paid. It is no longer due, and its slip becomes invalid.`}
        confirmLabel="Withdraw"
        onConfirm={onWithdraw}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      isOpen={action !== undefined}
      onClose={onClose}
      title={result ? result.status : last ? titles[last] : ''}
      description={result ? `${held.name}: ${held.type}` : about}
    >
      {last && <Body key={last} {...props} action={last} result={result} onResult={setResult} />}
    </Dialog>
  );
}

interface BodyProps extends Omit<EndsDialogProps, 'action' | 'onWithdraw'> {
  action: Exclude<EndAction, 'withdraw'>;
  result: Result | undefined;
  onResult: (result: Result | undefined) => void;
}

function Body({ held, today, action, result, onResult, onDone, onClose }: BodyProps) {
  // After a change, credit beyond the new price is refunded in the same dialog.
  const [isRefunding, setRefunding] = useState(action === 'refund');
  const done = (reached: Result) => {
    setRefunding(false);
    onResult(reached);
    onDone();
  };
  if (result && !isRefunding)
    return (
      <div className="grid gap-5">
        <EndResult result={result} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button look="outline" onClick={onClose}>
            Close
          </Button>
          {(result.refundWaits ?? 0) > 0 && (
            <Button look="primary" onClick={() => setRefunding(true)}>
              Refund now
            </Button>
          )}
        </div>
      </div>
    );
  const form = { held, today, onDone: done, onCancel: onClose };
  if (action === 'change' && !isRefunding) return <ChangeForm {...form} />;
  return <EndForm key={String(isRefunding)} isRest={isRefunding} {...form} />;
}
