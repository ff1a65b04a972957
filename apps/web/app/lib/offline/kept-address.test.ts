import { locales, prefixOf } from '@namma/contract/locales';
import { describe, expect, it } from 'vitest';
import { keptAddress, splitLocale } from './kept-address';

const origin = 'https://gym.example';
const kept = (path: string) => keptAddress(origin + path);

describe.each(locales)('in %s, what opens without a network', (locale) => {
  const prefix = prefixOf(locale);

  it.each(['/fitness', '/store', '/store/category?category=fitfood', '/store/product?id=3', '/legal/terms'])(
    'is the public page %s, under its own address',
    (path) => expect(kept(prefix + path)).toBe(prefix + path),
  );

  it('is the start page', () => {
    expect(kept(prefix || '/')).toBe(prefix || '/');
  });

  it('are the card, the cart and the addresses, whatever follows in the address', () => {
    expect(kept(`${prefix}/profile/card`)).toBe(`${prefix}/profile/card`);
    expect(kept(`${prefix}/store/cart?from=mail`)).toBe(`${prefix}/store/cart`);
    expect(kept(`${prefix}/store/addAddress?buy=3&address=7`)).toBe(`${prefix}/store/addAddress`);
  });

  it.each([
    '/admin',
    '/admin/orders',
    '/adminLogin',
    '/api/product/getAll',
    '/profile',
    '/profile/ledger',
    '/store/payment',
    '/store/orders',
    '/invoice?number=1',
    '/signIn',
    '/resetPassword?token=secret',
    '/claim',
    '/nowhere',
  ])('is not %s', (path) => expect(kept(prefix + path)).toBeUndefined());
});

it('is the same page however its parameters are ordered, and whichever newsletter led to it', () => {
  expect(kept('/store/category?page=2&category=fitfood&utm_source=mail')).toBe(
    '/store/category?category=fitfood&page=2',
  );
});

it('is in no language of which only the first letters match', () => {
  expect(splitLocale('/knees')).toEqual({ locale: 'en', path: '/knees' });
});
