import * as words from '#words/mail-link';
import { AccountFrame } from '../../features/auth/account-frame';
import { deferHydration } from '../../lib/loading/defer-hydration';
import { privatePage } from '../../lib/loading/page-meta';
import { ScriptNeeded } from '../../ui/script-needed';

const { Deferred: MailLinkForm, preload } = deferHydration(
  async () => (await import('../../features/auth/mail-link-form')).MailLinkForm,
);

/** The loader makes the server render the page instead of waiting for the client loader. */
export const loader = () => null;

export const clientLoader = preload;

/** Without a referrer: other sites do not learn that this page was open. */
export const meta = () => [...privatePage(words.title), { name: 'referrer', content: 'no-referrer' }];

export default function MailLink() {
  return (
    <AccountFrame title={words.title} lead={words.lead}>
      <ScriptNeeded className="mb-6">{words.needsScript}</ScriptNeeded>
      <MailLinkForm />
    </AccountFrame>
  );
}
