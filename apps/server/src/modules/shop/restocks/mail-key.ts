/** Of the mail about a wish. Whoever asks again, or was not written to in time, gets another one. */
export const keyOfMail = ({ id, asked_at, told_at }: { id: number; asked_at: Date; told_at: Date }): string =>
  `product-back:${id}:${asked_at.getTime()}:${told_at.getTime()}`;
