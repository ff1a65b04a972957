import type { Insertable } from 'kysely';
import type { MemberPhotosTable } from '../../../platform/db/account-tables.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';

/** Finds the photo of a member, with the name of the colleague who noted the consent. */
export const findPhoto = (db: Db, userId: number) =>
  db
    .selectFrom('member_photos')
    .innerJoin('users as colleague', 'colleague.id', 'member_photos.noted_by')
    .select(['member_photos.photo', 'member_photos.consent_at', 'colleague.name as noted_by'])
    .where('member_photos.user_id', '=', userId)
    .executeTakeFirst();

/**
 * Saves a photo under a lock of the member.
 * @returns true if it replaced another one
 */
export async function savePhoto(tx: Tx, row: Insertable<MemberPhotosTable>): Promise<boolean> {
  const isReplaced = await deletePhoto(tx, row.user_id);
  await tx.insertInto('member_photos').values(row).execute();
  return isReplaced;
}

/** @returns false if there was none */
export async function deletePhoto(tx: Tx, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('member_photos')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
