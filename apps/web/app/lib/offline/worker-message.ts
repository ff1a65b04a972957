/** What a page tells the service worker once everything of it has loaded. */
export interface SeenMessage {
  kind: 'seen';
  /** The page's full address. */
  href: string;
  /** The paths of the scripts, styles, fonts and pictures that it has loaded. */
  files: string[];
}

/** The attribute of a kept page's `html` element: when it was seen, an ISO instant. */
export const SEEN_AT = 'data-seen-at';
/** The attribute of one that is shown because the server is away, not the network. */
export const SERVER_AWAY = 'data-server-away';

/** What proxies answer for a server that is being replaced or overloaded, and a server that starts or stops. */
const awayStatuses: readonly number[] = [502, 503, 504];

/** Whether an answer says only that the server is away: what was seen last is more use than it. */
export const isServerAway = (status: number | undefined): boolean =>
  status !== undefined && awayStatuses.includes(status);
