import { expect, it, vi } from 'vitest';
import { withoutPrefix } from './language';

vi.mock('#words/language', () => ({ locale: 'kn', prefix: '/kn' }));

it.each([
  ['/kn', '/'],
  ['/kn/', '/'],
  ['/kn?utm_source=mail', '/?utm_source=mail'],
  ['/kn/store', '/store'],
  ['/kn/store/product?id=3', '/store/product?id=3'],
  ['/kn/kn/store', '/kn/store'],
])('the page %s of the Kannada build is %s without its prefix', (address, path) => {
  expect(withoutPrefix(address)).toBe(path);
});

it.each(['/knx', '/knees/store', '/kn-IN', '/hi/store', '/store/kn', '/', ''])(
  'the address %j has no prefix of the Kannada build',
  (address) => {
    expect(withoutPrefix(address)).toBe(address);
  },
);
