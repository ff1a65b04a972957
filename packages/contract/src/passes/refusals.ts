/** Refusal texts; see `refusals`. */
export const passRefusals = {
  passDayClosed: {
    status: 409,
    message: () => 'The center is closed on this day. Choose another one.',
  },
} as const;

/** Refusals that only staff receive. */
export const passStaffRefusals = {
  noSuchPass: { status: 404, message: () => 'Pass not found.' },
  noSuchPassRequest: { status: 404, message: () => 'Request not found, or already answered.' },
  trialHad: {
    status: 409,
    message: (day: string) => `This phone number already had a trial: ${day}. Sell a day pass instead.`,
  },
  trialOfMember: {
    status: 409,
    message: (name: string) =>
      `This phone number belongs to ${name}, who has had a membership. Sell a day pass instead.`,
  },
  passPriceChanged: {
    status: 409,
    message: (expected: number, price: number) =>
      `The price has changed: it was ₹${expected} and is now ₹${price}.`,
  },
  dayPassHad: {
    status: 409,
    message: (name: string, code: string) =>
      `${name} already has a day pass for this day and center: ${code}.`,
  },
  passNotOpen: { status: 409, message: () => 'This pass is void or its day has passed.' },
  passUsed: { status: 409, message: () => 'This pass has been used.' },
} as const;
