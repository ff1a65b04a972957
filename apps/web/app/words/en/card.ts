export const memberCard = 'Member card';
export const profile = 'Profile';
export const codeLabel = 'Code of your card, for the scanner at the counter';
export const memberNumber = (gym: string, id: number) => `${gym}, member No. ${id}`;
export const noMembership = 'You have no membership yet.';
export const withoutConnection = 'Shown without a connection. ';
export const scannerHint =
  'If the scanner does not read it, turn up the brightness of your screen, or say your name.';
export const newCodeIn = (seconds: number) =>
  `New code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
export const membership = 'Membership';
export const until = 'Until';
export const center = 'Center';
export const allCenters = 'All centers';
export const endedOn = (day: string) => `Ended on ${day}`;
export const beginsOn = (day: string) => `Begins on ${day}`;
export const toBePaid = 'To be paid at the center';
export const amountToBePaid = (amount: string) => `${amount} is to be paid at the center`;
/** `due`: one of the two sentences about what is to be paid. */
export const beginsOnceItIsPaid = (day: string, due: string) => `Begins on ${day}. ${due}`;
export const showThisCard = (center: string) => `Show this card at ${center}.`;
export const showThisCardAnywhere = 'Show this card at any of our centers.';
export const pausedUntil = (day: string) => `Paused until ${day}`;
export const offline = 'There is no connection, and this device has not shown your card before.';
export const insecure = 'This browser makes no codes here: open the site by its https address.';
export const failed = 'Your card could not be loaded.';
export const nameWillDo = 'At the counter, your name does as well.';
export const tryAgain = 'Try again';
export const loading = 'Loading';
export const cardNeedsScript =
  'Your card needs JavaScript. Please switch it on, or say your name at the counter.';
