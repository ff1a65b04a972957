import type { Query, Reply } from '@namma/contract/calls';
import { ID_MAX } from '@namma/contract/fields';
import { REVIEWS_PAGE_SIZE } from '@namma/contract/reviews/rules';
import type { ReviewHiding, ReviewListQuery } from '@namma/contract/reviews/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { defineAdminList, getPageWithNewestId } from '../../../platform/shared/admin-list.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { presentAdminReview, presentReview } from './present.ts';
import { findProductName, findReview, listReviews, listShown, reviewRows, setHidden } from './queries.ts';

/** Lists the shown reviews of a product, newest first; empty for products without any. */
export async function getReviews(
  { db }: Pick<Deps, 'db'>,
  { id, before }: Query<'reviews/get'>,
): Promise<Reply<'reviews/get'>> {
  const rows = await listShown(db, { productId: id, before: before ?? ID_MAX });
  const content = rows.slice(0, REVIEWS_PAGE_SIZE).map(presentReview);
  return { content, next: rows.length > REVIEWS_PAGE_SIZE ? (content.at(-1)?.reviewId ?? null) : null };
}

const reviewList = defineAdminList({
  ...reviewRows,
  listRows: listReviews,
  present: presentAdminReview,
});

/** Returns a page of all reviews for admins, newest first by default. */
export const getAllReviews = ({ db }: Deps, query: ReviewListQuery): Promise<Reply<'reviews/getAll'>> =>
  getPageWithNewestId(db, reviewList, query);

/**
 * Hides a review; its stars still count.
 * @throws 404 unknown; 409 already hidden
 */
export async function hideReview(
  deps: Deps,
  session: Session,
  { id, reason }: ReviewHiding,
): Promise<Reply<'reviews/hide'>> {
  await changeReview(deps, session, id, reason);
  return { status: messages().reviewMessages.reviewHidden };
}

/**
 * Shows a hidden review again.
 * @throws 404 unknown; 409 already shown
 */
export async function showReview(
  deps: Deps,
  session: Session,
  { id }: { id: number },
): Promise<Reply<'reviews/show'>> {
  await changeReview(deps, session, id, undefined);
  return { status: messages().reviewMessages.reviewShown };
}

/** @param reason for hiding it; undefined to show it */
const changeReview = ({ db, clock }: Deps, { userId }: Session, id: number, reason: string | undefined) =>
  inTransaction(db, async (tx) => {
    const now = clock();
    const hiding = reason === undefined ? undefined : { at: now, by: userId, reason };
    const changed = await setHidden(tx, id, hiding);
    if (!changed) {
      if (!(await findReview(tx, id))) throw refuse('noSuchReview');
      throw refuse(hiding ? 'reviewHiddenAlready' : 'reviewIsShown');
    }
    const { name } = await findProductName(tx, changed.product_id);
    await logActivity(tx, { userId, now }, [
      {
        action: hiding ? 'review hidden' : 'review shown',
        subjectType: 'order',
        subjectId: changed.order_id,
        subjectUserId: changed.user_id,
        subject: name,
        before: { hidden: !hiding },
        after: { hidden: hiding !== undefined },
      },
    ]);
  });
