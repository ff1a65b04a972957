/** Refusal texts; see `refusals`. */
export const saleRefusals = {
  barcodeUsed: {
    status: 409,
    message: (product: string) => `${product} has this barcode already. A barcode is of one product.`,
  },
  barcodeGiven: {
    status: 409,
    message: (product: string, barcode: string) =>
      `${product} has the barcode ${barcode}. Change it on the screen of products first.`,
  },
  goodsReturned: {
    status: 409,
    message: () => 'Some of these goods were taken back meanwhile, so the sale stays.',
  },
} as const;
