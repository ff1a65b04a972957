import * as paths from '@namma/contract/paths';
import { Link } from 'react-router';
import * as words from '#words/users';
import { LoadFailed } from '../../features/shell/load-failed';
import { EditForm } from '../../features/users/edit-form';
import { ScreenTitle } from '../../features/users/profile-frame';
import { privatePage } from '../../lib/loading/page-meta';
import { readCached } from '../../lib/loading/read-cache';
import { withSession } from '../../lib/session/sign-in-first';
import type { Route } from './+types/edit';

export const meta = () => privatePage(words.profile);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  withSession(request, () => readCached('user/profile'));
clientLoader.hydrate = true as const;

export default function ProfileEdit({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ScreenTitle lead={words.profileLead}>{words.profile}</ScreenTitle>
      <EditForm key={loaderData.user_id} profile={loaderData} />
      <Link
        to={paths.profileMyData}
        className="mt-8 inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
      >
        {words.myDataLink}
      </Link>
    </>
  );
}

export { LoadFailed as ErrorBoundary };
