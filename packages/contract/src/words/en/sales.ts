/** Goods over the counter, for staff. */
export const saleMessages = {
  searchRequired: 'Scan a barcode, or type the name of a product',
  sold: (amount: string) => `Sold for ${amount}`,
  tied: (product: string) => `The barcode is of ${product} now`,
} as const;
