import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { StartError } from '../../shared/start-error.ts';
import { lockDataFolder, prepareDataFolder } from './data-folder.ts';
import { openEmbedded } from './engine.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'namma-data-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('a data folder', () => {
  it('is created when missing, private to its owner', () => {
    const folder = join(newFolder(), 'some', 'where');

    prepareDataFolder(folder);

    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('loses the permissions of other users', () => {
    const folder = newFolder();
    chmodSync(folder, 0o755);

    prepareDataFolder(folder);

    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('that is not usable is refused in one line', () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');

    expect(() => prepareDataFolder(join(file, 'below'))).toThrow(StartError);
    expect(() => prepareDataFolder(join(file, 'below'))).toThrow(
      /^The data folder .* cannot be written: [^\n]*$/,
    );
  });

  it('is locked for one process, by any path', async () => {
    const folder = newFolder();
    const link = join(newFolder(), 'link');
    symlinkSync(folder, link);

    const unlock = await lockDataFolder(folder);
    await expect(lockDataFolder(link)).rejects.toThrow(
      `The data folder ${link} is in use by another process.`,
    );
    await unlock();
    const unlockAgain = await lockDataFolder(link);

    await unlockAgain();
  });

  it('has its own lock', async () => {
    const unlocks = [await lockDataFolder(newFolder()), await lockDataFolder(newFolder())];

    for (const unlock of unlocks) await unlock();
  });
});

describe('a folder for a new shop', () => {
  const shop = mkdtempSync(join(tmpdir(), 'namma-shop-'));
  const notes = async (folder: string) => {
    const { db, close } = await openEmbedded(folder);
    const { rows } = await sql<{ text: string }>`select text from notes`.execute(db).finally(close);
    return rows.map(({ text }) => text);
  };
  const isOpened = async (folder: string) => {
    const { db, close } = await openEmbedded(folder);
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db).finally(close);
    return rows[0]?.one === 1;
  };
  /** A copy of a closed shop with one note in it. */
  const copyShop = () => {
    const folder = newFolder();
    cpSync(shop, folder, { recursive: true });
    return folder;
  };
  beforeAll(async () => {
    const { db, close } = await openEmbedded(shop);
    await sql`create table notes (text text)`.execute(db);
    await sql`insert into notes values ('kept')`.execute(db);
    await close();
  }, 120_000);
  afterAll(() => rmSync(shop, { recursive: true, force: true }));

  it('is refused to a second process until the first has closed it, and keeps all data', async () => {
    const folder = copyShop();
    const first = await openEmbedded(folder);
    await sql`insert into notes values ('added')`.execute(first.db);

    await expect(openEmbedded(folder)).rejects.toThrow(StartError);
    await first.close();

    expect(await notes(folder)).toEqual(['kept', 'added']);
  }, 60_000);

  it('is not changed when it contains other files', async () => {
    const folder = newFolder();
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'thesis.txt'), 'chapter 1');

    await expect(openEmbedded(folder)).rejects.toThrow(
      /^The data folder \S+ is neither empty nor a database \(it has thesis\.txt, but no PG_VERSION\)[^\n]*$/,
    );
    expect(readdirSync(folder)).toEqual(['thesis.txt']);
    expect(statSync(folder).mode & 0o777).toBe(0o755);
  });

  it('is refused when a shop was copied without its PG_VERSION, and nothing is overwritten', async () => {
    const folder = copyShop();
    renameSync(join(folder, 'PG_VERSION'), join(folder, '.PG_VERSION'));

    await expect(openEmbedded(folder)).rejects.toThrow(StartError);
    renameSync(join(folder, '.PG_VERSION'), join(folder, 'PG_VERSION'));

    expect(await notes(folder)).toEqual(['kept']);
  }, 60_000);

  it('may contain lost+found and hidden files', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'lost+found'));
    writeFileSync(join(folder, '.gitkeep'), '');

    expect(await isOpened(folder)).toBe(true);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['.gitkeep', 'lost+found', 'PG_VERSION']));
  }, 60_000);

  const moved = (folder: string, names: string[]) => {
    for (const name of names) renameSync(join(folder, '.first-start-complete', name), join(folder, name));
  };
  const files = () => readdirSync(shop).filter((name) => name !== 'PG_VERSION');
  const complete = (folder: string) =>
    cpSync(shop, join(folder, '.first-start-complete'), { recursive: true });

  it.each<[when: string, leave: (folder: string) => void]>([
    ['before anything was unpacked', (folder) => mkdirSync(join(folder, '.first-start'))],
    [
      'in the middle of unpacking',
      (folder) => {
        mkdirSync(join(folder, '.first-start/base'), { recursive: true });
        writeFileSync(join(folder, '.first-start/PG_VERSION'), '');
        writeFileSync(join(folder, '.first-start/base/1'), 'half a file');
      },
    ],
  ])(
    'goes on after a first start that was cut short %s',
    async (_when, leave) => {
      const folder = newFolder();
      leave(folder);

      expect(await isOpened(folder)).toBe(true);
      expect(readdirSync(folder)).not.toContain('.first-start');
    },
    60_000,
  );

  it.each<[when: string, leave: (folder: string) => void]>([
    [
      'while its files were moved',
      (folder) => {
        complete(folder);
        moved(folder, files().slice(0, 9));
      },
    ],
    [
      'when all files were moved',
      (folder) => {
        cpSync(shop, folder, { recursive: true });
        mkdirSync(join(folder, '.first-start-complete'));
      },
    ],
  ])(
    'goes on after a first start that was cut short %s, with the same database',
    async (_when, leave) => {
      const folder = newFolder();
      leave(folder);

      expect(await notes(folder)).toEqual(['kept']);
      expect(readdirSync(folder).sort()).toEqual(readdirSync(shop).sort());
    },
    60_000,
  );

  it('keeps a shop that was copied beside an interrupted first start', async () => {
    const folder = newFolder();
    complete(folder);
    moved(folder, files().slice(0, 5));
    cpSync(shop, folder, { recursive: true });

    await expect(openEmbedded(folder)).rejects.toThrow(/^The data folder \S+ has \S+ twice, [^\n]*$/);
    rmSync(join(folder, '.first-start-complete'), { recursive: true });

    expect(await notes(folder)).toEqual(['kept']);
  }, 60_000);

  it.each<[what: string, reason: RegExp, harm: (folder: string) => void]>([
    [
      'no control file',
      /could not open file "global\/pg_control"/,
      (at) => rmSync(join(at, 'global/pg_control')),
    ],
    ['another version', /version 16/, (at) => writeFileSync(join(at, 'PG_VERSION'), '16\n')],
    [
      'no empty folders',
      /could not open directory "pg_notify"/,
      (at) => rmSync(join(at, 'pg_notify'), { recursive: true }),
    ],
    [
      'a torn system index',
      /critical system index/,
      (at) =>
        writeFileSync(join(at, 'base/5/1259'), Buffer.alloc(readFileSync(join(at, 'base/5/1259')).length)),
    ],
  ])(
    'says in one line what to do with a database with %s',
    async (_what, reason, harm) => {
      const folder = copyShop();
      harm(folder);

      const refused = await openEmbedded(folder).then(
        () => undefined,
        (error: Error) => error,
      );

      expect(refused).toBeInstanceOf(StartError);
      expect(refused?.message).toMatch(
        /^The data folder \S+ contains a database that cannot be opened \([^\n]*restore a backup there\.$/,
      );
      expect(refused?.message).toMatch(reason);
      expect(refused?.message).not.toMatch(/undefined|Aborted/);
    },
    60_000,
  );
});
