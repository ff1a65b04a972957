/** Refusal texts; see `refusals`. */
export const saleRefusals = {
  barcodeUsed: {
    status: 409,
    message: (product: string) => `${product} already has this barcode.`,
  },
  barcodeGiven: {
    status: 409,
    message: (product: string, barcode: string) =>
      `${product} has the barcode ${barcode}. Change it under Products first.`,
  },
  approvalRequired: {
    status: 400,
    message: () => 'Someone who handles returns must approve this with their email and authenticator code.',
  },
  discountTooLarge: {
    status: 403,
    message: (most: number) =>
      most === 0 ? 'Your role gives no discounts.' : `Your role gives discounts of up to ${most}%.`,
  },
  goodsReturned: {
    status: 409,
    message: () => "Some of these products were returned, so the sale can't be undone.",
  },
} as const;
