/** In the tab's storage: where an admin was who was sent to sign in. */
export const CONTINUE_KEY = 'continueAt';
