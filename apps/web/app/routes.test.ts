import * as paths from '@namma/contract/paths';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from './routes';

/** The addresses of all screens. A layout has no address of its own. */
const addresses = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap((entry) => {
    const address = entry.path ? `${above}/${entry.path}` : above;
    const isScreen = entry.index || (entry.path !== undefined && !entry.children?.some(({ index }) => index));
    return [...(isScreen ? [address || '/'] : []), ...addresses(entry.children ?? [], address)];
  });

const tableOfPaths = Object.values(paths).filter((path) => typeof path === 'string');
const notScreens = ['/*', '/styleguide', '/site.webmanifest'];

describe('the screens', () => {
  it('have the addresses of the contract, and no others', async () => {
    const screens = addresses(await routes).filter((address) => !notScreens.includes(address));

    expect(screens.toSorted()).toEqual(tableOfPaths.toSorted());
  });

  /** Those of SPEC section 2 exactly as there, because links to them are in use. */
  it('have the addresses of SPEC section 2, and those added since', () => {
    expect(new Set(tableOfPaths)).toEqual(
      new Set([
        '/',
        '/signUp',
        '/signIn',
        '/adminLogin',
        '/forgotPassword',
        '/resetPassword',
        '/fitness',
        '/fitness/elitePro',
        '/fitness/elitePlus',
        '/fitness/buy',
        '/consultancy',
        '/appointment',
        '/store',
        '/store/category',
        '/store/wishlist',
        '/store/product',
        '/store/cart',
        '/store/addAddress',
        '/store/payment',
        '/store/orders',
        '/profile',
        '/profile/profileOrders',
        '/profile/profileConsultancy',
        '/profile/profileMembership',
        '/profile/ledger',
        '/profile/documents',
        '/profile/myData',
        '/profile/card',
        '/invoice',
        '/legal/:page',
        '/profile/passwordRest',
        '/admin',
        '/admin/products',
        '/admin/memberships',
        '/admin/queries',
        '/admin/orders',
        '/admin/counter',
        '/admin/returns',
        '/admin/reviews',
        '/admin/cashUp',
        '/admin/appointments',
        '/admin/coaches',
        '/admin/activity',
        '/admin/mails',
        '/admin/documents',
        '/admin/taxFacts',
        '/admin/reports',
        '/admin/members',
        '/admin/members/person',
      ]),
    );
  });
});
