import type { Closure, Coach, CoachList } from '@namma/contract/appointments/coach-schemas';
import { adminAppointments, adminLogin } from '@namma/contract/paths';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { PrintButton } from '../../../admin/list/print-button';
import { ScreenTitle } from '../../../admin/list/screen-title';
import { IfAllowed } from '../../../admin/shell/if-allowed';
import { describeClosure } from '../../../admin/time/describe-time';
import { useUndo } from '../../../admin/writes/use-undo';
import { api } from '../../../lib/api/api';
import { useFailure } from '../../../lib/api/use-failure';
import { invalidate } from '../../../lib/loading/read-cache';
import { useLazy } from '../../../lib/loading/use-lazy';
import { useOpened } from '../../../lib/loading/use-opened';
import { Button } from '../../../ui/button';
import { StateScreen } from '../../../ui/state-screen';
import { toast } from '../../../ui/toast';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { CoachCard } from './coach-card';

const loadDialogs = async () => ({
  ...(await import('./coach-dialog')),
  ...(await import('./closure-dialog')),
  ...(await import('./profile-dialog')),
});

type Asked = { kind: 'coach'; coach: Coach | undefined } | { kind: 'closure' | 'profile'; coach: Coach };

interface CoachesScreenProps extends CoachList {
  /** Closes a center. */
  closing: ReactNode;
}

/** The coaches with their weekly hours, and when they take no appointments. Closed centers have a list of their own. */
export function CoachesScreen({ coaches, closures, closing }: CoachesScreenProps) {
  const timeOff = closures.filter(({ coachId }) => coachId !== null);
  const { revalidate } = useRevalidator();
  const fail = useFailure(adminLogin);
  const heading = useRef<HTMLHeadingElement>(null);
  const { loaded, ensureLoaded } = useLazy(loadDialogs);
  const { opened: asked, open, close } = useOpened<Asked>(ensureLoaded);
  // Number of appointments without a coach after the last change.
  const [left, setLeft] = useState(0);
  const { offerUndo } = useUndo();
  /** Shows the result, and offers to undo it. */
  const offer = (activityId: number) => (status: string) =>
    offerUndo(status, activityId, {
      onUndone: () => {
        invalidate('consultancy/', 'admin/');
        setLeft(0);
        void revalidate();
      },
    });
  const onDone = async (
    status: string,
    unattended: number,
    announce: (status: string) => unknown = toast.success,
  ) => {
    announce(status);
    invalidate('consultancy/', 'admin/');
    close();
    setLeft(unattended);
    await revalidate();
  };
  const [write, isBusy] = useOneAtATime(
    async (
      work: () => Promise<{ status: string; bookings?: unknown[]; activityId?: number | undefined }>,
    ) => {
      try {
        const { status, bookings, activityId } = await work();
        const announce = activityId === undefined ? toast.success : offer(activityId);
        await onDone(status, bookings?.length ?? 0, announce);
      } catch (error) {
        fail(error);
        await revalidate();
      }
    },
  );
  const nameOf = ({ coachId }: Closure) => coaches.find((coach) => coach.coachId === coachId)?.name ?? '';
  return (
    <>
      <ScreenTitle
        heading={heading}
        actions={
          <>
            {closing}
            <PrintButton />
            <IfAllowed permission="manageCoaches">
              <Button look="primary" onClick={() => void open({ kind: 'coach', coach: undefined })}>
                Add a coach
              </Button>
            </IfAllowed>
          </>
        }
      >
        Coaches
      </ScreenTitle>
      <div role="status">
        {left > 0 && (
          <p className="mb-5 border-l-4 border-signal bg-paper-sunken p-4 text-sm">
            <span>{`${left === 1 ? '1 appointment stays' : `${left} appointments stay`} booked, but nobody takes ${left === 1 ? 'it' : 'them'} any more. `}</span>
            <Link
              to={`${adminAppointments}?needs=decision`}
              className="font-semibold underline underline-offset-4"
            >
              Move or cancel
            </Link>
          </p>
        )}
      </div>
      {coaches.length === 0 ? (
        <StateScreen title="No coaches yet">
          Until you add one, members choose only a day, and you agree on a time by phone.
        </StateScreen>
      ) : (
        <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 2xl:grid-cols-3 print:grid-cols-2">
          {coaches.map((coach) => (
            <li key={coach.coachId}>
              <CoachCard
                coach={coach}
                isBusy={isBusy}
                onEdit={() => void open({ kind: 'coach', coach })}
                onShow={() => void open({ kind: 'profile', coach })}
                onClose={() => void open({ kind: 'closure', coach })}
                onRetire={(isRetired) =>
                  write(() =>
                    api('consultancy/updateCoach', {
                      body: { coachId: coach.coachId, version: coach.version, isRetired },
                    }),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <section className="mt-8" aria-labelledby="time-off">
        <h2 id="time-off" className="heading text-lg">
          Time off
        </h2>
        {timeOff.length === 0 ? (
          <p className="mt-2 text-sm text-(--soft)">No time off planned.</p>
        ) : (
          <ul className="mt-3 grid grid-cols-1 divide-y divide-(--line) border-y border-(--line)">
            {timeOff.map((closure) => (
              <li key={closure.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <div className="min-w-0 text-sm wrap-anywhere">
                  <p className="font-semibold">{nameOf(closure)}</p>
                  <p>{describeClosure(closure)}</p>
                  <p className="text-(--soft)">{closure.reason}</p>
                </div>
                <IfAllowed permission="manageCoaches">
                  <Button
                    look="quiet"
                    className="border border-(--line) hover:border-ink"
                    aria-label={`Remove the time off of ${nameOf(closure)}, ${describeClosure(closure)}`}
                    isBusy={isBusy}
                    onClick={() => {
                      // The button disappears with its row.
                      heading.current?.focus();
                      void write(() => api('consultancy/removeClosure', { body: { id: closure.id } }));
                    }}
                  >
                    Remove
                  </Button>
                </IfAllowed>
              </li>
            ))}
          </ul>
        )}
      </section>
      {loaded && (
        <>
          <loaded.CoachDialog
            isOpen={asked?.kind === 'coach'}
            coach={asked?.kind === 'coach' ? asked.coach : undefined}
            onClose={close}
            onDone={onDone}
          />
          <loaded.ProfileDialog
            coach={asked?.kind === 'profile' ? asked.coach : undefined}
            onClose={close}
            onDone={(status, activityId) =>
              onDone(status, 0, activityId === undefined ? toast.success : offer(activityId))
            }
          />
          <loaded.ClosureDialog
            isOpen={asked?.kind === 'closure'}
            coach={asked?.kind === 'closure' ? asked.coach : undefined}
            onClose={close}
            onDone={onDone}
          />
        </>
      )}
    </>
  );
}
