import type { BackupFigures } from '../figures.ts';

/** The lines of a backup, without their line breaks. */
export type Lines = AsyncIterable<string>;

/** A backup whose file was read to its end. */
export interface BackupSource {
  migrations: string[];
  rows: number;
  /** The database's figures at the time of the backup; undefined in files of earlier versions. */
  figures?: BackupFigures | undefined;
  /** The instant of the backup; undefined where the file does not contain it. */
  madeAt: string | undefined;
  /** True if a checksum confirmed that the file is unchanged. */
  hasChecksum: boolean;
  /** @param tables the tables of the database to fill, referenced tables first */
  lines: (tables: readonly string[]) => Lines;
}

/**
 * Splits UTF-8 text only at line feeds: rows may contain every other line break, such as U+2028, at which Node's
 * `readline` splits too.
 * @throws TypeError when the bytes are not UTF-8
 */
export async function* splitLines(bytes: AsyncIterable<Buffer>): Lines {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.decode();
  if (rest) yield rest;
}
