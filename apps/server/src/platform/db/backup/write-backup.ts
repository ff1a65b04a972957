import { createSealedFile, writeInTime } from '../../shared/sealed-file.ts';
import { writeStream } from '../../shared/write-file.ts';
import type { BackupFigures } from '../figures.ts';
import type { Db } from '../types.ts';
import { dump } from './dump.ts';

/**
 * Writes a backup of a database into an existing file.
 * @param now the instant stored in the backup
 * @returns the database's figures in the snapshot
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
  // Close the database only after both have ended. The first failure is the reason.
  const [file, rows] = await Promise.allSettled([written, dumped]);
  if (file.status === 'rejected') throw file.reason;
  if (rows.status === 'rejected') throw rows.reason;
  return rows.value;
}
