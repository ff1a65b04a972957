/** Refusal texts; see `refusals`. */
export const passRefusals = {
  noSuchPass: { status: 404, message: () => 'There is no such pass.' },
  noSuchPassRequest: { status: 404, message: () => 'This request is answered, or there is none.' },
  passDayClosed: {
    status: 409,
    message: () => 'The center is closed on this day. Please choose another one.',
  },
  trialHad: {
    status: 409,
    message: (day: string) => `This phone number has had its trial: ${day}. A day pass can be sold.`,
  },
  trialOfMember: {
    status: 409,
    message: (name: string) =>
      `This is the phone number of ${name}, who has taken a membership here. A day pass can be sold.`,
  },
  passPriceChanged: {
    status: 409,
    message: (expected: number, price: number) => `The pass costs ₹${price} now, not ₹${expected}.`,
  },
  dayPassHad: {
    status: 409,
    message: (name: string, code: string) =>
      `${name} has a day pass with this phone number already, for this day and center: ${code}.`,
  },
  passNotOpen: { status: 409, message: () => 'This pass is void, or its day is over.' },
  passUsed: { status: 409, message: () => 'This pass has been used.' },
} as const;
