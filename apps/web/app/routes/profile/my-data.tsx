import * as paths from '@namma/contract/paths';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#words/privacy';
import * as profileWords from '#words/users';
import { MyDataScreen } from '../../features/privacy/my-data-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { ScreenTitle } from '../../features/users/profile-frame';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import { withSession } from '../../lib/session/sign-in-first';
import type { Route } from './+types/my-data';

export const meta = () => privatePage(words.title);

/** Never cached: what is downloaded is what is stored now. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  withSession(request, () => api('privacy/getMine'));
clientLoader.hydrate = true as const;

export default function ProfileMyData({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Link
        to={paths.profile}
        className="-mt-3 mb-2 inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={16} />
        <span>{profileWords.profile}</span>
      </Link>
      <ScreenTitle lead={words.lead}>{words.title}</ScreenTitle>
      <MyDataScreen data={loaderData} />
    </>
  );
}

export { LoadFailed as ErrorBoundary };
