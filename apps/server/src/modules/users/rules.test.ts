import { describe, expect, it } from 'vitest';
import { searchedText } from './rules.ts';

describe('what is searched among people', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['98765 43210', '9876543210'],
    ['98765-43210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
  ])('of a phone number written as %j are its ten digits', (text, digits) => {
    expect(searchedText(text)).toBe(digits);
  });

  it.each(['98765', '9876 5432', '929876543210', 'Asha Rao', 'asha+gym@example.in', '-', '', '4711'])(
    'is %j as it stands',
    (text) => {
      expect(searchedText(text)).toBe(text);
    },
  );
});
