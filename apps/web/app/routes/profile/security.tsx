import * as words from '#words/security';
import { SecurityScreen } from '../../features/security/security-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { PartTitle } from '../../features/users/profile-frame';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import { readCached } from '../../lib/loading/read-cache';
import { memberLoader } from '../../lib/session/sign-in-first';
import type { Route } from './+types/security';

export const meta = () => privatePage(words.title);

/** Sessions are never cached, because new ones must appear at once. */
export const clientLoader = memberLoader(async () => {
  const { role, email } = await readCached('user/profile');
  const [sessions, factor] = await Promise.all([
    api('user/getSessions'),
    role === 'ADMIN' ? api('user/getFactor') : undefined,
  ]);
  return { email, sessions, factor };
});

export default function ProfileSecurity({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PartTitle lead={words.lead}>{words.title}</PartTitle>
      <SecurityScreen {...loaderData} />
    </>
  );
}

export { LoadFailed as ErrorBoundary };
