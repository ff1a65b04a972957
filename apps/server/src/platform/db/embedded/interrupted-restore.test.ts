import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { finishInterrupted, hasDatabase, refuseOtherFiles, replaceDatabase } from './first-start.ts';

const NAMES = ['PG_VERSION', 'base', 'global', 'postgresql.conf'];

function fill(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of ['base', 'global']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'table'), text);
  }
  for (const name of ['PG_VERSION', 'postgresql.conf']) writeFileSync(join(folder, name), text);
}

/** A data folder with placeholder files of a database. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'namma-restore-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  fill(folder, 'old');
  return folder;
}

const contentsOf = (folder: string) => ({
  names: readdirSync(folder).sort(),
  texts: [
    ...new Set(
      ['PG_VERSION', 'base/table', 'global/table', 'postgresql.conf'].map((name) =>
        readFileSync(join(folder, name), 'utf8'),
      ),
    ),
  ],
});

describe('a restore into a data folder', () => {
  it('that is interrupted before its database is complete keeps the old shop', () => {
    const folder = makeFolder();
    fill(join(folder, '.restore'), 'half');

    finishInterrupted(folder);

    expect(contentsOf(folder)).toEqual({ names: NAMES, texts: ['old'] });
  });

  it('that fails keeps the old shop, and leaves nothing beside it', async () => {
    const folder = makeFolder();

    await expect(
      replaceDatabase(folder, async (restored) => {
        fill(restored, 'half');
        throw new Error('disk full');
      }),
    ).rejects.toThrow('disk full');

    expect(contentsOf(folder)).toEqual({ names: NAMES, texts: ['old'] });
  });

  it('replaces all old files by the new ones', async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'only-old'), 'old');

    await replaceDatabase(folder, async (restored) => fill(restored, 'new'));

    expect(contentsOf(folder)).toEqual({ names: NAMES, texts: ['new'] });
  });

  const moves = (names: readonly string[], from: string, to: string) => (folder: string) => {
    mkdirSync(join(folder, to), { recursive: true });
    for (const name of names) renameSync(join(folder, from, name), join(folder, to, name));
  };
  const awayAll = moves(NAMES, '', '.replaced');
  const complete = (folder: string) =>
    renameSync(join(folder, '.restore-complete'), join(folder, '.first-start-complete'));

  it.each([
    ['before the old files are moved away', []],
    ['after the first of them', [moves(['PG_VERSION'], '', '.replaced')]],
    ['after most of them', [moves(['PG_VERSION', 'base', 'global'], '', '.replaced')]],
    ['after all of them', [awayAll]],
    ['before the new ones are moved in', [awayAll, complete]],
    ['while they are', [awayAll, complete, moves(['base', 'global'], '.first-start-complete', '')]],
    ['when only the last is left', [awayAll, complete, moves(NAMES.slice(1), '.first-start-complete', '')]],
    ['when the empty folder is left', [awayAll, complete, moves(NAMES, '.first-start-complete', '')]],
  ])('that is interrupted %s is completed by the next process that opens the folder', (_when, steps) => {
    const folder = makeFolder();
    fill(join(folder, '.restore-complete'), 'new');
    for (const step of steps) step(folder);

    refuseOtherFiles(folder);
    finishInterrupted(folder);

    expect(hasDatabase(folder)).toBe(true);
    expect(contentsOf(folder)).toEqual({ names: NAMES, texts: ['new'] });
  });
});
