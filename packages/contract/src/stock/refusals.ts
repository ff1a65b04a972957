/** Refusal texts; see `refusals`. */
export const stockRefusals = {
  stockChanged: {
    status: 409,
    message: (onHand: number) =>
      `The stock has changed since you opened this: ${onHand} are on hand now. Please check your count and save again.`,
  },
  notThatMany: {
    status: 409,
    message: (left: number, lot?: string) =>
      `${left === 1 ? 'Only 1 piece is' : `Only ${left} pieces are`} on hand${lot === undefined ? '' : ` of lot ${lot}`}.`,
  },
} as const;
