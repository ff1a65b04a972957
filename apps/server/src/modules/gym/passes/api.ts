// What other modules may call. Nothing else of this folder is imported from outside.

export { scanPass } from './check-in.ts';
export { notifyHolders } from './closures.ts';
export { isClosedMailNeeded } from './mails.ts';
export { getPaidPass, lockPaidPass, tiePassesOf, voidPass } from './service.ts';
