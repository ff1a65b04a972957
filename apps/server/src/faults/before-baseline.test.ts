import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUp } from '../cli/backup-command.ts';
import { restore } from '../cli/restore-command.ts';
import { listMigrations } from '../platform/db/migrate.ts';
import { migrationsBeforeBaseline } from '../platform/db/migrations/before-baseline.ts';
import type { Db } from '../platform/db/types.ts';
import { makePostgresDump } from '../testing/backups.ts';
import { engines, makePlace, type Place } from '../testing/database-targets.ts';
import { quickProcess } from '../testing/quick-start.ts';
import { launchServer, startServer } from '../testing/started-server.ts';
import { listKeptTotals, listRecountedTotals } from '../testing/totals.ts';

/**
 * Made by `npm run backup` of the last version before the baseline (8481a3d): a shop in which Meera Iyer ordered, rated,
 * became a member and was renamed to Meera Iyer-Rao, and an admin moved, undid, answered, changed and deleted.
 */
const BACKUP = join(import.meta.dirname, 'before-baseline.backup');
const COMMANDS = join(import.meta.dirname, '../../dist');

const settingsOf = ({ env }: Place) => ({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR ?? '' });

async function onPlace<T>(place: Place, use: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await place.open();
  return use(db).finally(close);
}

/** Gives the database the migration names by which a version recognises an older schema. */
const nameAsOld = (place: Place) =>
  onPlace(place, async (db) => {
    await sql`delete from kysely_migration`.execute(db);
    await sql`
      insert into kysely_migration (name, timestamp)
      select name, '2026-11-20' from unnest(${migrationsBeforeBaseline}::text[]) as name`.execute(db);
  });

/** What an admin and the member see. */
async function look(place: Place) {
  const server = await startServer(place);
  const ask = async <T>(path: string, token?: string, body?: object): Promise<T> => {
    const answer = await fetch(`${server.url}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as T;
  };
  const signIn = async (email: string, password: string): Promise<string> =>
    (await ask<{ token: string }>('auth/userLogin', undefined, { email, password })).token;
  const admin = await signIn('admin@namma.fit', 'correct horse');
  const meera = await signIn('meera@example.com', 'a long password');
  type Entry = { admin: string; action: string; subject: string; after: object | null };
  type Page<T = unknown> = { content: T[]; totalPages: number };
  const { content: activity } = await ask<Page<Entry>>('admin/getActivity?sort=oldest', admin);
  const seen = {
    record: activity.map(({ admin, action, subject, after }) => ({ admin, action, subject, after })),
    orders: (await ask<unknown[]>('orders/getOrders', meera)).length,
    memberships: (await ask<unknown[]>('membership/getMemberships', meera)).length,
    cart: (await ask<unknown[]>('cart/cartDetails', meera)).length,
    found: (await ask<Page>('product/getAll?q=peanut&limit=50')).content.length,
    all: (await ask<Page>('product/getAll?limit=50')).totalPages,
    searched: (await ask<Page>('admin/getActivity?q=meera', admin)).content.length,
  };
  await server.end('SIGTERM');
  return seen;
}

const oats = 'Malnad Mills Rolled Oats, 1 kg for Meera Iyer-Rao';
const creatine = 'Deccan Iron Creatine Monohydrate, Unflavoured, 250 g for Meera Iyer-Rao';
const admin = 'admin@namma.fit';
const expected = {
  record: [
    { admin: 'terminal', action: 'admin created', subject: admin, after: { email: admin } },
    { admin, action: 'order moved', subject: oats, after: { status: 'Transit' } },
    { admin, action: 'order moved', subject: oats, after: { status: 'Out-For-Delivery' } },
    { admin, action: 'order moved', subject: oats, after: { status: 'Delivered' } },
    { admin, action: 'order moved', subject: creatine, after: { status: 'Transit' } },
    { admin, action: 'change undone', subject: creatine, after: { status: 'Pending' } },
    {
      admin,
      action: 'membership payed',
      subject: 'Elite Plus of Meera Iyer-Rao',
      after: { payment_status: 'payed' },
    },
    { admin, action: 'query answered', subject: 'Kiran Das', after: { status: 'Answered' } },
    {
      admin,
      action: 'product changed',
      subject: 'Malnad Mills Peanut Butter, Unsweetened Crunchy, 1 kg',
      after: { price: 777, discount: 10 },
    },
    {
      admin,
      action: 'product deleted',
      subject: 'Deccan Iron Creatine Monohydrate, Unflavoured, 100 g',
      after: null,
    },
  ],
  orders: 2,
  memberships: 1,
  cart: 1,
  searched: 6,
};

describe.each(engines)('on the %s engine, a shop from before the baseline', (engine) => {
  it('comes back from its backup as it was, and the record names people by their ids', async () => {
    const place = await makePlace(engine, 'nothing');

    const line = await restore(settingsOf(place), BACKUP, false);

    expect(line).toMatch(/^Restored from \S+: 1100 rows, as of 2026-11-22T10:14:08/);
    const { found, all, ...seen } = await look(place);
    expect(seen).toEqual(expected);
    expect(found).toBeGreaterThan(0);
    expect(all).toBe(2);
    await onPlace(place, async (db) => {
      expect(await listKeptTotals(db)).toEqual(await listRecountedTotals(db));
      const { rows } = await sql<{ row: string }>`
        select row_to_json(activity)::text as row from activity`.execute(db);
      expect(rows.map(({ row }) => row).join('\n')).not.toMatch(/meera|kiran|@/i);
    });
  });

  it('is named in one line by every command, with what to do, and nothing is changed', async () => {
    const place = await makePlace(engine, 'tables');
    await nameAsOld(place);
    const theLine =
      /^This database was created by an older version[^\n]*npm run backup[^\n]*npm run restore[^\n]*\n$/;
    const runCommand = (command: 'admin' | 'demo', ...args: string[]) =>
      promisify(execFile)(process.execPath, [...quickProcess, join(COMMANDS, `${command}-cli.js`), ...args], {
        env: { PATH: process.env.PATH, ...place.env },
      });

    const server = await launchServer(place);
    await server.ended;

    expect(server.process.exitCode).toBe(1);
    expect(server.output()).toMatch(theLine);
    await expect(runCommand('admin', 'create', 'asha@namma.fit')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(theLine),
    });
    await expect(runCommand('demo', 'clear')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(theLine),
    });
    const folder = mkdtempSync(join(tmpdir(), 'namma-backup-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await expect(backUp(settingsOf(place), join(folder, 'gym.backup'))).rejects.toThrow(
      /^This database was created by an older version/,
    );
    await expect(restore(settingsOf(place), BACKUP, false)).rejects.toThrow(
      'The database already contains a shop.',
    );
    await onPlace(place, async (db) => {
      expect(await listMigrations(db)).toEqual(migrationsBeforeBaseline);
      expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
    });

    // As the error message recommends, in the same place.
    await restore(settingsOf(place), BACKUP, true);
    expect(await look(place)).toMatchObject(expected);
  });
});

describe('a backup by pg_dump from before the baseline', () => {
  it('is restored by pg_restore, and brought into the new tables', async () => {
    const source = await makePlace('postgresql', 'nothing');
    await restore(settingsOf(source), BACKUP, false);
    const target = await makePlace('postgresql', 'nothing');
    const folder = mkdtempSync(join(tmpdir(), 'namma-backup-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'gym.backup');
    // The old schema stored names in the record, and had no ledger of payments.
    await onPlace(source, async (db) => {
      await sql`alter table activity disable trigger user`.execute(db);
      await sql`alter table activity add column admin_email text`.execute(db);
      await sql`
        update activity set admin_email = 'admin@namma.fit', subject = case subject_type
          when 'order' then subject || ' for Meera Iyer' when 'membership' then subject || ' of Meera Iyer'
          when 'query' then 'Kiran Das' when 'admin' then 'admin@namma.fit' else subject end`.execute(db);
      await sql`alter table activity drop column subject_user_id`.execute(db);
      await sql`drop table payments, slips, membership_events cascade`.execute(db);
      await sql`alter table activity enable trigger user`.execute(db);
    });
    await nameAsOld(source);
    await makePostgresDump(source, file);

    await restore(settingsOf(target), file, false);

    expect(await look(target)).toMatchObject(expected);
  });
});
