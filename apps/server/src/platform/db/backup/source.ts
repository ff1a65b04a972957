import { StartError } from '../../shared/start-error.ts';
import { migrations } from '../migrations/index.ts';
import { type BackupEnd, type BackupHeader, FORMAT } from './dump.ts';
import type { BackupSource } from './lines.ts';
import { readPostgresDump } from './postgres-dump.ts';
import { damaged, readKind, readLines } from './read-file.ts';

/** The format before checksums. */
const FORMAT_BEFORE = 'namma-backup-1';
const anyFormat = /^namma-backup-\d+$/;

/**
 * Reads and validates a whole backup without applying it.
 * @throws StartError when it is no backup, is truncated, was changed, or was made by another version
 */
export async function openBackup(file: string): Promise<BackupSource> {
  const source = (await readKind(file)) === 'own' ? await check(file) : await readPostgresDump(file);
  const unknown = source.migrations.find((name) => !(name in migrations));
  if (unknown !== undefined) {
    throw new StartError(
      `The backup was made by another version (migration ${unknown}). Restore it with that version or a later one.`,
    );
  }
  return source;
}

async function check(file: string): Promise<BackupSource> {
  let header: (BackupHeader & { format: string }) | undefined;
  let end: BackupEnd | undefined;
  let rows = 0;
  for await (const line of readLines(file)) {
    header ??= readHeader(line);
    if (line.startsWith('row ')) rows++;
    if (line.startsWith('end ')) end = parse<BackupEnd>(line.slice('end '.length));
  }
  if (!header) throw damaged('it has no contents.');
  if (end?.rows !== rows) throw new StartError('The backup is incomplete and cannot be restored.');
  const { migrations, madeAt, format } = header;
  return {
    migrations,
    madeAt,
    rows,
    figures: end.figures,
    hasChecksum: format === FORMAT,
    lines: () => readLines(file),
  };
}

function readHeader(line: string): BackupHeader & { format: string } {
  const [format = '', ...rest] = line.split(' ');
  if (!anyFormat.test(format)) throw new StartError('The file is not a backup of this shop.');
  if (format !== FORMAT && format !== FORMAT_BEFORE) {
    throw new StartError(`The backup was made by a later version (${format}): update first.`);
  }
  const header = parse<BackupHeader>(rest.join(' '));
  if (!Array.isArray(header.migrations)) throw damaged('its first line is cut.');
  return { ...header, format };
}

function parse<T>(json: string): T {
  try {
    // Written by dump.ts: the checksum (in older files gzip's own) detects changes.
    return JSON.parse(json) as T;
  } catch (error) {
    throw damaged((error as Error).message);
  }
}
