import { type ImageFileName, UPLOADS_PATH } from '@namma/contract/images/rules';
import { type Insertable, sql } from 'kysely';
import type { ImageFilesTable, ImagesTable } from '../../../platform/db/image-tables.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';

/**
 * Notes that images are in use. It locks their rows, so that a sweep at the same time sees it.
 * @returns how many of them there are
 */
export async function clearUnused(db: Db, hashes: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('images')
    .set({ unused_since: null })
    .where('hash', 'in', hashes)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Empty for a link that is no upload's, since `not in` of a null is null. */
const hashInLink = sql`coalesce(substring(image from ${`^${UPLOADS_PATH}/([0-9a-f]{64})-`}::text), '')`;
const uploadLinks = sql`image like ${`${UPLOADS_PATH}/%`}::text`;
/** Whether a product, deleted or not, or a coach has a picture of this upload in whatever size. */
const isUsed = sql<boolean>`hash in (
  select ${hashInLink} from products where ${uploadLinks}
  union all select ${hashInLink} from product_pictures where ${uploadLinks}
  union all select ${hashInLink} from (select photo as image from coaches) as coaches where ${uploadLinks})`;

/** Notes the time for images that nothing uses any more, and clears it for those in use again. */
export async function markUnused(db: Db, now: Date): Promise<void> {
  await sql`update images set unused_since = ${now} where unused_since is null and not ${isUsed}`.execute(db);
  await sql`update images set unused_since = null where unused_since is not null and ${isUsed}`.execute(db);
}

/** Deletes images, with their files, that have been unused since then. */
export const deleteUnused = (db: Db, since: Date) =>
  sql`delete from images where unused_since <= ${since} and not ${isUsed}`.execute(db);

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
