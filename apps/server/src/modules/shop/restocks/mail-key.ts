/** Of the mail about a wish. Asking again is another wish with the same id. */
export const keyOfMail = ({ id, asked_at }: { id: number; asked_at: Date }): string =>
  `product-back:${id}:${asked_at.getTime()}`;
