import { data } from 'react-router';

/** What no build has: the root's error page, with status 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

/**
 * The admin side is a build of its own, in English only, so that visitors do not load the names of its screens. A navigation
 * between it and the site waits here until useLostCode has opened the address as a new page.
 */
export const clientLoader = () => new Promise<never>(() => {});

export default function OtherBuild() {
  return null;
}
