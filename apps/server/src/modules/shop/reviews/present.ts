import { gymDay } from '@namma/contract/days/dates';
import type { AdminReview, Review } from '@namma/contract/reviews/schemas';

interface PresentableReview {
  id: number;
  stars: number;
  text: string;
  created_at: Date;
  member_name: string;
}

const MONTH_CHARACTERS = 7;

/** Presents a review to the public: only the member's first name, and only the month. */
export const presentReview = (row: PresentableReview): Review => ({
  reviewId: row.id,
  stars: row.stars,
  text: row.text,
  name: row.member_name.trim().split(/\s+/)[0] ?? '',
  month: gymDay(row.created_at).slice(0, MONTH_CHARACTERS),
});

interface PresentableAdminReview extends PresentableReview {
  order_id: number;
  product_id: number;
  product: string;
  hidden_at: Date | null;
  hidden_reason: string | null;
  member_id: number;
  member_email: string;
  member_phone: string | null;
}

export const presentAdminReview = (row: PresentableAdminReview): AdminReview => ({
  reviewId: row.id,
  orderId: row.order_id,
  productId: row.product_id,
  product: row.product,
  stars: row.stars,
  text: row.text,
  at: row.created_at.toISOString(),
  member: {
    userId: row.member_id,
    name: row.member_name,
    email: row.member_email,
    phone: row.member_phone ?? '',
  },
  state: row.hidden_at === null ? 'shown' : 'hidden',
  reason: row.hidden_reason,
});
