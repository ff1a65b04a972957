import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { backUp } from '../cli/backup-command.ts';
import { restoreToTemporary } from '../platform/db/backup/temporary-restore.ts';
import { newBackupFile, settingsOf } from '../testing/backups.ts';
import { type DatabaseTarget, engines, makeTarget } from '../testing/database-targets.ts';
import { isLong, printMeasurement } from '../testing/fault-forms.ts';
import { type StartedServer, startServer } from '../testing/started-server.ts';

const DAMAGES = isLong ? 1_000 : 15;
const KILLS = 20;
/** Allows for a busy machine. */
const GIVE_UP_AFTER_MILLISECONDS = 400_000;
const NAME = /^gym-\d{4}-\d{2}-\d{2}-\d{6}\.backup$/;

/** Changes a byte, truncates the file, or zeroes a part, like a broken disk. */
function damage(whole: Buffer, how: number): Buffer {
  const at = Math.floor(Math.random() * whole.length);
  if (how % 3 === 1) return whole.subarray(0, at);
  const damaged = Buffer.from(whole);
  if (how % 3 === 0) damaged[at] = (damaged[at] ?? 0) ^ (1 + Math.floor(Math.random() * 255));
  else damaged.fill(0, at, Math.min(whole.length, at + 4_096));
  return damaged.equals(whole) ? whole.subarray(0, at) : damaged;
}

describe('a backup that is damaged before the server restores it', () => {
  it(`${DAMAGES} times never counts as good`, async () => {
    const place = await makeTarget('embedded', 'tables');
    const file = newBackupFile();
    await backUp(settingsOf(place), file);
    const whole = readFileSync(file);
    let verified = 0;

    for (let how = 0; how < DAMAGES; how++) {
      writeFileSync(file, damage(whole, how));
      const outcome = await restoreToTemporary(file).then(
        () => 'verified',
        (error: Error) => error.message,
      );
      if (outcome === 'verified') verified++;
      else expect(outcome).toMatch(/^The (backup|file) [^\n]+$/);
    }

    expect(verified).toBe(0);
    printMeasurement(`damaged before it is restored: ${DAMAGES} times, ${verified} verified`);
  });
});

const listGood = (folder: string): string[] => readdirSync(folder).filter((name) => NAME.test(name));

/**
 * Starts a server on a day without a backup.
 * @returns once it writes one
 */
async function startWriting(place: DatabaseTarget, folder: string): Promise<StartedServer> {
  const server = await startServer({ env: { ...place.env, BACKUP_DIR: folder } });
  const part = new RegExp(`-${server.process.pid}\\.part$`);
  await until(() => readdirSync(folder).some((name) => part.test(name)), server);
  return server;
}

async function until(isSo: () => boolean, server: StartedServer): Promise<void> {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MILLISECONDS;
  while (!isSo()) {
    if (performance.now() > giveUpAt) throw new Error(`The server makes no backup.\n${server.output()}`);
    await wait(5);
  }
}

/** @returns the milliseconds from the first byte to the final name */
async function makeOne(place: DatabaseTarget, folder: string): Promise<number> {
  const before = listGood(folder);
  const server = await startWriting(place, folder);
  const begunAt = performance.now();
  await until(() => listGood(folder).some((name) => !before.includes(name)), server);
  const milliseconds = performance.now() - begunAt;
  await server.end('SIGTERM');
  return milliseconds;
}

/** Simulates the passing of a day: the next backup is due, and earlier claims are silent. */
async function letADayPass(place: DatabaseTarget): Promise<void> {
  const { db, close } = await place.open();
  await sql`update backups set at = at - interval '1 day', alive_at = alive_at - interval '1 day'`
    .execute(db)
    .finally(close);
}

// A backup is test-restored before it gets its final name, which takes too long for the short form. The behaviour of
// the next process is tested in modules/admin/system/back-up.test.ts.
describe.runIf(isLong).each(engines)('a server on the %s engine that backs itself up', (engine) => {
  it(`and is killed ${KILLS} times leaves no partial backup, and keeps the previous good one`, async () => {
    const place = await makeTarget(engine);
    const folder = newBackupFile('backups');
    mkdirSync(folder);
    const milliseconds = await makeOne(place, folder);
    let good = listGood(folder);
    let whole = 0;

    for (let kill = 0; kill < KILLS; kill++) {
      await letADayPass(place);
      const server = await startWriting(place, folder);
      await wait((milliseconds * kill) / KILLS);
      await server.end('SIGKILL');
      const left = listGood(folder);
      // A backup that was complete before the kill replaces the previous one, which has the same day in its name.
      if (left.join() !== good.join()) whole++;
      expect(left).not.toEqual([]);
      for (const name of left) await restoreToTemporary(join(folder, name));
      good = left;
    }
    await letADayPass(place);
    await makeOne(place, folder);

    expect(readdirSync(folder).filter((name) => !NAME.test(name))).toEqual([]);
    printMeasurement(
      `killed while it backs itself up, ${engine}: ${KILLS} kills, ${whole} whole before the kill, 0 halves taken for whole`,
    );
  });
});
