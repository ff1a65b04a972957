import * as paths from '@namma/contract/paths';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { adminAddresses } from './admin/shell/screens';
import routes from './routes';

/** The addresses of all screens. A layout has no address. */
const addresses = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap((entry) => {
    const address = entry.path ? `${above}/${entry.path}` : above;
    const isScreen = entry.index || (entry.path !== undefined && !hasIndex(entry.children));
    return [...(isScreen ? [address || '/'] : []), ...addresses(entry.children ?? [], address)];
  });

const hasIndex = (below: readonly RouteConfigEntry[] = []): boolean =>
  below.some(({ index, path, children }) => index || (path === undefined && hasIndex(children)));

const tableOfPaths = Object.values(paths).filter((path) => typeof path === 'string');
const notScreens = ['/*', '/site.webmanifest'];

describe('the screens', () => {
  it('have the addresses of the contract and of the admin side, and no others', async () => {
    const screens = addresses(await routes).filter((address) => !notScreens.includes(address));

    expect(screens.toSorted()).toEqual([...new Set([...tableOfPaths, ...adminAddresses])].sort());
  });

  it('have the addresses that the owner has given out', () => {
    expect(tableOfPaths).toEqual(
      expect.arrayContaining([
        ...['/', '/signUp', '/signIn', '/adminLogin', '/consultancy', '/appointment'],
        ...['/fitness', '/fitness/elitePro', '/fitness/elitePlus', '/fitness/buy'],
        ...['/store', '/store/category', '/store/wishlist', '/store/product', '/store/cart'],
        ...['/store/addAddress', '/store/payment', '/store/orders'],
        ...['/profile', '/profile/profileOrders', '/profile/profileConsultancy'],
        ...['/profile/profileMembership', '/profile/passwordRest'],
        ...['/admin', '/admin/products', '/admin/memberships', '/admin/queries', '/admin/orders'],
      ]),
    );
  });
});
