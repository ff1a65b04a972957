import type { Coach } from '@namma/contract/appointments/coach-schemas';
import { adminLogin } from '@namma/contract/paths';
import type { StaffRow } from '@namma/contract/staff/schemas';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { ScreenTitle } from '../../admin/list/screen-title';
import { api } from '../../lib/api/api';
import { useFailure } from '../../lib/api/use-failure';
import { invalidate } from '../../lib/loading/read-cache';
import { useLazy } from '../../lib/loading/use-lazy';
import { useOpened } from '../../lib/loading/use-opened';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmButton } from '../../ui/confirm-button';
import { DataTable } from '../../ui/data-table';
import { StateScreen } from '../../ui/state-screen';
import { toast } from '../../ui/toast';
import { FactorDemands } from './factor-demands';
import { columns, idOf, nameOf } from './staff-columns';

const loadDialogs = () => import('./staff-dialogs');

interface StaffScreenProps {
  staff: readonly StaffRow[];
  coaches: readonly Coach[];
}

/** Who belongs to the staff, what each may do, and how much of people each has read. */
export function StaffScreen({ staff, coaches }: StaffScreenProps) {
  const { revalidate } = useRevalidator();
  const fail = useFailure(adminLogin);
  const heading = useRef<HTMLHeadingElement>(null);
  const { loaded, ensureLoaded } = useLazy(loadDialogs);
  const { opened: asked, open, close } = useOpened<'invite' | StaffRow>(ensureLoaded);
  const onDone = async (status: string) => {
    toast.success(status);
    invalidate('staff/', 'admin/', 'user/');
    close();
    await revalidate();
  };
  const act = async (send: () => Promise<{ status: string }>) => {
    try {
      await onDone((await send()).status);
    } catch (error) {
      fail(error);
      await revalidate();
    }
  };
  const invite = (
    <Button look="primary" onClick={() => void open('invite')}>
      Invite
    </Button>
  );
  return (
    <>
      <ScreenTitle
        heading={heading}
        note="Owners alone see this. What is changed here holds at once, on every device."
        actions={invite}
      >
        Staff
      </ScreenTitle>
      <DataTable
        caption="Staff"
        columns={columns}
        rows={staff}
        idOf={idOf}
        action={(row) => <Actions row={row} heading={heading} onChange={() => void open(row)} onSend={act} />}
      />
      {staff.length <= 1 && (
        <StateScreen title="You work alone so far">
          Invite the people at the desk, in the shop and on the floor: each sees only what their work needs.
        </StateScreen>
      )}
      <FactorDemands key={staff.filter(({ hasSecondFactor }) => hasSecondFactor).length} />
      {loaded && (
        <>
          <loaded.InviteDialog
            isOpen={asked === 'invite'}
            coaches={coaches}
            onClose={close}
            onDone={onDone}
          />
          <loaded.ChangeDialog
            row={asked === 'invite' ? undefined : asked}
            coaches={coaches}
            onClose={close}
            onDone={onDone}
          />
        </>
      )}
    </>
  );
}

interface ActionsProps {
  row: StaffRow;
  heading: React.RefObject<HTMLHeadingElement | null>;
  onChange: () => void;
  onSend: (send: () => Promise<{ status: string }>) => Promise<void>;
}

const look = 'border border-(--line) px-4! hover:border-ink';

function Actions({ row, heading, onChange, onSend }: ActionsProps) {
  const { userId, inviteId } = row;
  const name = nameOf(row);
  if (userId === null)
    return (
      <ConfirmButton
        className={buttonClass('quiet', look)}
        aria-label={`Take back: ${name}`}
        title={`Take the invitation of ${name} back?`}
        description="Its link does not work any more."
        confirmLabel="Take back"
        focusAfter={heading}
        onConfirm={() => onSend(() => api('staff/end', { body: { inviteId: inviteId ?? 0 } }))}
      >
        Take back
      </ConfirmButton>
    );
  return (
    <span className="flex flex-wrap justify-end gap-1">
      <Button look="quiet" className={look} aria-label={`Change: ${name}`} onClick={onChange}>
        Change
      </Button>
      {row.hasSecondFactor && (
        <ConfirmButton
          className={buttonClass('quiet', look)}
          aria-label={`Drop factor: ${name}`}
          title={`Drop the second factor of ${name}?`}
          description="For somebody who has lost their phone. They are signed out everywhere, and sign in with the password alone until they set up another one."
          confirmLabel="Drop it"
          onConfirm={() => onSend(() => api('staff/removeFactor', { body: { userId } }))}
        >
          Drop factor
        </ConfirmButton>
      )}
      <ConfirmButton
        className={buttonClass('quiet', look)}
        aria-label={`End: ${name}`}
        title={`End the role of ${name}?`}
        description="They are signed out everywhere at once. Whoever is a member as well stays one."
        confirmLabel="End"
        focusAfter={heading}
        onConfirm={() => onSend(() => api('staff/end', { body: { userId } }))}
      >
        End
      </ConfirmButton>
    </span>
  );
}
