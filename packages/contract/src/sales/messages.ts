/** Counter sales, for staff. */
export const saleMessages = {
  discountPercent: 'Enter a discount of 1 to 100%',
  searchRequired: 'Scan a barcode or enter a product name',
  sold: (amount: string) => `Sold for ${amount}`,
  refunded: (amount: string) => `Refunded ${amount}`,
  exchanged: (refund: string, sale: string) => `Exchanged: ${refund} back, ${sale} sold`,
  exchangeWithoutUpi: 'Exchange by cash or card, or refund and sell separately',
  tied: (product: string) => `Barcode added to ${product}`,
} as const;
