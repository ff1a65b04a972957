import * as paths from '@namma/contract/paths';
import { IdCard } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#words/users';
import { LoadFailed } from '../../features/shell/load-failed';
import { ComingUp } from '../../features/users/coming-up';
import { EditForm } from '../../features/users/edit-form';
import { ScreenTitle } from '../../features/users/profile-frame';
import { privatePage } from '../../lib/loading/page-meta';
import { readCached } from '../../lib/loading/read-cache';
import { useHoldsCard } from '../../lib/session/session';
import { memberLoader } from '../../lib/session/sign-in-first';
import { readOwnMemberships } from '../../shared/own-memberships';
import { ButtonLink } from '../../ui/button';
import type { Route } from './+types/edit';

export const meta = () => privatePage(words.profile);

export const clientLoader = memberLoader(async () => {
  const [profile, memberships] = await Promise.all([readCached('user/profile'), readOwnMemberships()]);
  return { profile, memberships };
});

const linkClass = 'inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4';

export default function ProfileEdit({ loaderData: { profile, memberships } }: Route.ComponentProps) {
  const holdsCard = useHoldsCard();
  return (
    <>
      <ScreenTitle lead={words.profileLead}>{words.profile}</ScreenTitle>
      {holdsCard && (
        <ButtonLink to={paths.profileCard} look="solid" className="-mt-2 mb-8 gap-2">
          <IdCard aria-hidden="true" size={18} />
          <span>{words.yourCard}</span>
        </ButtonLink>
      )}
      {profile.role !== 'ADMIN' && <ComingUp memberships={memberships} />}
      <EditForm key={profile.user_id} profile={profile} />
      <ul className="mt-8 grid gap-1">
        <li>
          <Link to={paths.profileSecurity} className={linkClass}>
            {words.securityLink}
          </Link>
        </li>
        <li>
          <Link to={paths.profileMyData} className={linkClass}>
            {words.myDataLink}
          </Link>
        </li>
      </ul>
    </>
  );
}

export { LoadFailed as ErrorBoundary };
