import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import type { DatabaseTarget } from './database-targets.ts';

/** The path of a backup that is not there yet, in a folder of its own. */
export function newBackupFile(name = 'gym.backup'): string {
  const folder = mkdtempSync(join(tmpdir(), 'namma-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}

/** What `backUp` and `restore` need of the settings. */
export const settingsOf = ({ env }: DatabaseTarget) => ({
  databaseUrl: env.DATABASE_URL,
  dataDir: env.DATA_DIR ?? '',
});

/** Writes these lines as a backup file, with its checksum. */
export function writeBackup(file: string, lines: readonly string[]): void {
  const zipped = gzipSync(`${lines.join('\n')}\n`);
  const digest = createHash('sha256').update(zipped).digest('hex');
  writeFileSync(file, Buffer.concat([zipped, Buffer.from(`\nsha256 ${digest}\n`)]));
}
