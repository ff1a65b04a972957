import * as paths from '@namma/contract/paths';
import { data, redirectDocument } from 'react-router';
import { withoutPrefix } from '../../lib/session/language';

/** The server redirects an admin address of another language before it renders anything. */
export function loader(): never {
  throw data(null, { status: 404 });
}

/** The admin side is in the English build only: a navigation to it loads a new document. */
export function clientLoader({ request }: { request: Request }): never {
  const { origin, pathname, search } = new URL(request.url);
  const path = withoutPrefix(pathname);
  throw redirectDocument(origin + (path.startsWith(paths.admin) ? path : paths.admin) + search);
}

export default function AdminAddress() {
  return null;
}
