import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { backUp } from '../cli/backup-command.ts';
import { readAllRows } from '../testing/all-rows.ts';
import { makePostgresDump, newBackupFile, settingsOf } from '../testing/backups.ts';
import { type DatabaseTarget, engines, makeTarget } from '../testing/database-targets.ts';
import { isLong, printMeasurement } from '../testing/fault-forms.ts';
import { quickProcess } from '../testing/quick-start.ts';
import { startServer } from '../testing/started-server.ts';

const KILLS = isLong ? 25 : 1;
const COMMAND = join(import.meta.dirname, '../../dist/backup-cli.js');

/** Starts `restore FILE --replace` as a separate process. */
const launchRestore = ({ env }: DatabaseTarget, file: string) =>
  spawn(process.execPath, [...quickProcess, COMMAND, 'restore', file, '--replace'], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, ...env },
  });

/** A change that distinguishes the current shop from the one in the backup. */
async function nameProducts(place: DatabaseTarget, description: string): Promise<void> {
  const { db, close } = await place.open();
  await db.updateTable('products').set({ description }).execute().finally(close);
}

// The short form restores a dump only into PostgreSQL, which is faster.
const forms = engines.flatMap((engine) => [
  { engine, format: 'own' },
  ...(isLong || engine === 'postgresql' ? [{ engine, format: 'pg_dump' }] : []),
]);

describe.each(forms)(
  'a restore of the format $format over a shop on the $engine engine',
  ({ engine, format }) => {
    it(`that is killed ${KILLS} times at random moments leaves the old shop, or the new one`, async () => {
      const source = await makeTarget(format === 'pg_dump' ? 'postgresql' : engine);
      const file = newBackupFile();
      await (format === 'own' ? backUp(settingsOf(source), file) : makePostgresDump(source, file));
      const restored = await readAllRows(source);
      const place = await makeTarget(engine);
      await nameProducts(place, 'The old shop');
      let old = await readAllRows(place);
      const begun = performance.now();
      await once(launchRestore(await makeTarget(engine), file), 'exit');
      const wholeMilliseconds = performance.now() - begun;

      const found = { old: 0, new: 0 };
      for (let kill = 0; kill < KILLS; kill++) {
        const child = launchRestore(place, file);
        await Promise.race([
          once(child, 'exit'),
          wait((wholeMilliseconds * (kill + Math.random())) / KILLS, undefined, { ref: false }),
        ]);
        const isKilled = child.exitCode === null;
        child.kill('SIGKILL');
        if (isKilled) await once(child, 'exit');
        const now = await readAllRows(place);
        const isNew = now.products?.join() === restored.products?.join();
        expect(now).toEqual(isNew ? restored : old);
        found[isNew ? 'new' : 'old']++;
        if (engine === 'embedded')
          expect(readdirSync(place.env.DATA_DIR ?? '').filter((name) => name.startsWith('.'))).toEqual([]);
        if (isNew) {
          await nameProducts(place, 'The old shop');
          old = await readAllRows(place);
        }
      }
      const server = await startServer(place);
      const products = await fetch(`${server.url}/api/product/getAll?limit=1`);
      const status = await server.end('SIGTERM');

      expect(await products.json()).toMatchObject({ totalPages: 54 });
      expect(status).toBe(0);
      printMeasurement(
        `restore killed, ${engine}, ${format}: ${found.old} times the old shop, ${found.new} times the new one`,
      );
    });
  },
);
