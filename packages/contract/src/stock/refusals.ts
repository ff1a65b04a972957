/** Refusal texts; see `refusals`. */
export const stockRefusals = {
  stockChanged: {
    status: 409,
    message: (onHand: number) =>
      `The stock has changed: ${onHand} on hand now. Check your count and save again.`,
  },
  notThatMany: {
    status: 409,
    message: (left: number, lot?: string) =>
      `Only ${left === 1 ? '1 piece' : `${left} pieces`} on hand${lot === undefined ? '' : ` in lot ${lot}`}.`,
  },
} as const;
