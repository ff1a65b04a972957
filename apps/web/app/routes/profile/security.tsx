import * as paths from '@namma/contract/paths';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#words/security';
import * as profileWords from '#words/users';
import { SecurityScreen } from '../../features/security/security-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { ScreenTitle } from '../../features/users/profile-frame';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import { readCached } from '../../lib/loading/read-cache';
import { withSession } from '../../lib/session/sign-in-first';
import type { Route } from './+types/security';

export const meta = () => privatePage(words.title);

/** Sessions are never cached: somebody may be looking for one that begins this minute. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  withSession(request, async () => {
    const { role, email } = await readCached('user/profile');
    const [sessions, factor] = await Promise.all([
      api('user/getSessions'),
      role === 'ADMIN' ? api('user/getFactor') : undefined,
    ]);
    return { email, sessions, factor };
  });
clientLoader.hydrate = true as const;

export default function ProfileSecurity({ loaderData }: Route.ComponentProps) {
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
      <SecurityScreen {...loaderData} />
    </>
  );
}

export { LoadFailed as ErrorBoundary };
