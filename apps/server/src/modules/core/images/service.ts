import { createHash } from 'node:crypto';
import type { Reply } from '@namma/contract/calls';
import { days } from '@namma/contract/days/dates';
import { uploadLink } from '@namma/contract/images/rules';
import type { ImageCrop } from '@namma/contract/images/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { makeFiles, makePhoto } from './make-files.ts';
import { clearUnused, deleteUnused, findFile, insertImage, markUnused } from './queries.ts';
import { hashesIn, parseFileName } from './rules.ts';
import { enqueue } from './upload-queue.ts';

/**
 * Stores an uploaded picture and returns its link (D51). The same upload returns the same link.
 * @param bytes the file, at most 8 MB
 * @throws 400 not a picture, broken, a side under 600 pixels, more than 24 megapixels, or a crop outside the picture;
 * 503 while too many uploads wait
 */
export async function addImage(
  { db, clock }: Deps,
  { userId }: Session,
  bytes: unknown,
  crop: ImageCrop,
): Promise<Reply<'images'>> {
  if (!Buffer.isBuffer(bytes)) throw refuse('notAnImage');
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(crop)).digest('hex');
  const isStored = async () => (await clearUnused(db, [hash])) > 0;
  if (!(await isStored()))
    await enqueue(async () => {
      // A previous upload in the queue may have stored the same file.
      if (await isStored()) return;
      const files = await makeFiles(bytes, crop);
      const image = { hash, uploaded_by: userId, created_at: clock() };
      await inTransaction(db, (tx) => insertImage(tx, image, files));
    });
  return { image: uploadLink(hash) };
}

/**
 * Creates the file of a member's photo from an upload. It is not stored with the pictures of products, which are public.
 * @param bytes the file, at most 8 MB
 * @throws as `addImage`
 */
export async function createPhoto(bytes: unknown, crop: ImageCrop): Promise<Buffer> {
  if (!Buffer.isBuffer(bytes)) throw refuse('notAnImage');
  return enqueue(() => makePhoto(bytes, crop));
}

/**
 * For products and coaches: marks the pictures behind these links as used, so the sweep keeps them. Ignores other
 * links.
 */
export async function markImagesUsed(tx: Tx, links: readonly string[]): Promise<void> {
  const hashes = hashesIn(links);
  if (hashes.length > 0) await clearUnused(tx, hashes);
}

/** Unused pictures are kept this long, because a form may be open or a removal may be a mistake. */
const UNUSED_LIFETIME_MILLISECONDS = days(7);

/** Deletes pictures that no product (deleted ones included) and no coach has used for a week. */
export async function sweepImages({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await markUnused(db, now);
  await deleteUnused(db, new Date(now.getTime() - UNUSED_LIFETIME_MILLISECONDS));
}

/**
 * Returns a file of an upload by name.
 * @throws 404 unknown
 */
export async function getImageFile({ db }: Pick<Deps, 'db'>, name: string) {
  const file = parseFileName(name);
  const body = file && (await findFile(db, file));
  if (!body) throw refuse('noSuchImage');
  return { type: `image/${file.format}`, body };
}
