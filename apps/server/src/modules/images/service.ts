import { createHash } from 'node:crypto';
import type { Reply } from '@namma/contract/calls';
import { uploadLink } from '@namma/contract/images';
import type { ImageCrop } from '@namma/contract/schemas/images';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../shared/refusal.ts';
import type { Session } from '../../shared/session.ts';
import { makeFiles } from './make-files.ts';
import { findFile, hasImage, insertImage } from './queries.ts';
import { parseFileName } from './rules.ts';
import { takeTurn } from './turns.ts';

/**
 * Stores an uploaded picture and answers its image link (D51). The same upload again answers the same link. Refuses:
 * 400 what is no picture, is broken, has a side under 600 pixels or more than 24 megapixels, or a square outside the
 * picture; 503 while too many others are being read.
 * @param bytes the file, at most 8 MB
 */
export async function addImage(
  { db, clock }: Deps,
  { userId }: Session,
  bytes: unknown,
  crop: ImageCrop,
): Promise<Reply<'images'>> {
  if (!Buffer.isBuffer(bytes)) throw refuse('notAnImage');
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(crop)).digest('hex');
  if (!(await hasImage(db, hash))) {
    const files = await takeTurn(() => makeFiles(bytes, crop));
    const image = { hash, uploaded_by: userId, created_at: clock() };
    await inTransaction(db, (tx) => insertImage(tx, image, files));
  }
  return { image: uploadLink(hash) };
}

/** A file of an upload, by its name. Refuses: 404 unknown. */
export async function getImageFile({ db }: Pick<Deps, 'db'>, name: string) {
  const file = parseFileName(name);
  const body = file && (await findFile(db, file));
  if (!body) throw refuse('noSuchImage');
  return { type: `image/${file.format}`, body };
}
