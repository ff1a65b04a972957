/** Refusal texts; see `refusals`. */
export const documentRefusals = {
  taxChanged: {
    status: 409,
    message: () => 'Another admin has changed this tax meanwhile. Please look at it before you save.',
  },
  noSuchDocument: { status: 404, message: () => 'There is no such document.' },
  printedSince: {
    status: 409,
    message: () => 'The member has printed the document meanwhile, so it stays as it is.',
  },
} as const;
