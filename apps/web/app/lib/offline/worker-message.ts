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
