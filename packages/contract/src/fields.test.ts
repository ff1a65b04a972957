import { describe, expect, it } from 'vitest';
import {
  comparedEmail,
  day,
  email,
  id,
  idInQuery,
  line,
  longText,
  newPassword,
  password,
  phone,
  searchText,
  text,
} from './fields.ts';

describe('an email', () => {
  it.each([
    ['asha@example.com', 'asha@example.com'],
    [' Asha.Rao+gym@Example.CO.IN ', 'asha.rao+gym@example.co.in'],
  ])('%j is stored as %j', (given, kept) => {
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
  ])('%j is invalid', (given) => {
    expect(email.safeParse(given).error?.issues).toMatchObject([{ message: 'Invalid email!' }]);
  });

  it('has a bound', () => {
    expect(email.safeParse(`${'a'.repeat(250)}@example.com`).success).toBe(false);
  });
});

describe('an email to write to', () => {
  const longest = [64, 63, 63, 58].map((length) => 'a'.repeat(length));

  it('has at most 64 characters before the @, 63 in each name after it, and 254 in all', () => {
    const [local, ...labels] = longest;

    expect(email.safeParse(`${local}@${labels.join('.')}.in`).success).toBe(true);
    expect(email.safeParse(`${local}@${labels.join('.')}a.in`).success).toBe(false);
    expect(email.safeParse(`${local}a@example.com`).error?.issues).toMatchObject([
      { message: 'Invalid email!' },
    ]);
    expect(email.safeParse(`a@${labels[0]}a.in`).success).toBe(false);
  });

  it('that an account has had for long can still be typed', () => {
    expect(comparedEmail.safeParse(`${'a'.repeat(65)}@example.com`).success).toBe(true);
  });

  it('is found inside the marks that a program copies with it', () => {
    expect(email.parse('\u202aasha@example.com\u202c')).toBe('asha@example.com');
  });
});

describe('a phone number', () => {
  it.each([
    '9876543210',
    ' 9876543210 ',
    '98765 43210',
    '98765\u00a043210',
    '98765-43210',
    '98765\u201143210',
    '98765\u201343210',
    '98765.43210',
    '(98765) 43210',
    '[98765]43210',
    '+91 98765 43210',
    '+91-98765-43210',
    '+91 (0) 98765 43210',
    '+91(98765)43210',
    '\u202a+91 98765 43210\u202c',
    '\u200e98765\u200b43210\ufeff',
    '0091 98765 43210',
    '00919876543210',
    '919876543210',
    '098765 43210',
    '९८७६५४३२१०',
    '೯೮೭೬೫೪೩೨೧೦',
    '９８７６５４３２１０',
    '＋９１　９８７６５　４３２１０',
    '＋91（98765）43210',
  ])('%j is 9876543210', (given) => {
    expect(phone.parse(given)).toBe('9876543210');
  });

  it('may begin with any digit', () => {
    expect(phone.parse('0000000000')).toBe('0000000000');
    expect(phone.parse('0091234567')).toBe('0091234567');
    expect(phone.parse('9198765432')).toBe('9198765432');
  });

  it.each([
    '987654321',
    '98765432101',
    '98765-4321',
    '+919876543',
    '+1 9876543210',
    '+9876543210',
    '1 98765 43210',
    '009876543210',
    '9876543210 9876543210',
    '98765 4321O',
    '',
  ])('may not be %j', (given) => {
    expect(phone.safeParse(given).error?.issues).toMatchObject([
      { message: 'Phone no Should be exactly 10 digits' },
    ]);
  });
});

describe('free text', () => {
  const several = text(10, 'Text required!');
  const name = line(10, 'Name required!');

  it.each([
    ['  Asha  ', 'Asha'],
    ['आशा', 'आशा'],
    ["O'Neil", "O'Neil"],
    ['a\nb', 'a\nb'],
    ['a\r\nb', 'a\nb'],
    ['a\u2028b', 'a\nb'],
  ])('%j is stored as %j', (given, kept) => {
    expect(several.parse(given)).toBe(kept);
  });

  it.each([
    ['a\nb', 'a b'],
    ['a\r\n\tb', 'a b'],
    ['\nAsha\u2029', 'Asha'],
    ['\u202eahsA', 'ahsA'],
    ['As\u200bha\u200f', 'Asha'],
    ['Rene\u0301', 'René'],
    ['\u0958', '\u0915\u093c'],
    // Joiners are part of a word's spelling.
    ['ಪವರ್\u200cಲಿಫ್ಟ್', 'ಪವರ್\u200cಲಿಫ್ಟ್'],
    ['👩\u200d🚒', '👩\u200d🚒'],
  ])('of one line: %j is stored as %j', (given, kept) => {
    expect(line(20, 'Name required!').parse(given)).toBe(kept);
  });

  it.each([
    ['', 'Name required!'],
    ['   ', 'Name required!'],
    ['\u200b\u200d', 'Name required!'],
    ['\u3164', 'Name required!'],
    ['\u2800\u00a0', 'Name required!'],
    ['\u{e0001}\ufe0f', 'Name required!'],
    [7, 'Name required!'],
    ['x'.repeat(11), 'Use at most 10 characters'],
    ['a\u0000b', 'Remove invisible control characters'],
    ['a\u007fb', 'Remove invisible control characters'],
    ['a\u0085b\u0086', 'Remove invisible control characters'],
    ['a\ud83db', 'Remove invisible control characters'],
  ])('%j is refused: %s', (given, message) => {
    expect(name.safeParse(given).error?.issues[0]).toMatchObject({ message });
  });

  it('of a least length counts characters, as the database does', () => {
    const long = longText(20, 'Text required!', 5, 'Five at least');

    expect(long.safeParse('abcde').success).toBe(true);
    expect(long.safeParse('👍👍👍👍').error?.issues).toMatchObject([{ message: 'Five at least' }]);
    expect(long.safeParse('abcd').error?.issues).toMatchObject([{ message: 'Five at least' }]);
    expect(long.safeParse(`ab${'\u200b'.repeat(9)}`).success).toBe(false);
  });

  it('of a search may be blank, and is bounded', () => {
    expect(searchText(5).parse('  ')).toBe('');
    expect(searchText(5).safeParse('123456').success).toBe(false);
    expect(searchText(5).safeParse('a\u0000').success).toBe(false);
    expect(searchText(5).parse('\u200e१೨３')).toBe('123');
    expect(searchText(5).parse('\u200b')).toBe('');
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

describe('a new password', () => {
  it('is stored in the composed form, whichever a keyboard writes', () => {
    expect(newPassword.parse('Rene\u0301-12345')).toBe('René-12345');
    expect(password().parse('Rene\u0301-12345')).toBe('Rene\u0301-12345');
  });

  it.each(['secret\u0000123', 'secret\ud83d123'])('%j is refused', (given) => {
    expect(newPassword.safeParse(given).success).toBe(false);
  });
});

describe('a day', () => {
  it('is one of the calendar', () => {
    expect(day('past').safeParse('2028-02-29').success).toBe(true);
    expect(day('past').safeParse('2030-02-29').error?.issues).toMatchObject([{ message: 'Choose a day' }]);
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
