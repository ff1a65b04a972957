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

/** Staff with roles, and the number of profiles each viewed. */
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
        note="Only owners see this. Changes take effect right away on every device."
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
        <StateScreen title="No other staff yet">
          Invite your team. Each role sees only what it needs.
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
        aria-label={`Revoke: ${name}`}
        title={`Revoke the invitation of ${name}?`}
        description="Its link stops working."
        confirmLabel="Revoke"
        focusAfter={heading}
        onConfirm={() => onSend(() => api('staff/end', { body: { inviteId: inviteId ?? 0 } }))}
      >
        Revoke
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
          aria-label={`Turn off two-step sign-in: ${name}`}
          title={`Turn off two-step sign-in of ${name}?`}
          description="For a lost phone. They are signed out everywhere and sign in with only the password until they set it up again."
          confirmLabel="Turn off"
          onConfirm={() => onSend(() => api('staff/removeFactor', { body: { userId } }))}
        >
          Turn off two-step sign-in
        </ConfirmButton>
      )}
      <ConfirmButton
        className={buttonClass('quiet', look)}
        aria-label={`End: ${name}`}
        title={`Remove ${name} from the staff?`}
        description="They are signed out everywhere right away. A member's account stays."
        confirmLabel="End"
        focusAfter={heading}
        onConfirm={() => onSend(() => api('staff/end', { body: { userId } }))}
      >
        End
      </ConfirmButton>
    </span>
  );
}
