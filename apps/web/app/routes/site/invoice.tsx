import * as words from '#words/documents';
import { InvoiceScreen } from '../../features/documents/invoice-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import { withSession } from '../../lib/session/sign-in-first';
import { useLeaveWhenSignedOut } from '../../lib/session/use-leave-when-signed-out';
import type { Route } from './+types/invoice';

export const meta = () => privatePage(words.document);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  withSession(request, () =>
    api('documents/get', { query: { number: new URL(request.url).searchParams.get('number') ?? '' } }),
  );
clientLoader.hydrate = true as const;

export default function Invoice({ loaderData }: Route.ComponentProps) {
  useLeaveWhenSignedOut();
  return <InvoiceScreen document={loaderData} />;
}

export { LoadFailed as ErrorBoundary };
