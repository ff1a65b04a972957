import { api } from '../../../lib/api/api';
import { sentenceOf } from '../../../lib/api/api-error';
import { useGymDay } from '../../../lib/loading/use-gym-day';
import { ConfirmButton } from '../../../ui/confirm-button';
import { toast } from '../../../ui/toast';
import type { ClosureResult } from './effects';
import type { CenterClosure } from './use-closures';

interface ClosureRowProps {
  closure: CenterClosure;
  onReopened: (what: ClosureResult | undefined) => void;
}

/** A closure, which is taken back as a whole. Days that have begun stay with the memberships. */
export function ClosureRow({ closure, onReopened }: ClosureRowProps) {
  const { center, when, reason } = closure;
  const today = useGymDay();
  const canReopen = closure.kind === 'hours' || (today && closure.fromDay > today);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-(--line) py-3 text-sm">
      <span className="grid min-w-0 gap-0.5 wrap-anywhere">
        <span className="font-semibold">
          <span>{`${center}: `}</span>
          <span className="figures">{when}</span>
        </span>
        <span className="text-xs text-(--soft)">{`${reason}. ${sayWhatItGives(closure)}`}</span>
      </span>
      {canReopen && (
        <ConfirmButton
          className="min-h-11 font-semibold underline underline-offset-4"
          aria-label={`Open ${center} again, ${when}`}
          title={`Open ${center} after all?`}
          description={
            closure.kind === 'days'
              ? `The memberships lose the days that they got for ${when}, and appointments are taken again.`
              : `Appointments are taken again from ${when}.`
          }
          confirmLabel="Open again"
          onConfirm={async () => {
            try {
              onReopened(await open(closure));
            } catch (error) {
              toast.error(sentenceOf(error));
              onReopened(undefined);
            }
          }}
        >
          Open again
        </ConfirmButton>
      )}
    </li>
  );
}

const sayWhatItGives = (closure: CenterClosure): string => {
  if (closure.kind === 'hours') return 'No appointments';
  return closure.memberships === 1 ? '1 membership' : `${closure.memberships} memberships`;
};

async function open({ kind, id }: CenterClosure): Promise<ClosureResult> {
  if (kind === 'hours') {
    toast.success((await api('consultancy/removeClosure', { body: { id } })).status);
    return { bookings: [], doubled: [] };
  }
  const { status, doubled } = await api('centers/reopen', { body: { id } });
  toast.success(status);
  return { bookings: [], doubled };
}
