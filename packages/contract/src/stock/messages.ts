/** Stock of products, for admins. */
export const stockMessages = {
  quantityRequired: 'Enter a quantity',
  quantityWhole: 'Enter a whole number from 1 to 10,00,000',
  countWhole: 'Enter a whole number from 0 to 10,00,000',
  reasonRequired: 'Enter a reason',
  madeBeforeBestBefore: 'Choose a manufacturing date before the best-before date',
  bestBeforeRequired: 'Enter the best-before date too',
  received: (quantity: number) => `${quantity === 1 ? '1 piece' : `${quantity} pieces`} received`,
  counted: (onHand: number) => `${onHand} on hand`,
  writtenOff: (quantity: number) => `${quantity === 1 ? '1 piece' : `${quantity} pieces`} written off`,
} as const;
