import * as paths from '@namma/contract/paths';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#words/documents';
import * as profileWords from '#words/users';
import { OwnDocuments } from '../../features/documents/own-documents';
import { LoadFailed } from '../../features/shell/load-failed';
import { ScreenTitle } from '../../features/users/profile-frame';
import { privatePage } from '../../lib/loading/page-meta';
import { readCached } from '../../lib/loading/read-cache';
import { memberLoader } from '../../lib/session/sign-in-first';
import type { Route } from './+types/documents';

export const meta = () => privatePage(words.documents);

export const clientLoader = memberLoader(() => readCached('documents/getMine'));

export default function ProfileDocuments({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Link
        to={paths.profileOrders}
        className="-mt-3 mb-2 inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={16} />
        <span>{profileWords.orders}</span>
      </Link>
      <ScreenTitle lead={words.documentsLead}>{words.documents}</ScreenTitle>
      <OwnDocuments newest={loaderData} />
    </>
  );
}

export { LoadFailed as ErrorBoundary };
