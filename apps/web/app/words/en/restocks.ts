// Out-of-stock products
export const notifyMe = 'Notify me';
export const stopNotifyingMe = 'Stop reminder';
export const isWaiting = (isMailing: boolean) =>
  isMailing ? "We'll email you when it's back." : "Reminder set. It's listed in your profile.";
export const signInToBeNotified = 'Sign in to set a reminder.';

// Profile
export const awaited = 'Back-in-stock reminders';
export const subscriptionsLead = (isMailing: boolean) =>
  isMailing ? "We'll email you once when one of these is back." : 'Out-of-stock products you want.';
export const notAnyMore = (name: string) => `Stop reminder: ${name}`;
