import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartError } from '../../shared/start-error.ts';
import type { BackupEnd } from './dump.ts';
import { type BackupSource, type Lines, splitLines } from './lines.ts';
import type { DumpedTable } from './list-tables.ts';

/**
 * Reads a backup that an earlier version made with pg_dump. Uses pg_restore to convert it to text, so it needs no
 * PostgreSQL server, and either engine can be filled with it in one transaction.
 * @throws StartError when pg_restore is not installed or cannot read the file
 */
export async function readPostgresDump(file: string): Promise<BackupSource> {
  const migrations: string[] = [];
  const sequences: BackupEnd['sequences'] = {};
  const counts = new Map<string, number>();
  let table = '';
  for await (const line of readCopies(runPostgresRestore(file, []), sequences)) {
    const json = line.slice(line.indexOf(' ') + 1);
    if (line.startsWith('table ')) table = (JSON.parse(json) as DumpedTable).table;
    else {
      counts.set(table, (counts.get(table) ?? 0) + 1);
      if (table === MIGRATIONS) migrations.push((JSON.parse(json) as string[])[0] ?? '');
    }
  }
  if (migrations.length === 0) throw new StartError('The file is not a backup of this shop.');
  for (const own of [MIGRATIONS, `${MIGRATIONS}_lock`]) counts.delete(own);
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);

  async function* lines(tables: readonly string[]): Lines {
    // In the order of the file, rows would come before those they refer to.
    for (const name of tables) {
      if (counts.has(name)) yield* readCopies(runPostgresRestore(file, [`--table=${name}`]), {});
    }
    // Tables that no longer exist.
    for (const name of counts.keys()) {
      if (!tables.includes(name)) yield* readCopies(runPostgresRestore(file, [`--table=${name}`]), {});
    }
    yield `end ${JSON.stringify({ rows, sequences } satisfies BackupEnd)}`;
  }
  return { migrations: migrations.sort(), rows, madeAt: undefined, hasChecksum: false, lines };
}

const MIGRATIONS = 'kysely_migration';

/**
 * Converts COPY blocks to lines of our own format: `texts` has the values of a row as PostgreSQL writes them.
 * @param sequences filled with the last values that the text sets
 */
async function* readCopies(text: Lines, sequences: BackupEnd['sequences']): Lines {
  let isCopying = false;
  for await (const line of text) {
    if (isCopying) {
      if (line === '\\.') isCopying = false;
      else yield `texts ${JSON.stringify(line.split('\t').map(readValue))}`;
      continue;
    }
    const { table, columns } =
      /^COPY public\.(?<table>\S+) \((?<columns>.*)\) FROM stdin;$/.exec(line)?.groups ?? {};
    if (table !== undefined && columns !== undefined) {
      isCopying = true;
      const names: DumpedTable = { table: unquote(table), columns: columns.split(', ').map(unquote) };
      yield `table ${JSON.stringify(names)}`;
    }
    const [, sequence, last] =
      /^SELECT pg_catalog\.setval\('public\.(\S+)', (\d+), true\);$/.exec(line) ?? [];
    if (sequence !== undefined) sequences[unquote(sequence)] = Number(last);
  }
}

const unquote = (name: string): string => name.replace(/^"|"$/g, '');

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
const readValue = (text: string): string | null =>
  text === '\\N' ? null : text.replace(/\\(.)/gs, (_, letter: string) => ESCAPES[letter] ?? letter);

/** Yields the rows of a dump as SQL text, of all tables or of those that the options name. */
async function* runPostgresRestore(file: string, options: readonly string[]): Lines {
  const child = spawn('pg_restore', ['--data-only', '--schema=public', '--file=-', ...options, file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const closed = once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new StartError(
          'This backup was made with pg_dump by an earlier version: install the PostgreSQL client programs (pg_restore) to read it.',
        )
      : error;
  });
  // Awaited below; without this a missing program would count as an unhandled error while the text is read.
  closed.catch(() => {});
  try {
    yield* splitLines(child.stdout);
  } catch (error) {
    // If a file is truncated within a character, pg_restore writes half of it.
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new StartError('The backup is damaged or incomplete: it ends within a letter.');
    throw error;
  } finally {
    child.stdout.destroy();
  }
  const [status] = await closed;
  if (status !== 0) {
    const reason = said.trim().split('\n').join(' ') || 'pg_restore failed.';
    throw new StartError(`The backup is damaged or incomplete: ${reason}`);
  }
}
