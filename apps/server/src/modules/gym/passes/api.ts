// The public API of this module: other modules import only from this file.

export { scanPass } from './check-in.ts';
export { notifyHolders } from './closures.ts';
export { isClosedMailNeeded } from './mails.ts';
export { getPaidPass, lockPaidPass, tiePassesOf, voidPass } from './service.ts';
