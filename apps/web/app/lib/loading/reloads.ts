/** Set in session storage when a page has reloaded because its scripts did not load, so that it reloads only once. */
export const RELOADED_FOR_SCRIPTS_KEY = 'reloadedForScripts';
