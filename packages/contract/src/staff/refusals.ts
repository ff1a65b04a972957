/** See `refusals`. */
export const staffRefusals = {
  notInRole: { status: 403, message: () => 'Your role does not include this.' },
  notYourCenter: { status: 403, message: () => 'This belongs to another center.' },
} as const;
