/** Refusal texts; see `refusals`. */
export const documentRefusals = {
  noSuchDocument: { status: 404, message: () => 'Document not found.' },
} as const;

/** Refusals that only staff receive. */
export const documentStaffRefusals = {
  taxChanged: {
    status: 409,
    message: () => 'Someone else has changed this tax. Review the change before you save.',
  },
  printedSince: {
    status: 409,
    message: () => "The member has printed this document, so it can't be changed.",
  },
} as const;
