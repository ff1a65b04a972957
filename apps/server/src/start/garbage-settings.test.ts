import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/configuration.md'), 'utf8');

/** The names in the settings table of docs/configuration.md. */
const names = (/\n## Settings\n(.*?)\n## /s.exec(PAGE)?.[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ''));

const garbage = [
  ...[
    ' ',
    '\t',
    'foo',
    'on,off',
    '-1',
    '0x10',
    '1e3',
    '1e999',
    'NaN',
    '99999999999999999999',
    '8080 ',
    '٣٠٠٠',
  ],
  ...[
    '%zz',
    'a\nb',
    'a\rb',
    '\u0000',
    '\u2028',
    '💥',
    '\ud800',
    '::',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.1,',
    ',',
    '/',
  ],
  ...[
    'http://',
    'https://',
    'https://u:p@gym.example',
    'https://gym.example/?q',
    'javascript:alert(1)',
    'mailto:a@b.example',
  ],
  ...[
    'smtp://%zz:x@mail.example',
    'smtp://a:%zz@mail.example',
    'smtp://mail.example:0',
    'smtp://mail.example:99999',
    'smtp://[::',
  ],
  ...[
    'postgresql://',
    'postgresql://[::',
    'postgresql://gym:%zz@localhost/gym',
    'postgresql://localhost:99999/gym',
  ],
  ...[
    'postgresql://localhost/gym?sslrootcert=/no/such/file',
    'a@b',
    '<a@b.example>',
    'x'.repeat(10_000),
    '__proto__',
  ],
];

/** Settings that are only complete together. */
const company = {
  PUBLIC_URL: 'https://gym.example',
  MAIL_FROM: 'hello@gym.example',
  SMTP_URL: 'smtp://mail.example',
  UPI_VPA: 'nammastrength@okhdfcbank',
  UPI_NAME: 'Namma Strength',
  DKIM_KEY_FILE: 'key.pem',
  DKIM_SELECTOR: 'mail',
};

describe('a setting with garbage in it', () => {
  it('is one of those that docs/configuration.md lists', () => {
    expect(names.length).toBeGreaterThanOrEqual(30);
    expect(names).toContain('DKIM_SELECTOR');
  });

  it.each(names)('%s is accepted, or refused in one line without a stack', (name) => {
    for (const value of garbage) {
      for (const others of [{}, company]) {
        try {
          readConfig({ ...others, [name]: value });
        } catch (error) {
          expect(error).toBeInstanceOf(ConfigError);
          expect((error as Error).message, JSON.stringify(value)).toMatch(
            /^Wrong setting: [A-Z_]+: [^\n\r]+$/,
          );
        }
      }
    }
  });

  it.each([
    ['PORT', [' ', '0x10', '1e3', '8080 ']],
    ['METRICS_PORT', ['3000', '0', ' ']],
    ['DRAIN_SECONDS', [' ', '1e1', '61']],
    [
      'TRUST_PROXY',
      [
        'foo',
        'On',
        '10.0.0.0/0',
        '10.0.0.0/33',
        '10.0.0.1,',
        '::1/129',
        '10.0.0.0/255.0.255.0',
        'fe80::1%eth0',
      ],
    ],
    [
      'PUBLIC_URL',
      ['javascript:alert(1)', 'mailto:a@b.example', 'https://gym.example/?q', 'https://u:p@gym.example'],
    ],
    [
      'DATABASE_URL',
      ['postgresql://[::', 'postgresql://localhost:99999/gym', 'mysql://localhost/gym', 'foo'],
    ],
    ['DATABASE_LISTEN_URL', ['postgresql://[::']],
    ['SMTP_URL', ['smtp://%zz:x@mail.example', 'smtp://a:%zz@mail.example', 'smtp://mail.example:0']],
    ['LEGAL_NAME', ['a\nb']],
    ['UPI_NAME', ['a\tb']],
  ])('%s refuses %j', (name, values) => {
    for (const value of values) {
      expect(() => readConfig({ ...company, [name]: value }), value).toThrow(
        new RegExp(`^Wrong setting: ${name}: [^\n]+$`),
      );
    }
  });

  it.each([
    '10.0.0.1',
    '10.0.0.0/8',
    '10.0.0.0/255.0.0.0',
    '::1/128',
    'loopback',
    '10.0.0.1, loopback,fd00::/8',
  ])('leaves the proxies %s unchanged', (value) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(value);
  });

  it.each([
    'postgresql:///gym?host=/var/run/postgresql',
    'postgresql://gym:p%40ss@localhost:5432/gym?sslmode=disable',
    'postgres://gym@localhost/gym',
  ])('leaves the database %s unchanged', (value) => {
    expect(readConfig({ DATABASE_URL: value }).databaseUrl).toBe(value);
  });

  it('never repeats a password', () => {
    for (const name of ['DATABASE_URL', 'DATABASE_LISTEN_URL']) {
      expect(() => readConfig({ [name]: 'postgresql://gym:open-sesame@[::' })).toThrow(
        expect.not.stringContaining('open-sesame'),
      );
    }
  });
});
