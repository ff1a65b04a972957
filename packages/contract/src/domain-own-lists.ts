// Written by npm run check, from the names of the files.
import { visitOwnLists } from './visits/own-lists.ts';

/** The domains' lists of the download of a member's data. */
export const domainOwnLists = [...visitOwnLists] as const;
