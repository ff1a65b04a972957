// onBothEngines: the embedded database is read in the server's own process, PostgreSQL in a child process
import { readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { days, hours, minutes } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { NOTHING_TRIED } from '../../../module.ts';
import { openBackup } from '../../../platform/db/backup/source.ts';
import { restoreToTemporary } from '../../../platform/db/backup/temporary-restore.ts';
import { createSealedFile } from '../../../platform/shared/sealed-file.ts';
import { startBackupGym } from '../../../testing/backup-gym.ts';
import { canMount, SmallDisk } from '../../../testing/small-disk.ts';
import { backUpWhenDue } from './back-up.ts';

const shop = await startBackupGym();
const { gym, folder, backup, run, files, read } = shop;
const make = backup.make;
afterAll(shop.close);
/** Allows for a busy machine; the restoring process runs at low priority. */
const RESTORED_WITHIN_MILLISECONDS = 180_000;
const later = (milliseconds: number) => gym.setNow(new Date(gym.now().getTime() + milliseconds));
/** The server stays usable, whatever happens to a backup. */
const expectOpen = async () => expect((await gym.guest().call('product/getAll')).status).toBe(200);

describe('the backup of the day', () => {
  it(
    'is due at once in a shop without one; it is restored, compared, and listed as verified',
    async () => {
      await gym.make.order();
      expect((await read()).isBackupLate).toBe(true);
      shop.restoreThem();

      await run();
      backup.make = make;

      const { backups, ...system } = await read();
      expect(files()).toEqual(['gym-2030-03-04-120000.backup']);
      expect(backups).toMatchObject([{ file: files()[0], at: '2030-03-04T06:30:00.000Z', error: null }]);
      const { rows } = await openBackup(join(folder, files()[0] ?? ''));
      expect(backups[0]?.rows).toBe(rows);
      expect(backups[0]?.verifiedAt).not.toBeNull();
      expect(system).toMatchObject({
        lastGoodBackupAt: '2030-03-04T06:30:00.000Z',
        isBackupLate: false,
        backupFolder: { path: folder, at: '03:30' },
      });
    },
    RESTORED_WITHIN_MILLISECONDS,
  );

  it('is made once a day', async () => {
    later(hours(3));
    await run();
    expect(files()).toHaveLength(1);

    gym.setNow(new Date('2030-03-04T22:00:00Z'));
    await run();

    expect(files().at(-1)).toBe('gym-2030-03-05-033000.backup');
  });

  it('is made by one of several processes', async () => {
    later(days(1));
    let made = 0;
    backup.make = async (file, now) => {
      made++;
      return make(file, now);
    };

    await Promise.all(Array.from({ length: 8 }, () => backUpWhenDue(shop.deps)));

    backup.make = make;
    expect(made).toBe(1);
    expect(files().at(-1)).toBe('gym-2030-03-06-033000.backup');
  });
});

describe('a failed backup', () => {
  it.each([
    ['is damaged on its way to the disk', (file: string) => flip(file)],
    ['is cut', (file: string) => truncateSync(file, readFileSync(file).length - 200)],
    ['is gone', (file: string) => rmSync(file)],
  ])('because it %s is never verified, and the previous good one is kept', async (_why, damage) => {
    later(days(1));
    const before = files();
    backup.make = async (file, now) => {
      const { original } = await make(file, now);
      // Between writing and restoring.
      damage(file);
      return { original, restored: await restoreToTemporary(file) };
    };

    await expect(run()).rejects.toThrow(/backup/i);

    backup.make = make;
    const { backups } = await read();
    expect(backups[0]).toMatchObject({ verifiedAt: null, error: expect.stringMatching(/\S/) });
    expect(files()).toEqual(before);
    await expectOpen();
  });

  it.each([
    ['a row less', { orders: { rows: 0, sums: {} } }],
    ['another sum', { orders: { rows: 1, sums: { price_paise: '1' } } }],
    ['a table less', { orders: undefined }],
  ])('reports that the restored shop has %s', async (_what, changed) => {
    later(days(1));
    backup.make = async (file, now) => {
      const { original, restored } = await make(file, now);
      return { original, restored: { ...restored, ...changed } as typeof restored };
    };

    await expect(run()).rejects.toThrow(
      /^The restored shop differs from the one that was backed up: .*orders[^\n]*$/,
    );

    backup.make = make;
    expect((await read()).backups[0]?.verifiedAt).toBeNull();
  });

  it('because the folder is gone is retried an hour later, and the page reports the delay', async () => {
    later(days(1));
    renameSync(folder, `${folder}-away`);
    await expect(run()).rejects.toThrow(/^The backup cannot be written to /);
    // The job does not count as done meanwhile.
    expect(await run()).toBe(NOTHING_TRIED);
    const { backups, isBackupLate, backupFolder } = await read();
    expect(backups[0]?.error).toMatch(/^The backup cannot be written to [^\n]*ENOENT/);
    expect(isBackupLate).toBe(true);
    expect(backupFolder?.freeBytes).toBeNull();
    // Unreachable files are not reported as missing: they may be back in a minute.
    expect(backups.find(({ verifiedAt }) => verifiedAt !== null)?.error).toBe(
      'The folder cannot be reached.',
    );
    await expectOpen();

    renameSync(`${folder}-away`, folder);
    later(hours(1));

    expect(await run()).not.toBe(NOTHING_TRIED);
    expect((await read()).isBackupLate).toBe(false);
  });

  // Skipped where disks cannot be mounted.
  it.runIf(canMount())(
    'because a disk is full keeps the previous good one, and succeeds once there is space',
    async () => {
      const [disk, aside] = [new SmallDisk(4), new SmallDisk(1)];
      backup.folder = disk.folder;
      onTestFinished(() => void Object.assign(backup, { folder, make }));
      later(days(1));
      await run();
      const good = files(disk.folder);
      expect(good).toHaveLength(1);

      disk.fill(4_096);
      later(days(1));
      await expect(run()).rejects.toThrow(/^The backup cannot be written to [^\n]*ENOSPC[^\n]*$/);

      expect(files(disk.folder)).toEqual([...good, 'filler'].sort());
      expect((await read()).backups[0]).toMatchObject({ verifiedAt: null, error: expect.any(String) });
      await expectOpen();
      disk.empty();

      shop.restoreThem();
      vi.stubEnv('TMPDIR', aside.folder);
      onTestFinished(() => void vi.unstubAllEnvs());
      later(hours(1));
      await expect(run()).rejects.toThrow(/^[^\n]+$/);
      expect(files(disk.folder)).toEqual(good);
      expect(files(aside.folder)).toEqual([]);
      expect((await read()).backups[0]).toMatchObject({ verifiedAt: null, error: expect.any(String) });
      await expectOpen();

      later(hours(1));
      backup.make = make;
      await run();
      expect(files(disk.folder)).toHaveLength(2);
    },
    RESTORED_WITHIN_MILLISECONDS,
  );

  it('because its process was killed is ended by the next one', async () => {
    later(days(1));
    await gym.db
      .insertInto('backups')
      .values({ at: gym.now(), file: 'killed.backup', alive_at: sql`now() - interval '4 minutes'` as never })
      .execute();
    await run();
    const abandoned = 'It was not finished: the server stopped meanwhile, or this shop was restored from it.';
    expect((await read()).backups[0]).toMatchObject({
      file: 'killed.backup',
      verifiedAt: null,
      error: abandoned,
    });

    later(hours(1));
    await run();

    const [next, killed] = (await read()).backups;
    expect(killed?.error).toBe(abandoned);
    expect(next?.verifiedAt).not.toBeNull();
  });
});

describe('a good backup', () => {
  it.each([
    ['a byte', (file: string) => flip(file)],
    ['its last byte', (file: string) => flip(file, -1)],
  ])('with changed %s does not count', async (_what, damage) => {
    const name = files().at(-1) ?? '';
    const { lastGoodBackupAt: good } = await read();
    damage(join(folder, name));

    const { lastGoodBackupAt, backups } = await read();

    expect(lastGoodBackupAt).not.toBe(good);
    expect(backups[0]).toMatchObject({ file: name, error: 'The file was changed since it was made.' });
    damage(join(folder, name));
    expect((await read()).lastGoodBackupAt).toBe(good);
  });

  it('whose file is missing or has another size does not count, and another one is made', async () => {
    const name = files().at(-1) ?? '';
    truncateSync(join(folder, name), 10);
    const { lastGoodBackupAt, backups } = await read();
    expect(lastGoodBackupAt).not.toBe(backups[0]?.at);
    expect(backups[0]).toMatchObject({
      file: name,
      error: 'The file was changed since it was made.',
    });
    rmSync(join(folder, name));
    expect((await read()).backups[0]?.error).toBe('The file is not in the folder any more.');

    later(hours(2));
    await run();

    expect((await read()).lastGoodBackupAt).toBe(gym.now().toISOString());
  });

  it('is still the last one after a week of hourly failures', async () => {
    const { lastGoodBackupAt } = await read();
    const failed = Array.from({ length: 7 * 24 }, (_, hour) => ({
      at: new Date(gym.now().getTime() + hours(hour + 1)),
      file: `failed-${hour}.backup`,
      alive_at: gym.now(),
      error: 'The backup cannot be written',
    }));
    await gym.db.insertInto('backups').values(failed).execute();
    const then = gym.now();
    later(days(7));

    const now = await read();

    expect(now).toMatchObject({ lastGoodBackupAt, isBackupLate: true });
    expect(now.backups[0]).toMatchObject({ file: 'failed-167.backup', verifiedAt: null });
    expect(now.backups.length).toBeLessThanOrEqual(60);
    await gym.db.deleteFrom('backups').where('file', 'like', 'failed-%').execute();
    gym.setNow(then);
  });

  it('is kept when the clock is set back, and does not count as one of today', async () => {
    const before = files();
    const then = gym.now();
    gym.setNow(new Date(then.getTime() - days(400)));
    expect((await read()).isBackupLate).toBe(true);

    await run();

    expect(files()).toEqual(expect.arrayContaining(before.slice(-1)));
    expect((await read()).isBackupLate).toBe(false);
    gym.setNow(new Date(then.getTime() + minutes(1)));
    expect((await read()).lastGoodBackupAt).toBe(then.toISOString());
  });

  it('deletes expired ones, with their rows, and nothing else in the folder', async () => {
    for (let day = 1; day <= 12; day++) {
      gym.setNow(new Date(new Date('2030-05-01T22:00:00Z').getTime() + days(day)));
      backup.make = async (file) => {
        const { lines, bytes } = createSealedFile();
        lines.end('quick');
        await writeFile(file, bytes);
        return { original: {}, restored: {} };
      };
      await run();
    }
    backup.make = make;
    writeFileSync(join(folder, 'gym-2030-05-03.backup'), 'made by hand');

    const own = files().filter((name) => name.startsWith('gym-2030-05'));
    expect(own).toContain('gym-2030-05-03.backup');
    // Seven days, and a Sunday before them.
    expect(own.filter((name) => name.length > 'gym-2030-05-03.backup'.length)).toHaveLength(8);
    const listed = (await read()).backups.filter(({ error }) => error === null);
    expect(listed.map(({ file }) => file).sort()).toEqual(
      files().filter((name) => /-\d{6}\.backup$/.test(name)),
    );
  });
});

/** Changes a byte, and changes it back on a second call; the middle one by default. */
function flip(file: string, place?: number): void {
  const bytes = readFileSync(file);
  const index = place === undefined ? bytes.length >> 1 : bytes.length + place;
  bytes[index] = (bytes[index] ?? 0) ^ 255;
  writeFileSync(file, bytes);
}
