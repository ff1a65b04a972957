import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiskWithPowerCuts } from '../../../testing/power-cut.ts';
import { toDurable } from './disk.ts';
import { openEmbedded } from './engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'namma-disk-'));
const fresh = join(folder, 'fresh');
const A_MINUTE_IN_MILLISECONDS = 60_000;

beforeAll(async () => {
  const { db, close } = await openEmbedded(fresh);
  await sql`create table notes (id int primary key, text text)`.execute(db);
  await close();
}, A_MINUTE_IN_MILLISECONDS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let copies = 0;
/** A copy of a closed database with an empty table of notes. */
function copyFresh(): string {
  const copy = join(folder, `copy-${++copies}`);
  cpSync(fresh, copy, { recursive: true });
  return copy;
}

describe('a power cut', () => {
  /**
   * Writes rows and cuts the power twice.
   * @returns for each cut the number of acknowledged and of surviving rows
   */
  async function writeThroughPowerCuts(startParams: string[]) {
    const data = copyFresh();
    const disk = new DiskWithPowerCuts(data, `${data}-survivors`);
    const client = new PGlite({ fs: disk, startParams });

    const cuts: { left: string; acknowledged: number }[] = [];
    for (let id = 1; id <= 140; id++) {
      // Long rows, so that the log spans several files and the table's file grows between the cuts.
      await client.query(
        `insert into notes select $1::int, string_agg(md5($1::int || '.' || n), '') from generate_series(1, 4000) as n`,
        [id],
      );
      if (id === 100) await client.exec('checkpoint');
      if (id !== 60 && id !== 140) continue;
      const left = `${data}-left-${id}`;
      disk.cutPower(left);
      cuts.push({ left, acknowledged: id });
    }
    await client.close();

    const results: { acknowledged: number; left: number }[] = [];
    for (const { left, acknowledged } of cuts) {
      results.push({ acknowledged, left: await countWholeNotes(left).catch(() => 0) });
    }
    return results;
  }

  async function countWholeNotes(left: string): Promise<number> {
    const { db, close } = await openEmbedded(left);
    try {
      const { rows } = await sql<{ count: number }>`
        select count(*) from notes
        where text = (select string_agg(md5(id || '.' || n), '') from generate_series(1, 4000) as n)`.execute(
        db,
      );
      return rows[0]?.count ?? 0;
    } finally {
      await close();
    }
  }

  it(
    'loses nothing that was acknowledged',
    async () => {
      const cuts = await writeThroughPowerCuts(toDurable(PGlite.defaultStartParams));

      expect(cuts).toEqual([
        { acknowledged: 60, left: 60 },
        { acknowledged: 140, left: 140 },
      ]);
    },
    A_MINUTE_IN_MILLISECONDS,
  );

  it(
    'would lose rows with the default settings of the engine',
    async () => {
      const cuts = await writeThroughPowerCuts(PGlite.defaultStartParams);

      for (const { acknowledged, left } of cuts) expect(left).toBeLessThan(acknowledged);
    },
    A_MINUTE_IN_MILLISECONDS,
  );
});

describe('the files of an embedded database', () => {
  const openToOthers = (data: string) =>
    readdirSync(data, { recursive: true, encoding: 'utf8' }).filter(
      (name) => statSync(join(data, name)).mode & 0o077,
    );

  it(
    'are private to their owner: existing ones, open ones, and later ones',
    async () => {
      const data = copyFresh();
      chmodSync(join(data, 'PG_VERSION'), 0o666);
      chmodSync(join(data, 'base'), 0o777);
      writeFileSync(join(data, 'left-by-hand'), '', { mode: 0o644 });

      const { db, close } = await openEmbedded(data);
      await sql`create table more_notes (text text)`.execute(db);
      await sql`checkpoint`.execute(db);
      const open = openToOthers(data);
      await close();

      expect(openToOthers(fresh)).toEqual([]);
      expect(open).toEqual([]);
    },
    A_MINUTE_IN_MILLISECONDS,
  );
});
