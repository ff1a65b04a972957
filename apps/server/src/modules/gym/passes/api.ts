// What other modules may call. Nothing else of this folder is imported from outside.

export { scanPass } from './door.ts';
export { getPaidPass, lockPaidPass, tiePasses, voidPass } from './service.ts';
