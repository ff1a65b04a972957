import { daysOfLedger, isRunning, type MembershipDays } from '@namma/contract/memberships/days';
import type { MembershipLedger } from '@namma/contract/memberships/schemas';
import { useState } from 'react';
import * as words from '#words/membership-days';
import { useGymDay } from '../../../../lib/loading/use-gym-day';
import { useLazy } from '../../../../lib/loading/use-lazy';
import { Button } from '../../../../ui/button';
import { Spinner } from '../../../../ui/spinner';
import type { ReadBookings } from './bookings';
import { actionLabels, type CurrentMembership, type DaysAction, hasOneCenter, reasonAgainst } from './held';
import { History } from './history';
import type { StepProps } from './step-frame';
import { useLedger } from './use-ledger';

const loadDialog = async () => (await import('./days-dialog')).DaysDialog;

interface PlannerProps extends Pick<StepProps, 'signInAt'> {
  held: CurrentMembership;
  readBookings: ReadBookings;
  /** Called after the end or the center has changed. */
  onChanged: () => void;
}

/** Remaining days of a membership with actions. Nothing if it is unpaid or ended. */
export function Planner(props: PlannerProps) {
  const today = useGymDay();
  if (!today || !isRunning(props.held, today)) return null;
  return <RunningPlanner key={props.held.id} today={today} {...props} />;
}

function RunningPlanner({ held, today, onChanged, ...props }: PlannerProps & { today: string }) {
  const read = useLedger(held.id);
  const { ledger, failure, readAgain } = read;
  const { loaded: DaysDialog, ensureLoaded } = useLazy(loadDialog);
  const [action, setAction] = useState<DaysAction>();
  const open = async (asked: DaysAction) => {
    void readAgain();
    if (await ensureLoaded()) setAction(asked);
  };
  return (
    <section aria-label={words.daysOf(held.type)} className="mt-6">
      {ledger ? (
        <>
          <Rows held={held} ledger={ledger} today={today} onOpen={(asked) => void open(asked)} />
          <History events={ledger.events} />
        </>
      ) : (
        <NotRead failure={failure} onRetry={() => void readAgain()} />
      )}
      {DaysDialog && (
        <DaysDialog
          {...read}
          {...props}
          held={held}
          action={action}
          onClose={() => setAction(undefined)}
          onChanged={() => {
            void readAgain();
            onChanged();
          }}
        />
      )}
    </section>
  );
}

function NotRead({ failure, onRetry }: { failure: string | undefined; onRetry: () => void }) {
  if (failure === undefined) return <Spinner label={words.readingDays} />;
  return (
    <div role="alert" className="grid justify-items-start gap-3 border-t border-(--line) pt-4 text-sm">
      <p>{failure}</p>
      <Button look="outline" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}

interface RowsProps {
  held: CurrentMembership;
  ledger: MembershipLedger;
  today: string;
  onOpen: (action: DaysAction) => void;
}

function Rows({ held, ledger, today, onOpen }: RowsProps) {
  const days = daysOfLedger(ledger, today);
  return (
    <ul>
      {listSteps(held, days).map(({ key, action, count, label }) => {
        const reason = reasonAgainst(action, held, days, today);
        const noteId = `${held.id}-${action}-note`;
        return (
          // The button keeps its position and focus when the pause begins or ends.
          <li
            key={key}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-(--line) py-2 text-sm"
          >
            <span className="display figures min-w-[2.2ch] text-xl">{count}</span>
            {/* Never narrower than its longest word: the button then goes below. */}
            <p className="max-w-full flex-1 basis-24 wrap-break-word">
              <span>{label}</span>
              {reason && (
                <span id={noteId} className="block text-xs text-(--soft)">
                  {reason}
                </span>
              )}
              {action === 'resume' && (
                <span className="block text-xs font-semibold text-(--alert)">
                  {reasonAgainst('pause', held, days, today)}
                </span>
              )}
            </p>
            <Button
              look="outline"
              aria-label={`${actionLabels[action]}: ${held.type}`}
              aria-disabled={reason !== undefined}
              aria-describedby={reason && noteId}
              onClick={() => onOpen(action)}
              className="px-3!"
            >
              {actionLabels[action]}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

interface StepRow {
  key: string;
  action: DaysAction;
  count: number;
  label: string;
}

/** An Elite membership is valid at one center; other tiers at all, so their center cannot change. */
function listSteps(held: CurrentMembership, days: MembershipDays): StepRow[] {
  const { pauseDaysLeft, extensionDaysLeft, transferDaysLeft, centerChangesLeft } = days;
  const rows: StepRow[] = [
    {
      key: 'pause',
      action: days.pause ? 'resume' : 'pause',
      count: pauseDaysLeft,
      label: words.pauseDaysLeft(pauseDaysLeft),
    },
    {
      key: 'extend',
      action: 'extend',
      count: extensionDaysLeft,
      label: words.daysToExtend(extensionDaysLeft),
    },
    {
      key: 'transfer',
      action: 'transfer',
      count: transferDaysLeft,
      label: words.transferDaysToUse(transferDaysLeft),
    },
  ];
  if (!hasOneCenter(held)) return rows;
  return [
    ...rows,
    {
      key: 'center',
      action: 'moveCenter',
      count: centerChangesLeft,
      label: words.centerChangesLeft(centerChangesLeft),
    },
  ];
}
