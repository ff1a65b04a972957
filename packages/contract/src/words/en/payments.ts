/** Payments and slips. */
export const paymentMessages = {
  amountAboveZero: 'Use an amount above 0',
  amountDecimals: 'Use two decimals at most',
  amountTooLarge: 'Use a smaller amount',
  utrDigits: 'Enter the 12 digits of the UTR',
  utrOfUpiOnly: 'Only a UPI payment has a UTR',
  /** What was entered instead. */
  notAUtr: {
    pass: 'This is the number of a pass, not a UTR. Enter the 12 digits of the UTR',
    card: 'This is the code of a card, not a UTR. Enter the 12 digits of the UTR',
    slip: 'This is the number of a slip, not a UTR. Enter the 12 digits of the UTR',
    member: 'This is the number of a member, not a UTR. Enter the 12 digits of the UTR',
    order: 'This is the number of an order, not a UTR. Enter the 12 digits of the UTR',
    ticket: 'This is the number of a query, not a UTR. Enter the 12 digits of the UTR',
    phone: 'This is a phone number, not a UTR. Enter the 12 digits of the UTR',
    barcode: 'This is the barcode of a product, not a UTR. Enter the 12 digits of the UTR',
    upi: 'This is a QR code for UPI apps, not a UTR. Enter the 12 digits of the UTR',
  },
  idOfSubject: 'A membership has a number, an order the id of its checkout',
  reasonRequired: 'Say why',
  lookupRequired: 'Scan a slip, or type a phone number, a name or an order number',
  paymentReceived: (amount: string) => `${amount} received`,
  chooseOrders: 'Choose the orders that are settled',
  eachOrderOnce: 'Name each order once',
  sameUtrTwice: 'Each UPI payment has a UTR of its own. Enter the one of the second payment',
  oneUtrOneOrder: 'Each UPI payment has a UTR of its own: settle one order at a time',
  roundSettled: (count: number, amount: string) =>
    `${amount} received for ${count === 1 ? '1 order' : `${count} orders`}`,
  paymentReversed: (receipt: string) => `Receipt ${receipt} reversed`,
} as const;
