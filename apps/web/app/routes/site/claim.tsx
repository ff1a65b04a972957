import * as paths from '@namma/contract/paths';
import * as words from '#words/claim';
import { AccountFrame } from '../../features/auth/account-frame';
import { deferHydration } from '../../lib/loading/defer-hydration';
import type { ScreenHandle } from '../../lib/loading/load-ahead';
import { privatePage } from '../../lib/loading/page-meta';
import { ScriptNeeded } from '../../ui/script-needed';

const { Deferred: ClaimForm, preload } = deferHydration(
  async () => (await import('../../features/auth/claim-form')).ClaimForm,
);

/** The loader makes the server render the page instead of waiting for the client loader. */
export const loader = () => null;

export const clientLoader = preload;

export const handle: ScreenHandle = { next: [paths.signIn] };

/** Without a referrer: other sites do not learn that this page was open. */
export const meta = () => [...privatePage(words.title), { name: 'referrer', content: 'no-referrer' }];

export default function Claim() {
  return (
    <AccountFrame title={words.title} lead={words.lead}>
      <ScriptNeeded className="mb-6">{words.needsScript}</ScriptNeeded>
      <ClaimForm />
    </AccountFrame>
  );
}
