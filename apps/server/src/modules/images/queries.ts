import type { ImageFileName } from '@namma/contract/images';
import type { Insertable } from 'kysely';
import type { Db, ImageFilesTable, ImagesTable, Tx } from '../../db/types.ts';

/** Whether there is an image with this hash. */
export async function hasImage(db: Db, hash: string): Promise<boolean> {
  const row = await db.selectFrom('images').select('hash').where('hash', '=', hash).executeTakeFirst();
  return row !== undefined;
}

/** Stores an image with its files; one that is there already is left alone. */
export async function insertImage(
  tx: Tx,
  image: Insertable<ImagesTable>,
  files: readonly Omit<Insertable<ImageFilesTable>, 'hash'>[],
): Promise<void> {
  const { numInsertedOrUpdatedRows: inserted = 0n } = await tx
    .insertInto('images')
    .values(image)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted === 0n) return;
  // One statement a file: the embedded engine copies the parameters of a statement several times.
  for (const file of files)
    await tx
      .insertInto('image_files')
      .values({ hash: image.hash, ...file })
      .execute();
}

/** The bytes of a file, if there is one. */
export async function findFile(db: Db, { hash, side, format }: ImageFileName): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('image_files')
    .select('body')
    .where('hash', '=', hash)
    .where('side', '=', side)
    .where('format', '=', format)
    .executeTakeFirst();
  return row?.body;
}
