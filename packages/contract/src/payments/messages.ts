/** Payments and slips. */
export const paymentMessages = {
  amountAboveZero: 'Enter an amount above 0',
  amountDecimals: 'Use up to two decimals',
  amountTooLarge: 'Enter a smaller amount',
  utrDigits: 'Enter the 12 digits of the UTR',
  utrOfUpiOnly: 'Only UPI payments have a UTR',
  /** By the code that was entered instead. */
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
  idOfSubject: 'Use a number for a membership, a checkout id for an order',
  reasonRequired: 'Enter a reason',
  lookupRequired: 'Scan a slip, or type a phone number, a name or an order number',
  paymentReceived: (amount: string) => `${amount} received`,
  chooseOrders: 'Choose the orders to collect',
  eachOrderOnce: 'List each order once',
  sameUtrTwice: "Each UPI payment has its own UTR. Enter the second payment's UTR.",
  shortageOfCash: 'Only cash can be short',
  runCollected: (count: number, amount: string) =>
    `${amount} received for ${count === 1 ? '1 order' : `${count} orders`}`,
  paymentReversed: (receipt: string) => `Receipt ${receipt} reversed`,
} as const;
