import type { Reply } from '@namma/contract/calls';
import type { NewPhoto } from '@namma/contract/members/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity, ofMember } from '../../core/audit/api.ts';
import { createPhoto } from '../../core/images/api.ts';
import { findPerson, lockUser } from '../../people/users/api.ts';
import { deletePhoto, findPhoto, savePhoto } from './photo-queries.ts';

/**
 * Returns the photo of a member (D137).
 * @throws 404 unknown
 */
export async function getPhoto({ db }: Deps, id: number): Promise<Reply<'members/getPhoto'>> {
  const row = await findPhoto(db, id);
  if (!row && !(await findPerson(db, id))) throw refuse('noSuchMember');
  return {
    photo: row
      ? {
          webp: Buffer.from(row.photo).toString('base64'),
          consentAt: row.consent_at.toISOString(),
          consentBy: row.noted_by,
        }
      : null,
  };
}

/**
 * Sets or replaces the photo of a member, and notes the consent.
 * @param bytes the file, at most 8 MB
 * @throws 404 unknown, or staff; 400 and 503 as for any picture
 */
export async function setPhoto(
  { db, clock }: Deps,
  { userId }: Session,
  { id, hasConsent: _, ...crop }: NewPhoto,
  bytes: unknown,
): Promise<Reply<'members/setPhoto'>> {
  const photo = await createPhoto(bytes, crop);
  const now = clock();
  await inTransaction(db, async (tx) => {
    const member = await lockUser(tx, id);
    if (member?.role !== 'user') throw refuse('noSuchMember');
    const isReplaced = await savePhoto(tx, { user_id: id, photo, consent_at: now, noted_by: userId });
    await logActivity(tx, { userId, now }, [
      {
        action: 'photo set',
        ...ofMember(id),
        before: isReplaced ? { photo: true } : null,
        after: { photo: true, consent: true },
      },
    ]);
  });
  return { status: 'Photo saved' };
}

/**
 * Removes the photo of a member and the consent to it. Without a photo it does nothing.
 * @throws 404 unknown
 */
export async function removePhoto(
  { db, clock }: Deps,
  { userId }: Session,
  id: number,
): Promise<Reply<'members/removePhoto'>> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, id))) throw refuse('noSuchMember');
    if (!(await deletePhoto(tx, id))) return;
    await logActivity(tx, { userId, now }, [
      {
        action: 'photo removed',
        ...ofMember(id),
        before: { photo: true, consent: true },
        after: { photo: false, consent: false },
      },
    ]);
  });
  return { status: 'Photo removed' };
}
