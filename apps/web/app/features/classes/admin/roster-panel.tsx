import type { Coach } from '@namma/contract/appointments/coach-schemas';
import type { PlannedForStaff } from '@namma/contract/classes/schemas';
import type { Day } from '@namma/contract/days/dates';
import { adminLogin } from '@namma/contract/paths';
import { useEffect, useRef } from 'react';
import * as words from '#words/classes';
import { PrintButton } from '../../../admin/list/print-button';
import { IfAllowed } from '../../../admin/shell/if-allowed';
import { LoadState } from '../../../admin/writes/load-state';
import { api } from '../../../lib/api/api';
import { useAnswer } from '../../../lib/api/use-answer';
import { useOutcome } from '../../../lib/api/use-outcome';
import { Button } from '../../../ui/button';
import { useLast } from '../../../ui/use-last';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { timesOf } from '../class-row';
import { ClassChanges } from './class-changes';
import { RosterBook } from './roster-book';
import { PrintedRoster, RosterRows } from './roster-rows';
import { useRosterScan } from './use-roster-scan';

interface RosterPanelProps {
  planned: PlannedForStaff;
  coaches: readonly Coach[];
  today: Day;
  onChanged: () => unknown;
  onClose: () => void;
  onReplaced: (slotId: number) => unknown;
}

/** Bookings and waiting list of a class, with attendance and changes of the day. */
export function RosterPanel({ planned, coaches, today, onChanged, onClose, onReplaced }: RosterPanelProps) {
  const { slotId, day, state } = planned;
  const key = { slotId, day };
  const say = useOutcome(adminLogin);
  const heading = useRef<HTMLHeadingElement>(null);
  // Below the week, where a press on a class would change nothing that can be seen.
  useEffect(() => {
    heading.current?.scrollIntoView?.({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const {
    answer: read,
    failure,
    retry,
  } = useAnswer((signal) => api('classes/getRoster', { query: key, signal }));
  // While it is read again after a mark, so that the keyboard stays where it is.
  const answer = useLast(read);
  const [write, isBusy] = useOneAtATime(async (work: () => Promise<{ status: string }>) => {
    await say(work());
    retry();
    await onChanged();
  });
  const mark = (userId: number, isPresent: boolean, isExcused?: true) =>
    void write(() =>
      api('classes/markPresent', {
        body: { ...key, userId, isPresent, ...(isExcused && { isExcused }) },
      }),
    );
  useRosterScan(answer?.bookings, (userId) => mark(userId, true));
  const isLater = day > today;
  const isAhead = state === 'open' || state === 'full';
  return (
    <section
      aria-labelledby="roster"
      className="mt-8 border-t border-(--line) pt-6 print:mt-0 print:border-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 ref={heading} id="roster" tabIndex={-1} className="heading text-lg">
            {`${planned.type}, ${words.dayOf(day)}, ${timesOf(planned)}`}
          </h2>
          <p className="text-sm text-(--soft)">{detailsOf(planned)}</p>
          <p className="text-sm text-(--soft) print:hidden">
            {isLater
              ? 'You can mark attendance from 30 minutes before the class.'
              : 'Scan a card to mark a member as present.'}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <PrintButton />
          <Button look="outline" onClick={onClose}>
            Back to the week
          </Button>
        </div>
      </div>
      <div className="mt-4 grid gap-4">
        {answer ? (
          <>
            <RosterRows
              rows={answer.bookings}
              isAhead={isAhead}
              canMark={!isLater}
              isBusy={isBusy}
              onMark={mark}
              onGiveUp={async (userId) => {
                await write(() => api('classes/cancel', { body: { ...key, userId } }));
              }}
            />
            <PrintedRoster rows={answer.bookings} />
            {answer.bookings.length === 0 && <p className="text-sm text-(--soft)">No bookings yet.</p>}
          </>
        ) : (
          <LoadState failure={failure} onRetry={retry} />
        )}
        {isAhead && (
          <IfAllowed permission="bookClasses">
            <div className="print:hidden">
              <RosterBook
                isBusy={isBusy}
                onBook={(userId) => write(() => api('classes/bookFor', { body: { ...key, userId } }))}
              />
            </div>
          </IfAllowed>
        )}
      </div>
      <IfAllowed permission="changeClasses">
        <ClassChanges
          key={`${planned.fromMinute} ${planned.minutes} ${planned.capacity} ${planned.coachId}`}
          planned={planned}
          coaches={coaches}
          today={today}
          isBusy={isBusy}
          onWrite={write}
          onReplaced={onReplaced}
        />
      </IfAllowed>
    </section>
  );
}

/** `Kavya Iyer, HSR Layout, 20 places, 0 free, 3 waiting` */
const detailsOf = ({ coach, center, capacity, free, waiting, state, reason }: PlannedForStaff): string =>
  [
    coach ?? 'No coach',
    center,
    `${capacity} places`,
    ...(state === 'cancelled' ? ['Cancelled'] : [`${free} free`, `${waiting} waiting`]),
    ...(reason ? [reason] : []),
  ].join(', ');
