// Beside a product that is out of stock.
export const notifyMe = 'Tell me when it is back';
export const stopNotifyingMe = 'Do not tell me';
export const isWaiting = 'We write to you as soon as it is back.';
export const signInToBeNotified = 'Sign in, and we write to you when it is back.';

// In the profile.
export const awaited = 'You wait for';
export const awaitedLead = 'We write to you once when one of these is back.';
export const notAnyMore = (name: string) => `Do not tell me: ${name}`;
