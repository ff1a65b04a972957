import { type ImageFileName, UPLOADS_PATH } from '@namma/contract/images/rules';
import { type Insertable, sql } from 'kysely';
import type { ImageFilesTable, ImagesTable } from '../../../platform/db/image-tables.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';

/**
 * Marks images as in use. Locks their rows, so that a concurrent sweep sees the change.
 * @returns the number of images
 */
export async function clearUnused(db: Db, hashes: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('images')
    .set({ unused_since: null })
    .where('hash', 'in', hashes)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Empty for links that are not uploads, because `not in` of a null is null. */
const hashInLink = sql`coalesce(substring(image from ${`^${UPLOADS_PATH}/([0-9a-f]{64})-`}::text), '')`;
const uploadLinks = sql`image like ${`${UPLOADS_PATH}/%`}::text`;
/** True if a product (deleted ones included), a coach or the gym's logo uses any size of this upload. */
const isUsed = sql<boolean>`hash in (
  select ${hashInLink} from products where ${uploadLinks}
  union all select ${hashInLink} from product_pictures where ${uploadLinks}
  union all select ${hashInLink} from (select photo as image from coaches) as coaches where ${uploadLinks}
  union all select ${hashInLink} from (
    select value->>'logo' as image from settings where key = 'brand') as logos where ${uploadLinks})`;

/** Records when images became unused, and clears the time for images in use again. */
export async function markUnused(db: Db, now: Date): Promise<void> {
  await sql`update images set unused_since = ${now} where unused_since is null and not ${isUsed}`.execute(db);
  await sql`update images set unused_since = null where unused_since is not null and ${isUsed}`.execute(db);
}

/** Deletes images and their files that have been unused since `since`. */
export const deleteUnused = (db: Db, since: Date) =>
  sql`delete from images where unused_since <= ${since} and not ${isUsed}`.execute(db);

/** Stores an image with its files; an existing image is left unchanged. */
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
  // One statement per file: the embedded engine copies statement parameters several times.
  for (const file of files)
    await tx
      .insertInto('image_files')
      .values({ hash: image.hash, ...file })
      .execute();
}

/** Returns the bytes of a file, if it exists. */
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
