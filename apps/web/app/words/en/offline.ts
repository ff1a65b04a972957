export const loadAgain = 'Load again';

export const offlineTitle = 'You are offline';
export const offlineWhat = 'This page needs an internet connection. It opens by itself once there is one.';
/** At the payment step. */
export const nothingOrderedHere =
  "Opening this page has ordered nothing. If you had pressed 'Confirm Order' before, look at your orders once there is a network.";
export const memberCard = 'Member card';

export const messageRefused = (reason: string) => `Your message was not sent: ${reason}`;
export const edit = 'Edit';

/** Instead of 'Logged out' when the server was not reached. */
export const signedOutHereOnly =
  'Logged out on this device only: the server could not be reached. To end the session on the server, sign in later and end it in your profile.';

/** After signing in where storage is forbidden or full. */
export const onlyThisTab = 'Your browser keeps nothing for this site, so you are signed in in this tab only.';
