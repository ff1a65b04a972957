/** Counter sales, for staff. */
export const saleMessages = {
  searchRequired: 'Scan a barcode or enter a product name',
  sold: (amount: string) => `Sold for ${amount}`,
  tied: (product: string) => `Barcode added to ${product}`,
} as const;
