/** See `refusals`. */
export const saleRefusals = {
  barcodeUsed: {
    status: 409,
    message: (product: string) => `${product} has this barcode already. A barcode is of one product.`,
  },
  goodsReturned: {
    status: 409,
    message: () => 'Some of these goods were taken back meanwhile, so the sale stays.',
  },
} as const;
