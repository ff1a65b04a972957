import { data } from 'react-router';

/** Any address that is no screen: the root's designed page, with status 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
