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

/** A closure, which can only be cancelled as a whole. Memberships keep the days that have begun. */
export function ClosureRow({ closure, onReopened }: ClosureRowProps) {
  const { where, when, reason } = closure;
  const today = useGymDay();
  const again = closure.kind === 'special' ? 'Use usual hours' : 'Reopen';
  const canReopen = closure.kind !== 'days' || (today && closure.fromDay > today);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-(--line) py-3 text-sm">
      <span className="grid min-w-0 gap-0.5 wrap-anywhere">
        <span className="font-semibold">
          <span>{`${where}: `}</span>
          <span className="figures">{when}</span>
        </span>
        <span className="text-xs text-(--soft)">{`${reason}. ${sayWhatItGives(closure)}`}</span>
      </span>
      {canReopen && (
        <ConfirmButton
          className="min-h-11 font-semibold underline underline-offset-4"
          aria-label={
            closure.kind === 'special' ? `Use usual hours: ${where}, ${when}` : `Reopen ${where}, ${when}`
          }
          title={closure.kind === 'special' ? 'Use the usual hours?' : `Reopen ${where}?`}
          description={
            closure.kind === 'days'
              ? `Memberships lose the extra days for ${when}, and appointments can be booked again.`
              : closure.kind === 'special'
                ? `${where}: ${when}. The usual hours apply again.`
                : `Appointments can be booked again: ${when}.`
          }
          confirmLabel={again}
          onConfirm={async () => {
            try {
              onReopened(await open(closure));
            } catch (error) {
              toast.error(sentenceOf(error));
              onReopened(undefined);
            }
          }}
        >
          {again}
        </ConfirmButton>
      )}
    </li>
  );
}

const sayWhatItGives = (closure: CenterClosure): string => {
  if (closure.kind === 'hours') return 'No appointments';
  if (closure.kind === 'special') return 'Special hours';
  return closure.memberships === 1 ? '1 membership' : `${closure.memberships} memberships`;
};

async function open(closure: CenterClosure): Promise<ClosureResult> {
  if (closure.kind !== 'days') {
    const { status } =
      closure.kind === 'hours'
        ? await api('consultancy/removeClosure', { body: { id: closure.id } })
        : await api('centers/removeHours', { body: { ids: [...closure.ids] } });
    toast.success(status);
    return { bookings: [], doubled: [] };
  }
  const { status, doubled } = await api('centers/reopen', { body: { id: closure.id } });
  toast.success(status);
  return { bookings: [], doubled };
}
