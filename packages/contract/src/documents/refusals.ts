/** Refusal texts; see `refusals`. */
export const documentRefusals = {
  taxChanged: {
    status: 409,
    message: () => 'Someone else has changed this tax. Review the change before you save.',
  },
  noSuchDocument: { status: 404, message: () => 'Document not found.' },
  printedSince: {
    status: 409,
    message: () => "The member has printed this document, so it can't be changed.",
  },
} as const;
