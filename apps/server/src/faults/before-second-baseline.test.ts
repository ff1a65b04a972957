import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { days } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { backUp } from '../cli/backup-command.ts';
import { restore } from '../cli/restore-command.ts';
import type { BackupEnd } from '../platform/db/backup/dump.ts';
import { readLines } from '../platform/db/backup/read-file.ts';
import { createSealedFile } from '../platform/db/backup/seal.ts';
import { listMigrations } from '../platform/db/migrate.ts';
import { formerMigrations } from '../platform/db/migrations/former.ts';
import { migrations } from '../platform/db/migrations/index.ts';
import { statementsOf } from '../platform/db/migrations/run-sql.ts';
import type { Db } from '../platform/db/types.ts';
import { makePostgresDump, newBackupFile, settingsOf } from '../testing/backups.ts';
import { type DatabaseTarget, engines, makeTarget } from '../testing/database-targets.ts';
import { describeSchema } from '../testing/describe-schema.ts';
import { quickProcess } from '../testing/quick-start.ts';
import { launchServer, startServer } from '../testing/started-server.ts';
import { listKeptTotals, listRecountedTotals } from '../testing/totals.ts';

/**
 * Made by `npm run backup` of the last version before the second baseline (84100f7f): a shop in which Meera Iyer ordered, rated,
 * became a member and was renamed to Meera Iyer-Rao, and an admin moved, undid, answered, changed and deleted.
 */
const BACKUP = join(import.meta.dirname, 'before-second-baseline.backup');
/** The schema of that version, by `pg_dump --schema-only` without settings of its session. */
const SCHEMA = join(import.meta.dirname, 'before-second-baseline.sql.gz');
const older = formerMigrations.slice(0, 33);
const COMMANDS = join(import.meta.dirname, '../../dist');

async function onTarget<T>(place: DatabaseTarget, use: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await place.open();
  return use(db).finally(close);
}

/** The shop as the version before the second baseline made it: its schema, and the rows of the backup. */
const makeFormer = (place: DatabaseTarget) =>
  onTarget(place, async (db) => {
    const schema = gunzipSync(readFileSync(SCHEMA)).toString();
    for (const statement of statementsOf(schema)) await sql.raw(statement).execute(db);
    await sql`insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0)`.execute(db);
    await nameMigrations(db, formerMigrations);
    let table = '';
    for await (const line of readLines(BACKUP)) {
      const json = line.slice(line.indexOf(' ') + 1);
      if (line.startsWith('table ')) {
        table = (JSON.parse(json) as { table: string }).table;
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
      } else if (line.startsWith('row ')) {
        const columns = sql.join(Object.keys(JSON.parse(json) as object).map((column) => sql.ref(column)));
        await sql`insert into ${sql.table(table)} (${columns}) overriding system value
          select ${columns} from json_populate_record(null::${sql.table(table)}, ${json}::json)`.execute(db);
      } else if (line.startsWith('end ')) {
        const { sequences } = JSON.parse(json) as BackupEnd;
        for (const [name, last] of Object.entries(sequences))
          await sql`select setval(${name}::regclass, ${last})`.execute(db);
      }
    }
  });

const nameMigrations = (db: Db, names: readonly string[]) =>
  sql`insert into kysely_migration (name, timestamp)
    select name, '2026-11-26' from unnest(${[...names]}::text[]) as name`.execute(db);

/** Gives the database the migration names by which a version recognises an older schema. */
const nameAsOlder = (place: DatabaseTarget) =>
  onTarget(place, async (db) => {
    await sql`delete from kysely_migration`.execute(db);
    await nameMigrations(db, older);
  });

/** The backup with a session of each of its two accounts that is still open. @returns their tokens, the admin's first */
async function makeBackupWithSessions(file: string): Promise<string[]> {
  const tokens = [1, 2].map(() => randomBytes(32).toString('base64url'));
  const expiresAt = new Date(Date.now() + days(20)).toISOString();
  const { lines, bytes } = createSealedFile();
  const written = finished(bytes.pipe(createWriteStream(file)));
  for await (const line of readLines(BACKUP)) {
    const isSession = line.startsWith('row {"token_hash":') && line.includes('"expires_at"');
    const row = isSession ? (JSON.parse(line.slice('row '.length)) as { user_id: number }) : undefined;
    const hash = createHash('sha256').update(tokens[(row?.user_id ?? 1) - 1] ?? '');
    lines.write(
      row
        ? `row ${JSON.stringify({ ...row, token_hash: `\\x${hash.digest('hex')}`, expires_at: expiresAt })}\n`
        : `${line}\n`,
    );
  }
  lines.end();
  await written;
  return tokens;
}

/** What an admin and the member see. */
async function look(place: DatabaseTarget) {
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

describe.each(engines)('on the %s engine, a shop from before the second baseline', (engine) => {
  it('is taken over by the start, and has the tables, triggers and totals of a new one', async () => {
    const place = await makeTarget(engine, 'nothing');
    await makeFormer(place);

    const { found, all, ...seen } = await look(place);

    expect(seen).toEqual(expected);
    expect(found).toBeGreaterThan(0);
    expect(all).toBe(2);
    // Of nested conditions pg_dump leaves parentheses out.
    const schemaOf = async (db: Db) => (await describeSchema(db, [])).replaceAll(/[()]/g, '');
    const anew = await onTarget(await makeTarget(engine, 'tables'), schemaOf);
    await onTarget(place, async (db) => {
      expect(await schemaOf(db)).toBe(anew);
      expect(await listKeptTotals(db)).toEqual(await listRecountedTotals(db));
      expect(await listMigrations(db)).toEqual(Object.keys(migrations));
    });
  });

  it('comes back from its backup as it was', async () => {
    const place = await makeTarget(engine, 'nothing');

    const line = await restore(settingsOf(place), BACKUP, false);

    expect(line).toMatch(/^Restored from .+: 1153 rows, as of 2026-11-26T/);
    expect(await look(place)).toMatchObject(expected);
    await onTarget(place, async (db) => {
      expect(await listKeptTotals(db)).toEqual(await listRecountedTotals(db));
      const { rows } = await sql<{ row: string }>`
        select row_to_json(activity)::text as row from activity`.execute(db);
      expect(rows.map(({ row }) => row).join('\n')).not.toMatch(/meera|kiran|@/i);
    });
  });

  it('keeps its sessions and passwords, and its admin is an owner', async () => {
    const place = await makeTarget(engine, 'nothing');
    const file = newBackupFile();
    const [ofAdmin, ofMeera] = await makeBackupWithSessions(file);

    await restore(settingsOf(place), file, false);

    const server = await startServer(place);
    type Profile = { email: string; staff?: { preset: string; center: string | null } };
    const profileOf = async (token = ''): Promise<Profile> => {
      const headers = { authorization: `Bearer ${token}` };
      return (await (await fetch(`${server.url}/api/user/profile`, { headers })).json()) as Profile;
    };
    const signIn = async (email: string, password: string): Promise<string> => {
      const answer = await fetch(`${server.url}/api/auth/userLogin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      return ((await answer.json()) as { token: string }).token;
    };
    const owner = { email: 'admin@namma.fit', staff: { preset: 'owner', center: null } };
    expect(await profileOf(ofAdmin)).toMatchObject(owner);
    expect(await profileOf(ofMeera)).toMatchObject({ email: 'meera@example.com' });
    expect(await profileOf(await signIn('admin@namma.fit', 'correct horse'))).toMatchObject(owner);
    expect(await profileOf(await signIn('meera@example.com', 'a long password'))).not.toHaveProperty('staff');
    await server.end('SIGTERM');
  });

  it('and older than that is named in one line by every command, with what to do, and nothing is changed', async () => {
    const place = await makeTarget(engine, 'tables');
    await nameAsOlder(place);
    const theLine =
      /^This database was created by an older version[^\n]*0041-second-thoughts[^\n]*Nothing was changed\.\n$/;
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
    await expect(backUp(settingsOf(place), newBackupFile())).rejects.toThrow(
      /^This database was created by an older version/,
    );
    await expect(restore(settingsOf(place), BACKUP, false)).rejects.toThrow(
      'The database already contains a shop.',
    );
    await onTarget(place, async (db) => {
      expect(await listMigrations(db)).toEqual(older);
      expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
    });

    await restore(settingsOf(place), BACKUP, true);
    expect(await look(place)).toMatchObject(expected);
  });
});

describe('a backup from before the second baseline', () => {
  it('by pg_dump is brought into the new tables', async () => {
    const source = await makeTarget('postgresql', 'nothing');
    await makeFormer(source);
    const target = await makeTarget('postgresql', 'nothing');
    const file = newBackupFile();
    await makePostgresDump(source, file);

    await restore(settingsOf(target), file, false);

    expect(await look(target)).toMatchObject(expected);
    await onTarget(target, async (db) =>
      expect(await listKeptTotals(db)).toEqual(await listRecountedTotals(db)),
    );
  });

  it('that is older than that is refused in one line with what to do', async () => {
    const place = await makeTarget('postgresql', 'nothing');
    const file = newBackupFile();
    writeFileSync(
      file,
      gzipSync(`namma-backup-1 ${JSON.stringify({ migrations: older })}\nend {"rows":0,"sequences":{}}\n`),
    );

    await expect(restore(settingsOf(place), file, false)).rejects.toThrow(
      /^The backup was made by an older version[^\n]*0041-second-thoughts[^\n]*$/,
    );
  });
});
