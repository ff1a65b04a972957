export const memberCard = 'Member card';
export const profile = 'Profile';
export const codeLabel = 'Code of your member card, for the scanner at the counter';
export const memberNumber = (gym: string, id: number) => `${gym}, member No. ${id}`;
export const noMembership = "You don't have a membership yet.";
export const withoutConnection = 'You are offline. ';
export const scannerHint =
  "If the scanner can't read it, turn up your screen's brightness or give your name.";
export const newCodeIn = (seconds: number) =>
  `New code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
export const membership = 'Membership';
export const until = 'Until';
export const center = 'Center';
export const allCenters = 'All centers';
export const endedOn = (day: string) => `Ended on ${day}`;
export const beginsOn = (day: string) => `Begins on ${day}`;
export const toBePaid = 'Pay at the center';
export const amountToBePaid = (amount: string) => `Pay ${amount} at the center`;
/** `due`: one of the two sentences about what is to be paid. */
export const beginsOnceItIsPaid = (day: string, due: string) => `Begins on ${day}. ${due}`;
export const showThisCard = (center: string) => `Show this card at ${center}.`;
export const showThisCardAnywhere = 'Show this card at any of our centers.';
export const pausedUntil = (day: string) => `Paused until ${day}`;
export const offline = "You're offline, and your card has not been opened on this device before.";
export const insecure = 'The code needs a secure connection. Open the site with https://.';
export const failed = "Your card couldn't be loaded.";
export const nameWillDo = 'You can also give your name at the counter.';
export const tryAgain = 'Try again';
export const loading = 'Loading';
export const cardNeedsScript = 'Your card needs JavaScript. Turn it on, or give your name at the counter.';
