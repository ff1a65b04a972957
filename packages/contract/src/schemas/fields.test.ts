import { describe, expect, it } from 'vitest';
import { day, email, id, idInQuery, password, phone, searchText, text } from './fields.ts';

describe('an email', () => {
  it.each([
    ['asha@example.com', 'asha@example.com'],
    [' Asha.Rao+gym@Example.CO.IN ', 'asha.rao+gym@example.co.in'],
  ])('%j is kept as %j', (given, kept) => {
    expect(email.parse(given)).toBe(kept);
  });

  it.each([
    'asha',
    'asha@',
    '@example.com',
    'asha@example',
    'a b@example.com',
    'asha@exa mple.com',
    'a@b@c.com',
  ])('%j is none', (given) => {
    expect(email.safeParse(given).error?.issues).toMatchObject([{ message: 'Invalid email!' }]);
  });

  it('has a bound', () => {
    expect(email.safeParse(`${'a'.repeat(250)}@example.com`).success).toBe(false);
  });
});

describe('a phone number', () => {
  it.each(['9876543210', ' 9876543210 ', '0000000000'])('may be %j', (given) => {
    expect(phone.safeParse(given).success).toBe(true);
  });

  it.each(['987654321', '98765432101', '98765-4321', '+919876543', '९८७६५४३२१०', ''])(
    'may not be %j',
    (given) => {
      expect(phone.safeParse(given).success).toBe(false);
    },
  );
});

describe('free text', () => {
  const name = text(10, 'Name required!');

  it.each([
    ['  Asha  ', 'Asha'],
    ['आशा', 'आशा'],
    ["O'Neil", "O'Neil"],
    ['a\nb', 'a\nb'],
  ])('%j is kept as %j', (given, kept) => {
    expect(name.parse(given)).toBe(kept);
  });

  it.each([
    ['', 'Name required!'],
    ['   ', 'Name required!'],
    [7, 'Name required!'],
    ['x'.repeat(11), 'Use at most 10 characters'],
    ['a\u0000b', 'Remove the invisible control characters'],
    ['a\u007fb', 'Remove the invisible control characters'],
  ])('%j is refused: %s', (given, message) => {
    expect(name.safeParse(given).error?.issues[0]).toMatchObject({ message });
  });

  it('of a search may be blank, and is bounded', () => {
    expect(searchText(5).parse('  ')).toBe('');
    expect(searchText(5).safeParse('123456').success).toBe(false);
    expect(searchText(5).safeParse('a\u0000').success).toBe(false);
  });
});

describe('a password', () => {
  it('is used unchanged, spaces included, up to 200 characters', () => {
    expect(password().parse('  two  words ')).toBe('  two  words ');
    expect(password().safeParse('x'.repeat(200)).success).toBe(true);
    expect(password().safeParse('x'.repeat(201)).error?.issues).toMatchObject([
      { message: 'Use at most 200 characters' },
    ]);
  });
});

describe('a day', () => {
  it('is one of the calendar', () => {
    expect(day().safeParse('2028-02-29').success).toBe(true);
    expect(day().safeParse('2030-02-29').error?.issues).toMatchObject([
      { message: 'Use a date of the calendar, as YYYY-MM-DD' },
    ]);
  });
});

describe('an id', () => {
  it.each([1, 2_147_483_647])('may be %d', (given) => {
    expect(id.safeParse(given).success).toBe(true);
    expect(idInQuery.parse(String(given))).toBe(given);
  });

  it.each([0, -1, 1.5, 2_147_483_648, Number.NaN, Number.POSITIVE_INFINITY])('may not be %d', (given) => {
    expect(id.safeParse(given).success).toBe(false);
    expect(idInQuery.safeParse(String(given)).success).toBe(false);
  });

  it('in a body is a number, not a text', () => {
    expect(id.safeParse('1').success).toBe(false);
  });
});
