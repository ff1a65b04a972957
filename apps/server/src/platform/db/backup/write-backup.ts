import { createSealedFile, writeInTime } from '../../shared/sealed-file.ts';
import { writeStream } from '../../shared/write-file.ts';
import type { BackupFigures } from '../figures.ts';
import type { Db } from '../types.ts';
import { dump } from './dump.ts';

/**
 * Writes a backup of a database into a file that is there already.
 * @param now the instant that the backup says
 * @returns what the database counted in the snapshot
 */
export async function writeBackup(db: Db, part: string, now: Date): Promise<BackupFigures> {
  const { lines, bytes } = createSealedFile();
  const written = writeStream(part, bytes);
  const dumped = dump(db, now, (text) => writeInTime(lines, text)).then(
    (figures) => {
      lines.end();
      return figures;
    },
    (error: Error) => {
      lines.destroy(error);
      throw error;
    },
  );
  // Only when both have ended may the database be closed. The first to fail says why.
  const [file, rows] = await Promise.allSettled([written, dumped]);
  if (file.status === 'rejected') throw file.reason;
  if (rows.status === 'rejected') throw rows.reason;
  return rows.value;
}
