import * as words from '#words/documents';
import { InvoiceScreen } from '../../features/documents/invoice-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import { memberLoader } from '../../lib/session/sign-in-first';
import { useLeaveWhenSignedOut } from '../../lib/session/use-leave-when-signed-out';
import type { Route } from './+types/invoice';

export const meta = () => privatePage(words.document);

export const clientLoader = memberLoader((search) =>
  api('documents/get', { query: { number: search.get('number') ?? '' } }),
);

export default function Invoice({ loaderData }: Route.ComponentProps) {
  useLeaveWhenSignedOut();
  return <InvoiceScreen document={loaderData} />;
}

export { LoadFailed as ErrorBoundary };
