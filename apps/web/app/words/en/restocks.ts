// Out-of-stock products
export const notifyMe = 'Notify me';
export const stopNotifyingMe = 'Stop reminder';
export const isWaiting = "We'll email you when it's back.";
export const signInToBeNotified = "Sign in to get an email when it's back.";

// Profile
export const awaited = 'Back-in-stock reminders';
export const awaitedLead = "We'll email you once when one of these is back.";
export const notAnyMore = (name: string) => `Stop reminder: ${name}`;
