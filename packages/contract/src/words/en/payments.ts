/** Payments and slips. */
export const paymentMessages = {
  amountAboveZero: 'Use an amount above 0',
  amountDecimals: 'Use two decimals at most',
  amountTooLarge: 'Use a smaller amount',
  utrDigits: 'Enter the 12 digits of the UTR',
  utrOfUpiOnly: 'Only a UPI payment has a UTR',
  idOfSubject: 'A membership has a number, an order the id of its checkout',
  reasonRequired: 'Say why',
  lookupRequired: 'Scan a slip, or type a phone number, a name or an order number',
  paymentReceived: (amount: string) => `${amount} received`,
  paymentReversed: (receipt: string) => `Receipt ${receipt} reversed`,
} as const;
