export const loadAgain = 'Reload';

export const offlineTitle = 'You are offline';
export const offlineWhat = "This page needs an internet connection. It reloads when you're back online.";
/** At the payment step. */
export const nothingOrderedHere =
  "Your cart is safe. If you pressed 'Confirm Order' before, check Orders once you're back online.";
export const memberCard = 'Member card';

export const messageRefused = (reason: string) => `Your message was not sent. ${reason}`;
export const edit = 'Edit';

/** Instead of 'Logged out' when the server was not reached. */
export const signedOutHereOnly =
  "Logged out on this device only, because the server couldn't be reached. To end the session, sign in later and sign out this device under Security.";

/** After signing in where storage is forbidden or full. */
export const onlyThisTab =
  'Your browser does not store data for this site, so you are signed in only in this tab.';
