import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backUp } from '../cli/backup-command.ts';
import { restore } from '../cli/restore-command.ts';
import { openBackup } from '../platform/db/backup/source.ts';
import { readAllRows } from '../testing/all-rows.ts';
import { makePostgresDump, newBackupFile, settingsOf, usePostgresPrograms } from '../testing/backups.ts';
import { engines, makeTarget, nameNewFolder } from '../testing/database-targets.ts';
import { isLong } from '../testing/fault-forms.ts';
import { makeFactories } from '../testing/make.ts';
import { canMount, SmallDisk } from '../testing/small-disk.ts';
import { startServer } from '../testing/started-server.ts';

const RUNS = isLong ? 1_000 : 20;
const PICTURE = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** A file of the format of earlier versions, which has no checksum. */
async function writeEarlierFormat(from: string, to: string): Promise<void> {
  const lines: string[] = [];
  for await (const line of (await openBackup(from)).lines([])) lines.push(line);
  writeFileSync(to, gzipSync(`${lines.join('\n').replace('namma-backup-2 ', 'namma-backup-1 ')}\n`));
}

/** A backup with another first line. */
function writeWithHeader(file: string, header: string): void {
  writeFileSync(file, gzipSync(`${header}\nend {"rows":0,"sequences":{}}\n`));
}

describe.each(engines)('a restore on the %s engine', (engine) => {
  it('refuses every changed byte and every truncation of a backup, and keeps the old shop', async () => {
    const place = await makeTarget(engine, 'tables');
    const file = newBackupFile();
    await backUp(settingsOf(place), file);
    const whole = readFileSync(file);
    const before = await readAllRows(place);
    const attempt = () => restore(settingsOf(place), file, true);
    const at = fc.nat(whole.length - 1);

    await fc.assert(
      fc.asyncProperty(at, fc.integer({ min: 1, max: 255 }), async (index, change) => {
        const changed = Buffer.from(whole);
        changed[index] = (changed[index] ?? 0) ^ change;
        writeFileSync(file, changed);
        await expect(attempt()).rejects.toThrow(/^The (backup|file) is [^\n]+$/);
      }),
      { numRuns: RUNS },
    );
    await fc.assert(
      fc.asyncProperty(at, async (length) => {
        writeFileSync(file, whole.subarray(0, length));
        await expect(attempt()).rejects.toThrow(/^The (backup|file) is [^\n]+$/);
      }),
      // The checksum is in the last bytes.
      { numRuns: RUNS, examples: [[0], [1], [whole.length - 1], [whole.length - 73], [whole.length - 74]] },
    );
    writeFileSync(file, Buffer.concat([whole, Buffer.from('\n')]));
    await expect(attempt()).rejects.toThrow(/^The backup is [^\n]+$/);

    expect(await readAllRows(place)).toEqual(before);
  });

  it('refuses a file that is no backup, or of a later version, in one line', async () => {
    const place = settingsOf(await makeTarget(engine, 'nothing'));
    const file = newBackupFile('a picture of the gym.png');
    const attempt = () => restore(place, file, false);

    writeFileSync(file, PICTURE);
    await expect(attempt()).rejects.toThrow(/^The file is not a backup of this shop\.$/);
    writeFileSync(file, gzipSync('my notes\n'));
    await expect(attempt()).rejects.toThrow(/^The file is not a backup of this shop\.$/);
    writeFileSync(file, '');
    await expect(attempt()).rejects.toThrow(/^The file is empty\.$/);
    await usePostgresPrograms();
    writeFileSync(file, 'PGDMP and nothing else');
    await expect(attempt()).rejects.toThrow(/^The backup is damaged or incomplete: [^\n]+$/);
    writeWithHeader(file, 'namma-backup-3 {}');
    await expect(attempt()).rejects.toThrow(
      /^The backup was made by a later version \(namma-backup-3\): update first\.$/,
    );
    writeWithHeader(file, 'namma-backup-1 {"migrations":["0001-baseline","9999-later"]}');
    await expect(attempt()).rejects.toThrow(
      /^The backup was made by another version \(migration 9999-later\)\.[^\n]+$/,
    );
    writeWithHeader(file, 'namma-backup-1 {"migra');
    await expect(attempt()).rejects.toThrow(/^The backup is damaged [^\n]+$/);
    await expect(restore(place, dirname(file), false)).rejects.toThrow(/^The backup cannot be read: [^\n]+$/);
  });

  it('refuses invalid rows in one line, and keeps the old shop', async () => {
    const place = await makeTarget(engine, 'tables');
    const before = await readAllRows(place);
    const file = newBackupFile();
    writeFileSync(
      file,
      gzipSync(
        [
          'namma-backup-1 {"migrations":["0001-baseline"]}',
          'table {"table":"users","columns":["id"]}',
          'row {"id":1}',
          'end {"rows":1,"sequences":{}}\n',
        ].join('\n'),
      ),
    );

    await expect(restore(settingsOf(place), file, true)).rejects.toThrow(
      /^The backup was not restored, and nothing was changed: [^\n]+$/,
    );

    expect(await readAllRows(place)).toEqual(before);
  });

  it('is refused while a server runs on the shop, which continues', async () => {
    const place = await makeTarget(engine);
    const file = newBackupFile();
    await backUp(settingsOf(place), file);
    const server = await startServer(place);

    await expect(restore(settingsOf(place), file, true)).rejects.toThrow(/^[^\n]+ Stop the server first\.$/);
    const { status } = await fetch(`${server.url}/api/product/getAll?limit=1`);

    expect(status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  // A restore into the embedded engine is slow, and hostile-texts.test.ts writes such texts with its driver.
  it.runIf(isLong || engine === 'postgresql')(
    'accepts texts with every line break, and paths with spaces',
    async () => {
      const place = await makeTarget(engine, 'tables');
      const { db, close } = await place.open();
      const deps = { db, clock: () => new Date('2030-03-04T12:00:00Z'), isRateLimited: true };
      await makeFactories(deps).member({ name: 'Asha\u2028Rao\u2029\u0085\u000b' }).finally(close);
      const file = newBackupFile('the gym of today.backup');
      await backUp(settingsOf(place), file);
      const target = await makeTarget(engine, 'nothing');

      await restore(settingsOf(target), file, false);

      expect(await readAllRows(target)).toEqual(await readAllRows(place));
    },
  );

  it.runIf(isLong || engine === 'postgresql')(
    'accepts a backup of an earlier version, and reports that it has no checksum',
    async () => {
      const place = await makeTarget('postgresql');
      const file = newBackupFile();
      await backUp(settingsOf(place), file);
      const earlier = newBackupFile();
      await writeEarlierFormat(file, earlier);
      const dump = newBackupFile();
      await makePostgresDump(place, dump);
      const rows = await readAllRows(place);

      for (const each of [earlier, dump]) {
        const target = await makeTarget(engine, 'nothing');
        const line = await restore(settingsOf(target), each, false);
        expect(line).toMatch(/ rows.*\. It was made by an earlier version and carries no checksum: [^\n]+$/);
        expect(await readAllRows(target)).toEqual(rows);
      }
    },
  );
});

describe('a backup that an earlier version made with pg_dump', () => {
  it('is refused wherever it is truncated', async () => {
    const place = await makeTarget('postgresql');
    const file = newBackupFile();
    await makePostgresDump(place, file);
    const whole = readFileSync(file);

    for (const part of [0.01, 0.3, 0.6, 0.9, 0.999]) {
      writeFileSync(file, whole.subarray(0, Math.floor(whole.length * part)));
      await expect(restore(settingsOf(place), file, true)).rejects.toThrow(
        /^The backup is damaged or incomplete: [^\n]+$/,
      );
    }
  });
});

describe.runIf(canMount())('a restore on a full disk', () => {
  it('is refused in one line and keeps the old shop', async () => {
    const disk = new SmallDisk(300);
    const place = await makeTarget('embedded');
    const file = newBackupFile();
    await backUp(settingsOf(place), file);
    const target = nameNewFolder({ parent: disk.folder });
    await restore(settingsOf(target), file, false);
    const before = await readAllRows(target);
    disk.fill(30 * 1024 ** 2);

    await expect(restore(settingsOf(target), file, true)).rejects.toThrow(
      /^The disk of the data folder [^\n]+ is full [^\n]+$/,
    );
    disk.empty();

    expect(await readAllRows(target)).toEqual(before);
    expect(readdirSync(target.env.DATA_DIR).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('a backup file', () => {
  const makeSource = async () => settingsOf(await makeTarget('postgresql', 'tables'));

  it('is not overwritten without confirmation', async () => {
    const place = await makeSource();
    const file = newBackupFile();
    writeFileSync(file, 'the only backup');

    await expect(backUp(place, file)).rejects.toThrow(
      /^\S+ is there already\. Choose another name, or add --overwrite to replace it\.$/,
    );
    expect(readFileSync(file, 'utf8')).toBe('the only backup');
    await backUp(place, file, true);
    expect((await openBackup(file)).hasChecksum).toBe(true);
    await expect(backUp(place, dirname(file), true)).rejects.toThrow(
      /^\S+ is there already, and is not a file\. /,
    );
  });

  it('that cannot be written is reported in one line', async () => {
    const place = await makeSource();
    const file = newBackupFile();
    await expect(backUp(place, join(dirname(file), 'no', 'folder'))).rejects.toThrow(
      /^The backup cannot be written to \S+: ENOENT[^\n]*$/,
    );
    writeFileSync(file, '');
    await expect(backUp(place, join(file, 'below'))).rejects.toThrow(
      /^The backup cannot be written to \S+: ENOTDIR[^\n]*$/,
    );
  });

  it('removes leftovers of a killed backup, but not a running one', async () => {
    const place = await makeSource();
    const file = newBackupFile();
    await backUp(place, file);
    const folder = dirname(file);
    const written = readFileSync(file);
    const host = hostname();
    const dead = `.namma-backup-${host}-4194303999.part`;
    const living = `.namma-backup-${host}-${process.ppid}.part`;
    for (const name of [dead, living, 'mine.part'])
      writeFileSync(join(folder, name), written.subarray(0, 999));

    await expect(restore(place, join(folder, dead), true)).rejects.toThrow(/^The backup is [^\n]+$/);
    await backUp(place, join(folder, 'next.backup'));

    expect(readdirSync(folder).sort()).toEqual([living, 'gym.backup', 'mine.part', 'next.backup']);
  });

  it('is not created from a place without a shop, which is unchanged', async () => {
    const nowhere = nameNewFolder();
    const empty = await makeTarget('postgresql', 'nothing');

    await expect(backUp(settingsOf(nowhere), newBackupFile())).rejects.toThrow(
      /^There is no shop in the data folder [^\n]+$/,
    );
    await expect(backUp(settingsOf(empty), newBackupFile())).rejects.toThrow(
      /^There is no shop in this database yet[^\n]+$/,
    );

    expect(existsSync(nowhere.env.DATA_DIR)).toBe(false);
  });
});
