export const offlineCopy = (time: string) => `You are offline. This page is from ${time}.`;
/** With a network, while the server is away. */
export const serverAwayCopy = (time: string) => `The site cannot be reached. This page is from ${time}.`;
export const loadAgain = 'Load again';

export const offlineTitle = 'You are offline';
export const offlineWhat = 'This page has not been opened on this device yet. These open without a network:';
export const offlineNothing =
  'Pages that you open are kept on this device. This one has not been opened here yet.';
export const memberCard = 'Member card';
export const seenAt = (time: string) => `seen ${time}`;

export const waits = 'Waits for the network';
export const quantityWaits = (quantity: number) =>
  `The quantity ${quantity} is saved as soon as there is a network.`;
export const quantityRefused = (quantity: number, reason: string) =>
  `The quantity ${quantity} was not saved: ${reason}`;
export const addressWaits = 'This address is saved as soon as there is a network.';
export const addressKept = 'You are offline. The address waits here and is saved once there is a network.';
export const addressRefused = (reason: string) => `This address was not saved: ${reason}`;
export const messageWaits = 'Your message waits on this device and is sent once there is a network.';
export const messageRefused = (reason: string) => `Your message was not sent: ${reason}`;
export const edit = 'Edit';
export const discard = 'Discard';
export const dismiss = 'Dismiss';

/** After the session has ended by itself. */
export const notSent = (quantities: number, addresses: number, messages: number) => {
  const parts = [
    quantities === 1
      ? 'a quantity in the cart'
      : quantities > 1
        ? `${quantities} quantities in the cart`
        : '',
    addresses === 1 ? 'an address' : addresses > 1 ? `${addresses} addresses` : '',
    messages === 1 ? 'a message to us' : messages > 1 ? `${messages} messages to us` : '',
  ].filter((part) => part !== '');
  return `You were signed out before this was sent: ${parts.join(', ')}. Sign in again within a day, and it is sent.`;
};
export const signInAgain = 'Sign in again';

/** In the question before signing out. */
export const logoutLoses = (count: number) =>
  count === 1
    ? 'One change still waits for the network. Logging out drops it.'
    : `${count} changes still wait for the network. Logging out drops them.`;
/** Instead of 'Logged out' while the server has not heard of it. */
export const signOutNotHeard =
  'Logged out on this device only: the server could not be reached. It is told as soon as there is a network.';

/** After signing in where storage is forbidden or full. */
export const onlyThisTab = 'Your browser keeps nothing for this site, so you are signed in in this tab only.';
