/** Asks the service worker to cache the screen of the membership card. Shared by the page and the worker. */
export interface CardMessage {
  kind: 'card';
  /** The path of the screen, in its language. */
  path: string;
  /** The paths of the scripts, styles and fonts that the page has loaded. */
  files: string[];
}
