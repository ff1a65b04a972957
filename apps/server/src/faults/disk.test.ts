import { chownSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { refusals } from '@namma/contract/refusals';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { findServerUser } from '../../../../scripts/temporary-postgres.mjs';
import {
  type DatabaseTarget,
  makeFolder,
  makePostgresDatabase,
  nameNewFolder,
} from '../testing/database-targets.ts';
import { printMeasurement } from '../testing/fault-forms.ts';
import { OrderStream } from '../testing/order-stream.ts';
import { runOn } from '../testing/run-on.ts';
import { SHOP_DATABASE } from '../testing/shop-template.ts';
import { canMount, SmallDisk } from '../testing/small-disk.ts';
import { launchServer, startServer } from '../testing/started-server.ts';

const CUSTOMERS = 2;
const EMBEDDED_DISK_MEGABYTES = 300;
const POSTGRES_DISK_MEGABYTES = 40;
const SENTENCE = refusals.databaseUnreachable.message();
const STOP_WAITING_AFTER_MILLISECONDS = 180_000;

// Skipped where disks cannot be mounted; the reporter shows it.
describe.runIf(canMount())('a disk', () => {
  /** Fills the disk while customers order, empties it, and checks that no order is lost. */
  async function sellOnFullDisk(
    place: DatabaseTarget,
    disk: SmallDisk,
    leftBytes: number,
  ): Promise<OrderStream> {
    const server = await startServer(place);
    const orders = await OrderStream.gather(server.url, CUSTOMERS);
    const read = async () => (await fetch(`${server.url}/api/product/getAll?limit=50`)).status;
    orders.start();
    await until(() => orders.acknowledged.size >= 10);

    disk.fill(leftBytes);
    await until(() => (orders.answers.get('503') ?? 0) >= 10);
    const readsOnFullDisk = [await read(), await read(), await read()];
    disk.empty();
    const before = orders.acknowledged.size;
    await until(() => orders.acknowledged.size > before + 10);

    await orders.stop();
    await orders.repeatAll();
    const output = server.output();
    await server.end('SIGTERM');
    expect(readsOnFullDisk).toEqual([200, 200, 200]);
    expect([...orders.answers.keys()].sort(), `${orders.describe()}\n${output}`).toEqual(['201', '503']);
    expect([...orders.sentences]).toEqual([SENTENCE]);
    const { db, close } = await place.open();
    await orders.expectKept(db).finally(close);
    expect(output).toMatch(/nearly full\. Reads continue, writes are refused|No space left on device/);
    return orders;
  }

  it('that is full under the embedded database refuses orders with a message and keeps the shop open', async () => {
    const disk = new SmallDisk(EMBEDDED_DISK_MEGABYTES);
    const place = await makeFolder({ parent: disk.folder });

    const orders = await sellOnFullDisk(place, disk, 50 * 1024 ** 2);

    printMeasurement(
      `disk full, embedded: ${orders.answers.get('503')} answers 503, reads 200, 0 orders lost`,
    );
  });

  it('that has no space for the embedded log ends the engine and loses no acknowledged order', async () => {
    const disk = new SmallDisk(EMBEDDED_DISK_MEGABYTES);
    const place = await makeFolder({ parent: disk.folder });
    const { db, maintain } = await place.open();
    const broken: unknown[] = [];
    const quiet = { info: () => {}, error: () => {} };
    const stopUpkeep = maintain(quiet, (error) => broken.push(error));
    await stopUpkeep();
    await sql`create table notes (id int)`.execute(db);
    let acknowledged = 0;
    const write = async () => {
      await sql`insert into notes values (${acknowledged + 1})`.execute(db);
      acknowledged++;
      // Starts the next file of the log, which needs space.
      await sql`select pg_switch_wal()`.execute(db);
    };
    await write();

    disk.fill(0);
    for (let tries = 0; broken.length === 0 && tries < 100; tries++) await write().catch(() => {});
    disk.empty();
    // Copied without closing the engine, as after the end of the process.
    const copy = nameNewFolder();
    cpSync(place.env.DATA_DIR, copy.env.DATA_DIR, { recursive: true });
    const restored = await copy.open();
    const { rows } = await sql<{ id: number }>`select id from notes order by id`.execute(restored.db);
    await restored.close();

    expect(broken.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.id).slice(0, acknowledged)).toEqual(
      Array.from({ length: acknowledged }, (_, index) => index + 1),
    );
    expect(rows.length - acknowledged).toBeLessThanOrEqual(1);
  });

  it('that is full under PostgreSQL refuses orders with a message and keeps the shop open', async () => {
    const disk = new SmallDisk(POSTGRES_DISK_MEGABYTES);
    const folder = join(disk.folder, 'tables');
    mkdirSync(folder);
    const { uid, gid } = findServerUser();
    chownSync(folder, uid, gid);
    const url = inject('postgresqlUrl');
    const space = `small_${process.pid}`;
    await runOn(url, `create tablespace ${space} location '${folder}'`);
    onTestFinished(() => runOn(url, `drop tablespace ${space}`));
    const place = await makePostgresDatabase(url, SHOP_DATABASE, `tablespace ${space}`);

    const orders = await sellOnFullDisk(place, disk, 0);

    printMeasurement(
      `disk full, PostgreSQL: ${orders.answers.get('503')} answers 503, reads 200, 0 orders lost`,
    );
  });

  it('that is read-only is reported in one line at the start', async () => {
    const disk = new SmallDisk(EMBEDDED_DISK_MEGABYTES);
    const place = await makeFolder({ parent: disk.folder });
    disk.makeReadOnly();

    const server = await launchServer(place);
    await until(() => !server.isRunning());

    expect(server.process.exitCode).toBe(1);
    expect(server.output()).toMatch(/^The data folder \S+ cannot be written: [^\n]*\n$/);
  });

  it('that is already full is reported in one line at the start', async () => {
    const disk = new SmallDisk(EMBEDDED_DISK_MEGABYTES);
    const place = await makeFolder({ parent: disk.folder });
    disk.fill(0);

    const server = await launchServer(place);
    await until(() => !server.isRunning());

    expect(server.process.exitCode).toBe(1);
    expect(server.output()).toMatch(
      /^The disk of the data folder \S+ is full \(0 MB free\). Free at least 64 MB and start again\.\n$/,
    );
  });

  it('that is too full for a first start is reported in one line, and the next start creates the shop', async () => {
    const disk = new SmallDisk(EMBEDDED_DISK_MEGABYTES);
    const env = { DATA_DIR: join(disk.folder, 'shop'), SEED: 'none' };
    disk.fill(20 * 1024 ** 2);

    const server = await launchServer({ env });
    await until(() => !server.isRunning());
    disk.empty();
    const next = await startServer({ env });
    const status = await next.end('SIGTERM');

    expect(server.process.exitCode).toBe(1);
    expect(server.output()).toMatch(/^The disk of the data folder \S+ is full [^\n]*\n$/);
    expect(status).toBe(0);
  });
});

async function until(isSo: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + STOP_WAITING_AFTER_MILLISECONDS;
  while (!isSo()) {
    if (performance.now() > giveUpAt) throw new Error('It did not come to that.');
    await wait(20);
  }
}
