// Written by npm run check, from the names of the files.
import { authActions } from './auth/actions.ts';
import { classActions } from './classes/actions.ts';
import { membershipActions } from './memberships/actions.ts';
import { orderActions } from './orders/actions.ts';
import { passActions } from './passes/actions.ts';
import { privacyActions } from './privacy/actions.ts';
import { saleActions } from './sales/actions.ts';
import { stockActions } from './stock/actions.ts';

/** What the domains record of changes. */
export const domainActions = [
  ...authActions,
  ...classActions,
  ...membershipActions,
  ...orderActions,
  ...passActions,
  ...privacyActions,
  ...saleActions,
  ...stockActions,
] as const;
