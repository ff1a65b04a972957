import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { productPage } from '@namma/contract/catalogue/schemas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { backUp } from '../cli/backup-command.ts';
import { restore } from '../cli/restore-command.ts';
import { demoCatalogue } from '../platform/db/seed/demo-catalogue.ts';
import { type DatabaseTarget, makeFolder, nameNewFolder } from '../testing/database-targets.ts';
import { isLong } from '../testing/fault-forms.ts';
import { launchServer, startServer } from '../testing/started-server.ts';

describe('the data folder of a running server', () => {
  // kill.test.ts checks that a kill leaves no lock behind.
  it('is its owner’s alone, and is refused to a second process', async () => {
    const place = await makeFolder();
    const folder = place.env.DATA_DIR ?? '';
    const first = await startServer(place);

    const openToOthers = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => statSync(join(folder, name)).mode & 0o077,
    );
    const second = await launchServer(place);
    await second.ended;
    const status = await first.end('SIGTERM');

    expect(openToOthers).toEqual([]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(second.process.exitCode).toBe(1);
    expect(second.output()).toMatch(/^The data folder \S+ is in use by another process\.[^\n]*\n$/);
    expect(status).toBe(0);
  });
});

/** The moments to kill a first start in the long form, as fractions of its usual duration. */
const MOMENTS = Array.from({ length: 16 }, (_, n) => (n + 0.5) / 16);
const LOOK_EVERY_MILLISECONDS = 10;
/** The empty database has 300 files here, one with all tables 560. */
const TABLES = 'base/5';
const SOME_TABLE_FILES = 400;
const countFilesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).length : 0);

describe('a first start', () => {
  const countProducts = async (url: string) =>
    productPage.parse(await (await fetch(`${url}/api/product/getAll?limit=1`)).json()).totalPages;

  /** Kills a first start as soon as its folder has this many table files. */
  async function killAt(place: DatabaseTarget, tableFiles: number): Promise<void> {
    const { DATA_DIR: folder = '' } = place.env;
    const isReached = () =>
      existsSync(folder) && (tableFiles === 0 || countFilesIn(join(folder, TABLES)) >= tableFiles);
    const server = await launchServer(place);
    while (server.isRunning() && !isReached()) await wait(LOOK_EVERY_MILLISECONDS);
    await server.end('SIGKILL');
    expect(server.process.signalCode, server.output()).toBe('SIGKILL');
  }

  it('that is killed before it has a database, or while it creates the tables, is completed by the next start', async () => {
    const place = nameNewFolder();

    await killAt(place, 0);
    await killAt(place, SOME_TABLE_FILES);
    const server = await startServer(place);
    const products = await countProducts(server.url);
    await server.end('SIGKILL');

    expect(products).toBe(demoCatalogue.length);
  });

  if (isLong)
    it(`that is killed at ${MOMENTS.length} moments is completed by the next start`, async () => {
      const begun = performance.now();
      const whole = await startServer(nameNewFolder());
      const wholeMilliseconds = performance.now() - begun;
      const products = await countProducts(whole.url);
      await whole.end('SIGKILL');

      const counts: number[] = [];
      for (const moment of MOMENTS) {
        const { env } = nameNewFolder();
        const cut = await launchServer({ env });
        await wait(moment * wholeMilliseconds);
        await cut.end('SIGKILL');
        const next = await startServer({ env });
        counts.push(await countProducts(next.url));
        await next.end('SIGKILL');
      }

      expect(products).toBe(demoCatalogue.length);
      expect(counts).toEqual(MOMENTS.map(() => products));
    });
});

describe('a damaged data folder', () => {
  const launch = async (place: DatabaseTarget) => {
    const server = await launchServer(place);
    await server.ended;
    return { status: server.process.exitCode, output: server.output() };
  };

  it('without PG_VERSION prevents the server from starting, and a restore over it', async () => {
    const place = await makeFolder();
    const folder = place.env.DATA_DIR ?? '';
    const file = `${folder}.backup`;
    await backUp({ databaseUrl: undefined, dataDir: folder }, file);
    rmSync(join(folder, 'PG_VERSION'));
    const before = readdirSync(folder, { recursive: true }).length;

    const { status, output } = await launch(place);
    const restored = restore({ databaseUrl: undefined, dataDir: folder }, file, true);

    await expect(restored).rejects.toThrow(/is neither empty nor a database/);
    rmSync(file);
    expect(status).toBe(1);
    expect(output).toMatch(/^The data folder \S+ is neither empty nor a database [^\n]*\n$/);
    expect(readdirSync(folder, { recursive: true })).toHaveLength(before);
  });

  it.each([
    ['its control file', 'global/pg_control', /could not open file "global\/pg_control"/],
    ['a table that the start reads', 'kysely_migration', /could not open file "base\//],
  ])('without %s is reported in one line with the solution', async (_what, missing, reason) => {
    const place = await makeFolder();
    const { db, close } = await place.open();
    const { rows } = missing.includes('/')
      ? { rows: [{ path: missing }] }
      : await sql<{ path: string }>`select pg_relation_filepath(${missing}) as path`.execute(db);
    await close();
    rmSync(join(place.env.DATA_DIR ?? '', rows[0]?.path ?? ''));

    const { status, output } = await launch(place);

    expect(status).toBe(1);
    expect(output).toMatch(
      /^The data folder \S+ contains a database that cannot be opened [^\n]*restore a backup there\.\n$/,
    );
    expect(output).toMatch(reason);
  });
});
