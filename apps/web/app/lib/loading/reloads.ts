import { attempt } from '../session/storage';

/** Set in session storage when a page has reloaded because its scripts did not load, so that it reloads only once. */
export const RELOADED_FOR_SCRIPTS_KEY = 'reloadedForScripts';

/** Whether the service worker answers for pages, so that a reload without a network shows a kept one. */
export const hasCopies = (): boolean => Boolean(attempt(() => navigator.serviceWorker.controller));
