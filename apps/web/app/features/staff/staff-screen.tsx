import type { Coach } from '@namma/contract/appointments/coach-schemas';
import { adminLogin } from '@namma/contract/paths';
import type { StaffRow } from '@namma/contract/staff/schemas';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { AdminTable } from '../../admin/list/admin-table';
import { ScreenTitle } from '../../admin/list/screen-title';
import { api } from '../../lib/api/api';
import { useFailure } from '../../lib/api/use-failure';
import { invalidate } from '../../lib/loading/read-cache';
import { useLazy } from '../../lib/loading/use-lazy';
import { useOpened } from '../../lib/loading/use-opened';
import { Button } from '../../ui/button';
import { StateScreen } from '../../ui/state-screen';
import { toast } from '../../ui/toast';
import { FactorDemands } from './factor-demands';
import { columns, factsOf, idOf, nameOf } from './staff-columns';

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
        isCompact
        heading={heading}
        note="Only owners see this. Changes take effect right away on every device."
        actions={invite}
      >
        Staff
      </ScreenTitle>
      <AdminTable
        caption="Staff"
        columns={columns}
        facts={factsOf}
        rows={staff}
        idOf={idOf}
        nameOf={nameOf}
        primary={(row) =>
          row.userId === null
            ? {
                label: 'Revoke',
                question: {
                  title: `Revoke the invitation of ${nameOf(row)}?`,
                  description: 'Its link stops working.',
                  confirmLabel: 'Revoke',
                  focusAfter: heading,
                },
                onPress: () => act(() => api('staff/end', { body: { inviteId: row.inviteId ?? 0 } })),
              }
            : { label: 'Change', onPress: () => open(row) }
        }
        items={({ userId, hasSecondFactor, ...row }) => [
          userId !== null &&
            hasSecondFactor && {
              label: 'Turn off two-step sign-in',
              question: {
                title: `Turn off two-step sign-in of ${row.name || row.email}?`,
                description:
                  'For a lost phone. They are signed out everywhere and sign in with only the password until they set it up again.',
                confirmLabel: 'Turn off',
              },
              onPress: () => act(() => api('staff/removeFactor', { body: { userId } })),
            },
          userId !== null && {
            label: 'End',
            question: {
              title: `Remove ${row.name || row.email} from the staff?`,
              description: "They are signed out everywhere right away. A member's account stays.",
              confirmLabel: 'End',
              focusAfter: heading,
            },
            onPress: () => act(() => api('staff/end', { body: { userId } })),
          },
        ]}
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
