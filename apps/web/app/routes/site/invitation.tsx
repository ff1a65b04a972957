import * as paths from '@namma/contract/paths';
import * as words from '#words/staff';
import { AccountFrame } from '../../features/auth/account-frame';
import { deferHydration } from '../../lib/loading/defer-hydration';
import type { ScreenHandle } from '../../lib/loading/load-ahead';
import { privatePage } from '../../lib/loading/page-meta';
import { ScriptNeeded } from '../../ui/script-needed';

const { Deferred: InvitationForm, preload } = deferHydration(
  async () => (await import('../../features/auth/invitation-form')).InvitationForm,
);

/** The loader makes the server render the page instead of waiting for the client loader. */
export const loader = () => null;

export const clientLoader = preload;

export const handle: ScreenHandle = { next: [paths.adminLogin] };

export const meta = () => privatePage(words.invitation);

export default function Invitation() {
  return (
    <AccountFrame title={words.invitation} lead={words.invitationLead}>
      <ScriptNeeded className="mb-6">{words.invitationNeedsScript}</ScriptNeeded>
      <InvitationForm />
    </AccountFrame>
  );
}
