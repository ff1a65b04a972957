import * as words from '#words/privacy';
import { MyDataScreen } from '../../features/privacy/my-data-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { PartTitle } from '../../features/users/profile-frame';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import { memberLoader } from '../../lib/session/sign-in-first';
import type { Route } from './+types/my-data';

export const meta = () => privatePage(words.title);

/** Never cached: what is downloaded is what is stored now. */
export const clientLoader = memberLoader(() => api('privacy/getMine'));

export default function ProfileMyData({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PartTitle lead={words.lead}>{words.title}</PartTitle>
      <MyDataScreen data={loaderData} />
    </>
  );
}

export { LoadFailed as ErrorBoundary };
