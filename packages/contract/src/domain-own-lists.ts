// Written by npm run check, from the names of the files.
import { authOwnLists } from './auth/own-lists.ts';
import { classOwnLists } from './classes/own-lists.ts';
import { followUpOwnLists } from './follow-ups/own-lists.ts';
import { passOwnLists } from './passes/own-lists.ts';
import { privacyOwnLists } from './privacy/own-lists.ts';
import { restockOwnLists } from './restocks/own-lists.ts';
import { visitOwnLists } from './visits/own-lists.ts';
import { whatsAppOwnLists } from './whatsapp/own-lists.ts';

/** The domains' lists of the download of a member's data. */
export const domainOwnLists = [
  ...authOwnLists,
  ...classOwnLists,
  ...followUpOwnLists,
  ...passOwnLists,
  ...privacyOwnLists,
  ...restockOwnLists,
  ...visitOwnLists,
  ...whatsAppOwnLists,
] as const;
