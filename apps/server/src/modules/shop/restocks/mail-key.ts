/**
 * The key of a subscription's mail. A repeated subscription, or one whose mail was not sent in time, gets another key.
 */
export const keyOfMail = ({
  id,
  asked_at,
  notified_at,
}: {
  id: number;
  asked_at: Date;
  notified_at: Date;
}): string => `product-back:${id}:${asked_at.getTime()}:${notified_at.getTime()}`;
