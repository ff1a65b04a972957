import * as paths from '@namma/contract/paths';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#words/users';
import { Ledger } from '../../features/members/ledger';
import { LoadFailed } from '../../features/shell/load-failed';
import { ScreenTitle } from '../../features/users/profile-frame';
import { privatePage } from '../../lib/loading/page-meta';
import { readCached } from '../../lib/loading/read-cache';
import { memberLoader } from '../../lib/session/sign-in-first';
import type { Route } from './+types/ledger';

export const meta = () => privatePage(words.ledger);

export const clientLoader = memberLoader(async () => {
  const [dues, first] = await Promise.all([readCached('user/getDues'), readCached('user/getTimeline')]);
  return { dues, first };
});

export default function ProfileLedger({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Link
        to={paths.profileMembership}
        className="-mt-3 mb-2 inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={16} />
        <span>{words.membership}</span>
      </Link>
      <ScreenTitle lead={words.ledgerLead}>{words.ledger}</ScreenTitle>
      <Ledger {...loaderData} />
    </>
  );
}

export { LoadFailed as ErrorBoundary };
