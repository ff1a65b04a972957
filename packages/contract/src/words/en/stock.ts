/** Stock of products, for admins. */
export const stockMessages = {
  quantityRequired: 'Enter how many pieces',
  quantityWhole: 'Use a whole number from 1 to 10,00,000',
  countWhole: 'Use a whole number from 0 to 10,00,000',
  reasonRequired: 'Say why',
  madeBeforeBestBefore: 'It must be made before its best-before day',
  bestBeforeRequired: 'Enter the best-before day too',
  received: (quantity: number) => `${quantity === 1 ? '1 piece' : `${quantity} pieces`} received`,
  counted: (onHand: number) => `${onHand} on hand`,
  writtenOff: (quantity: number) => `${quantity === 1 ? '1 piece' : `${quantity} pieces`} written off`,
} as const;
