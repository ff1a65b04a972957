/** In session storage: a page whose scripts did not arrive has been loaded a second time for it. */
export const STARTED_RELOAD_KEY = 'reloadedForScripts';
