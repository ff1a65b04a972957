import { withoutPrefix } from '../../lib/session/language';

/**
 * The admin side is in English only: leaves this build for it. A request of its address never gets here, the server
 * redirects it.
 */
export async function clientLoader(): Promise<never> {
  const { pathname, search } = window.location;
  window.location.replace(withoutPrefix(pathname) + search);
  return new Promise(() => {});
}

export default function AdminInEnglish() {
  return null;
}
