import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findFreePort } from '../../../../scripts/lib/free-port.mjs';
import { buildApp } from '../app.ts';
import { Client } from '../testing/client.ts';
import { startTestGym } from '../testing/gym.ts';
import { serveMetrics } from './serve-metrics.ts';

const root = join(import.meta.dirname, '../../../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** PromQL keywords and file syntax that are not metric names, and the suffixes of histograms. */
const PARTS_OF_HISTOGRAM = /_(bucket|count|sum)$/;

const gym = await startTestGym();
const port = await findFreePort();
const database = {
  db: gym.db,
  figures: [
    { name: 'db_pool_connections', help: '-', read: () => 1 },
    { name: 'db_pool_idle', help: '-', read: () => 1 },
    { name: 'db_pool_waiting', help: '-', read: () => 0 },
  ],
};
const deps = { db: gym.db, clock: gym.now, isRateLimited: true };
const app = await buildApp(deps, { responseCacheBytes: 0 });
await serveMetrics(app, database, deps, { host: '127.0.0.1', port }, () => 0);
await app.ready();
afterAll(() => app.close());
const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
const served = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
const ofTheRuntime = /^(process|nodejs)_/;

it('the docs name every metric that the server serves, and no other', () => {
  const table = [...textOf('docs/metrics.md').matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, name = '']) => name);

  expect(table.sort()).toEqual(served.filter((name) => !ofTheRuntime.test(name)).sort());
});

it.each(['deploy/prometheus-alerts.yml', 'deploy/grafana-board.json'])(
  '%s names only existing metrics',
  (file) => {
    const expressions = file.endsWith('.json')
      ? [...textOf(file).matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, expression = '']) => expression)
      : [...textOf(file).matchAll(/^ +expr: (.+)$/gm)].map(([, expression = '']) => expression);
    const named = expressions
      .flatMap(
        (expression) =>
          expression.replace(/\{[^}]*\}|\[[^\]]*\]/g, '').match(/\b[a-z]+(_[a-z0-9]+)+\b/g) ?? [],
      )
      .filter((name) => name !== 'histogram_quantile')
      .map((name) => (served.includes(name) ? name : name.replace(PARTS_OF_HISTOGRAM, '')));

    expect(expressions.length).toBeGreaterThan(5);
    expect(named.filter((name) => !served.includes(name))).toEqual([]);
  },
);

it('counts refused sign-ins, and reports no backup age without a backup', async () => {
  const countOf = (served: string) => Number(/^sign_ins_failed_total (\d+)$/m.exec(served)?.[1]);
  const member = await gym.make.member();
  for (const password of ['wrong one', 'wrong two'])
    await new Client(app, undefined).callLoosely('auth/userLogin', {
      body: { email: member.email, password },
    });

  const now = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

  // The process counts across all its gyms.
  expect(countOf(now) - countOf(text)).toBe(2);
  expect(now).not.toMatch(/^backup_age_seconds/m);
});
