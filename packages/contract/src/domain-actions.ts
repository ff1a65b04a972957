// Written by npm run check, from the names of the files.
import { stockActions } from './stock/actions.ts';

/** What the domains record of changes. */
export const domainActions = [...stockActions] as const;
