import type { Reply } from '@namma/contract/calls';
import * as paths from '@namma/contract/paths';
import { useEffect, useState } from 'react';
import * as words from '#words/auth';
import { readCached } from '../../lib/loading/read-cache';
import { getToken, useToken } from '../../lib/session/session';
import { safeReturnPath } from '../../lib/session/sign-in-path';
import { signOut } from '../../lib/session/use-logout';
import { Button, ButtonLink } from '../../ui/button';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

/**
 * Tells visitors of the sign-in screen who are signed in already who they are, and where they can go. The form below
 * still lets another person sign in.
 */
export function SignedInNote({ from }: { from: string | null }) {
  const token = useToken();
  // Not shown to a person who has just signed in with the form below.
  const [tokenBefore] = useState(getToken);
  const [profile, setProfile] = useState<Reply<'user/profile'>>();
  const [onSignOut, isBusy] = useOneAtATime(signOut);
  const isSignedIn = token !== undefined && token === tokenBefore;

  useEffect(() => {
    if (!isSignedIn) return;
    let isCurrent = true;
    readCached('user/profile').then(
      (found) => isCurrent && setProfile(found),
      // The form is enough then. If the session has ended, it is cleared by now.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isSignedIn]);

  if (!isSignedIn || !profile) return null;
  const home = profile.role === 'ADMIN' ? paths.admin : paths.profile;
  const place = safeReturnPath(from);
  return (
    <div className="mb-8 grid gap-4 border-l-4 border-ink bg-paper-sunken p-4" role="status">
      <p className="min-w-0 break-words">
        <span>{`${words.signedInBefore} `}</span>
        <strong>{profile.name}</strong>
        <span>{` (${profile.email})${words.signedInAfter}`}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={place === paths.home ? home : place} look="solid">
          {place !== paths.home
            ? words.continueWhereYouWere
            : profile.role === 'ADMIN'
              ? words.toAdminSide
              : words.yourProfile}
        </ButtonLink>
        <Button look="outline" isBusy={isBusy} onClick={() => void onSignOut()}>
          {words.signOut}
        </Button>
      </div>
    </div>
  );
}
