import * as paths from '@namma/contract/paths';
import { Link } from 'react-router';
import * as words from '#words/profile';
import { EditForm } from '../features/profile/edit-form';
import { ScreenTitle } from '../features/profile/profile-frame';
import { LoadFailed } from '../features/shell/load-failed';
import { privatePage } from '../lib/page-meta';
import { readCached } from '../lib/read-cache';
import { withSession } from '../lib/sign-in-first';
import type { Route } from './+types/profile-edit';

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
