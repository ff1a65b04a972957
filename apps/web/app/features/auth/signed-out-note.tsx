import { SESSION_DAYS } from '@namma/contract/auth/rules';
import * as words from '#words/auth';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import { findExpiry } from '../../lib/session/session-changes';

/** Says why somebody who was signed in has to sign in again. */
export function SignedOutNote() {
  const expiry = useIsHydrated() ? findExpiry() : undefined;
  if (!expiry) return null;
  return (
    <div className="mb-8 grid gap-1 border-l-4 border-ink bg-paper-sunken p-4" role="status">
      <p className="font-semibold">
        {expiry === 'in time' ? words.signedOutAfter(SESSION_DAYS) : words.sessionOver}
      </p>
      <p>{words.typedIsKept}</p>
    </div>
  );
}
