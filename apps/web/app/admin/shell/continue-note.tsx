import * as paths from '@namma/contract/paths';
import { useEffect, useState } from 'react';
import { CONTINUE_KEY } from '../../lib/session/continue-at';
import { safeReturnPath } from '../../lib/session/sign-in-path';
import { tabStorage } from '../../lib/session/storage';
import { ButtonLink } from '../../ui/button';

/** Offers an admin who was sent to sign in, and arrives at /admin, the way back (D70). */
export function ContinueNote() {
  const [continueAt, setContinueAt] = useState<string>();
  useEffect(() => {
    const kept = tabStorage.read(CONTINUE_KEY);
    if (!kept) return;
    setContinueAt(kept);
    tabStorage.remove(CONTINUE_KEY);
  }, []);
  const returnPath = safeReturnPath(continueAt ?? null);
  if (returnPath === paths.home || returnPath === paths.admin) return null;
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-4 border-lime bg-paper-sunken p-4">
      <p className="min-w-0 text-sm">
        <span>{'You were signed in from '}</span>
        <span className="font-semibold break-words">{returnPath}</span>
      </p>
      <ButtonLink to={returnPath} look="solid">
        Continue where you were
      </ButtonLink>
    </div>
  );
}
