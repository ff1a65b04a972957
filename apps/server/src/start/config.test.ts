import { describe, expect, it } from 'vitest';
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
      databaseReplicaUrl: undefined,
      cacheBytes: 32 * 1024 * 1024,
      databaseStatements: 'named',
      adminEmail: 'admin@namma.fit',
      adminPassword: undefined,
      seed: 'demo',
      logLevel: 'info',
      isRateLimited: true,
      trustProxy: false,
      publicUrl: undefined,
      metricsPort: undefined,
      drainMilliseconds: 1000,
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

  it('count as absent when they are empty', () => {
    expect(readConfig({ PORT: '', ADMIN_PASSWORD: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('take proxies by name', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toBe('10.0.0.0/8');
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
  ])('refuse %s=%s in one line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Wrong setting: ${name}: [^\n]+$`));
  });

  it('that are wrong are all named', () => {
    expect(() => readConfig({ PORT: 'x', SEED: 'x' })).toThrow(/PORT: .*; SEED: /);
  });
});
