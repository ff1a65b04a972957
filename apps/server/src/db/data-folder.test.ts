import { chmodSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StartError } from '../start-error.ts';
import { lockDataFolder, prepareDataFolder } from './data-folder.ts';
import { openEmbedded } from './embedded-engine.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'namma-data-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('a data folder', () => {
  it('is made when it is not there, for its owner alone', () => {
    const folder = join(newFolder(), 'some', 'where');

    prepareDataFolder(folder);

    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('that was open to others is closed to them', () => {
    const folder = newFolder();
    chmodSync(folder, 0o755);

    prepareDataFolder(folder);

    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('that cannot be one is refused in one line', () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');

    expect(() => prepareDataFolder(join(file, 'below'))).toThrow(StartError);
    expect(() => prepareDataFolder(join(file, 'below'))).toThrow(
      /^The data folder .* cannot be written: [^\n]*$/,
    );
  });

  it('is locked for one at a time, by whatever path it is reached', async () => {
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

  it('has a lock of its own', async () => {
    const unlocks = [await lockDataFolder(newFolder()), await lockDataFolder(newFolder())];

    for (const unlock of unlocks) await unlock();
  });
});

describe('the embedded engine', () => {
  it('keeps a second one out until it is closed, and then everything is still there', async () => {
    const folder = newFolder();
    const first = await openEmbedded(folder);
    await sql`create table notes (text text)`.execute(first.db);
    await sql`insert into notes values ('kept')`.execute(first.db);

    await expect(openEmbedded(folder)).rejects.toThrow(StartError);
    await first.close();
    const second = await openEmbedded(folder);
    const { rows } = await sql`select text from notes`.execute(second.db);
    await second.close();

    expect(rows).toEqual([{ text: 'kept' }]);
  }, 60_000);
});
