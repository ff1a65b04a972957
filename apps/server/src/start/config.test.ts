import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the settings', () => {
  it('are all optional', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: undefined,
      databasePoolSize: 10,
      databaseListenUrl: undefined,
      cacheBytes: 32 * 1024 * 1024,
      databaseStatements: 'named',
      adminEmail: 'admin@namma.fit',
      adminPassword: undefined,
      seed: 'demo',
      logLevel: 'info',
      isRateLimited: true,
      hasWorker: true,
      trustProxy: false,
      publicUrl: undefined,
      backup: undefined,
      missingSettings: ['BACKUP_DIR', 'PUBLIC_URL', 'SMTP_URL', 'UPI_VPA'],
      metricsHost: '127.0.0.1',
      metricsPort: undefined,
      drainMilliseconds: 1000,
      smtp: undefined,
      tax: { scheme: 'none', legalName: null, gstin: null },
      upi: undefined,
      isGuardianChecked: false,
    });
  });

  it('are read from their variables', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/gym',
      ADMIN_EMAIL: 'Owner@Gym.Example',
      ADMIN_PASSWORD: 'secret words',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      TRUST_PROXY: 'on',
      PUBLIC_URL: 'https://gym.example/',
      METRICS_PORT: '9464',
      DRAIN_SECONDS: '15',
    });

    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/gym',
      adminEmail: 'owner@gym.example',
      adminPassword: 'secret words',
      logLevel: 'warn',
      isRateLimited: false,
      hasWorker: true,
      trustProxy: true,
      publicUrl: 'https://gym.example',
      metricsPort: 9464,
      drainMilliseconds: 15_000,
    });
  });

  it.each([
    [{}, 'demo'],
    [{ SEED: 'none' }, 'none'],
    [{ SEED: 'catalogue' }, 'catalogue'],
    [{ DATABASE_URL: 'postgres://localhost/gym' }, 'none'],
    [{ DATABASE_URL: 'postgresql://localhost/gym', SEED: 'demo' }, 'demo'],
  ])('%j seed: %s', (env, seed) => {
    expect(readConfig(env).seed).toBe(seed);
  });

  it('contain the folder of backups, and their time', () => {
    expect(readConfig({ BACKUP_DIR: '/mnt/backups' }).backup).toEqual({
      folder: '/mnt/backups',
      atMinute: 210,
    });
    expect(readConfig({ BACKUP_DIR: '/mnt/backups', BACKUP_AT: '23:05' }).backup?.atMinute).toBe(23 * 60 + 5);
    expect(readConfig({ BACKUP_DIR: '/mnt/backups' }).missingSettings).not.toContain('BACKUP_DIR');
    for (const at of ['24:00', '3:30', '03:60', 'noon'])
      expect(() => readConfig({ BACKUP_AT: at })).toThrow(
        'BACKUP_AT: must be a time of the day such as 03:30',
      );
  });

  it('keep backups out of the folder of the embedded database', () => {
    for (const folder of ['./data', 'data/backups', './data/../data'])
      expect(() => readConfig({ BACKUP_DIR: folder })).toThrow('BACKUP_DIR: must be outside DATA_DIR');
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'namma-config-')));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, 'data'));
    symlinkSync(join(folder, 'data'), join(folder, 'link'));
    for (const [data, named] of [
      ['data', 'link'],
      ['data', 'link/not-yet/backups'],
      ['link', 'data/backups'],
    ] as const)
      expect(() => readConfig({ DATA_DIR: join(folder, data), BACKUP_DIR: join(folder, named) })).toThrow(
        'BACKUP_DIR: must be outside DATA_DIR',
      );
    expect(readConfig({ DATA_DIR: join(folder, 'link'), BACKUP_DIR: folder }).backup).toBeDefined();
    expect(readConfig({ BACKUP_DIR: './data-backups' }).backup?.folder).toMatch(/data-backups$/);
    expect(readConfig({ BACKUP_DIR: 'data', DATABASE_URL: 'postgres://localhost/gym' }).backup).toBeDefined();
  });

  it('count as absent when they are empty', () => {
    expect(readConfig({ PORT: '', ADMIN_PASSWORD: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('take proxies by name', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toBe('10.0.0.0/8');
  });

  const mail = {
    SMTP_URL: 'smtp://gym:p%40ss@mail.example',
    MAIL_FROM: 'Namma Strength <Hello@namma.fit>',
    PUBLIC_URL: 'https://gym.example',
  };

  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, isTls: false, login: undefined }],
    ['smtps://mail.example', { host: 'mail.example', port: 465, isTls: true, login: undefined }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525, isTls: false, login: undefined }],
    [mail.SMTP_URL, { host: 'mail.example', port: 587, login: { user: 'gym', password: 'p@ss' } }],
  ])('read the mail server from %s', (url, expected) => {
    expect(readConfig({ ...mail, SMTP_URL: url }).smtp).toMatchObject(expected);
  });

  it.each([
    ['Namma Strength <hello@namma.fit>', { name: 'Namma Strength', address: 'hello@namma.fit' }],
    ['hello@namma.fit', { name: '', address: 'hello@namma.fit' }],
  ])('read the sender from %s', (from, expected) => {
    expect(readConfig({ ...mail, MAIL_FROM: from }).smtp).toMatchObject({
      from: expected,
      domain: 'namma.fit',
      ownName: 'gym.example',
    });
  });

  it.each([
    ['MAIL_FROM', { ...mail, MAIL_FROM: '' }],
    ['PUBLIC_URL', { ...mail, PUBLIC_URL: '' }],
    ['DKIM_SELECTOR', { ...mail, DKIM_KEY_FILE: 'key.pem' }],
    ['DKIM_KEY_FILE', { ...mail, DKIM_SELECTOR: 'mail' }],
    ['UPI_NAME', { UPI_VPA: 'nammastrength@okhdfcbank' }],
    ['UPI_VPA', { UPI_NAME: 'Namma Strength' }],
    ['UPI_VPA', { UPI_MERCHANT_CODE: '7997' }],
  ])('require %s where another one needs it', (name, env) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^Wrong setting: ${name}: is required with [^\\n]+$`));
  });

  it('contain the receiver of UPI payments', () => {
    const upi = { UPI_VPA: 'nammastrength@okhdfcbank', UPI_NAME: 'Namma Strength' };

    expect(readConfig(upi).upi).toEqual({ vpa: upi.UPI_VPA, name: upi.UPI_NAME });
    expect(readConfig({ ...upi, UPI_MERCHANT_CODE: '7997' }).upi?.merchantCode).toBe('7997');
  });

  it('never repeat the password of a mail server', () => {
    expect(() => readConfig({ ...mail, SMTP_URL: 'http://gym:open-sesame@mail.example' })).toThrow(
      expect.not.stringContaining('open-sesame'),
    );
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://localhost/gym'],
    ['DATABASE_POOL_SIZE', '0'],
    ['DATABASE_STATEMENTS', 'prepared'],
    ['ADMIN_EMAIL', 'owner'],
    ['ADMIN_PASSWORD', '12345'],
    ['SEED', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT', 'true'],
    ['PUBLIC_URL', 'gym.example'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['UPI_VPA', 'nammastrength'],
    ['UPI_VPA', 'namma strength@okhdfcbank'],
    ['UPI_NAME', 'x'.repeat(51)],
    ['UPI_MERCHANT_CODE', '79970'],
    ['UPI_MERCHANT_CODE', '799x'],
    ['SMTP_URL', 'smtp://gym@mail.example'],
    ['SMTP_URL', 'smtp://mail.example/inbox'],
    ['MAIL_FROM', 'Namma Strength'],
    ['MAIL_FROM', 'Namma <a@b.example>, c@d.example'],
    ['DKIM_SELECTOR', 'two words'],
    ['TAX_SCHEME', 'gst'],
    ['GSTIN', '29AAGCB7383J1Z5'],
    ['GSTIN', '29AAGCB7383J1Z'],
    ['GSTIN', '27AAPFU0939F1ZV'],
    ['LEGAL_NAME', ' '],
  ])('refuse %s=%s in one line with its name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Wrong setting: ${name}: [^\n]+$`));
  });

  const gst = { GSTIN: '29AAGCB7383J1Z4', LEGAL_NAME: 'Namma Strength Fitness LLP' };

  it.each(['composition', 'regular'] as const)(
    'contain the name and the GSTIN of the scheme %s',
    (scheme) => {
      expect(readConfig({ ...gst, TAX_SCHEME: scheme }).tax).toEqual({
        scheme,
        legalName: gst.LEGAL_NAME,
        gstin: gst.GSTIN,
      });
    },
  );

  it.each([
    ['GSTIN', { ...gst, GSTIN: '', TAX_SCHEME: 'regular' }],
    ['LEGAL_NAME', { ...gst, LEGAL_NAME: '', TAX_SCHEME: 'regular' }],
    ['GSTIN', { ...gst, GSTIN: '', TAX_SCHEME: 'composition' }],
    ['LEGAL_NAME', { ...gst, LEGAL_NAME: '', TAX_SCHEME: 'composition' }],
  ])('require %s where the tax scheme needs it', (name, env) => {
    expect(() => readConfig(env)).toThrow(
      new RegExp(`^Wrong setting: ${name}: is required with TAX_SCHEME=\\w+$`),
    );
  });

  it('that are wrong are all listed', () => {
    expect(() => readConfig({ PORT: 'x', SEED: 'x' })).toThrow(/PORT: .*; SEED: /);
  });
});
