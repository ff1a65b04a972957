import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './sign-in-path';

describe('the address to return to after signing in', () => {
  it.each(['/', '/store/cart', '/fitness/buy?tier=elitePlus&months=6', '/store/category?category=a%2F%2Fb'])(
    'is %s',
    (from) => {
      expect(safeReturnPath(from)).toBe(from);
    },
  );

  it.each([
    null,
    '',
    'store',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\t\\evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '@evil.example',
  ])('is the landing page instead of %j', (from) => {
    expect(safeReturnPath(from)).toBe('/');
  });
});
