/** Of the mail about a wish. Whoever asks again, or was not written to in time, gets another one. */
export const keyOfMail = ({
  id,
  asked_at,
  notified_at,
}: {
  id: number;
  asked_at: Date;
  notified_at: Date;
}): string => `product-back:${id}:${asked_at.getTime()}:${notified_at.getTime()}`;
