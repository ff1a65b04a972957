export const offlineCopy = (time: string) => `You are offline. This page is from ${time}.`;
/** With a network, while the server is away. */
export const serverAwayCopy = (time: string) => `The site cannot be reached. This page is from ${time}.`;
export const loadAgain = 'Load again';

export const offlineTitle = 'You are offline';
export const offlineWhat = 'This page has not been opened on this device yet. These open without a network:';
export const offlineNothing =
  'Pages that you open are kept on this device. This one has not been opened here yet.';
/** At the payment step. */
export const nothingOrderedHere =
  "Opening this page has ordered nothing. If you had pressed 'Confirm Order' before, look at your orders once there is a network.";
export const memberCard = 'Member card';
export const seenAt = (time: string) => `seen ${time}`;

export const messageRefused = (reason: string) => `Your message was not sent: ${reason}`;
export const edit = 'Edit';
export const dismiss = 'Dismiss';

/** Where an earlier version kept them. */
export const changesLost =
  'Changes that you made here without a network were not saved, and this version no longer keeps them. Please make them again.';

/** Instead of 'Logged out' while the server has not heard of it. */
export const signOutNotHeard =
  'Logged out on this device only: the server could not be reached. It is told as soon as there is a network.';

/** After signing in where storage is forbidden or full. */
export const onlyThisTab = 'Your browser keeps nothing for this site, so you are signed in in this tab only.';
