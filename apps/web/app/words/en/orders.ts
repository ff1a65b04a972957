// List
export const orders = 'Orders';
export const ordersNeedScript =
  'Your orders need JavaScript. Turn it on; you can browse the store without it.';
/** The noun for the end of the list. */
export const ordersPlural = 'orders';
export const noOrders = 'No orders yet';
export const noOrdersMore = 'Your orders will appear here.';
export const toTheStore = 'Go to store';

// Checkout
/** The order's number follows. */
export const order = 'Order';
/** The day follows. */
export const orderedOn = 'Ordered on';
export const paymentMode = (mode: string) => `Payment: ${mode}`;
/** In place of the payment mode. */
export const boughtAtCounter = 'Bought at the counter';
export const total = 'Total';
export const toPay = 'to pay';
/** Lines of the order's total. */
export const products = 'Products';
export const fee = 'Delivery and platform fee';
export const paid = 'Paid';
export const paidInPart = (paid: string, due: string) => `${paid} paid, ${due} to pay`;
export const arrives = (days: string) => `Arrives ${days}`;
/** The gym's phone number follows. */
export const wasDueBy = (day: string) => `Expected by ${day}. Call us:`;
export const orderStatus = 'Order status';

// Product
export const quantityOf = (quantity: number) => `Quantity ${quantity}`;
export const cancelled = 'Cancelled';
/** After `cancelled`. */
export const cancelledOn = (day: string) => `on ${day}`;
export const cancelledOnNotCharged = (day: string) => `on ${day}, not charged`;
export const returnProduct = (product: string) => `Return ${product}`;
export const returnUntil = (day: string) => `Return, until ${day}`;
export const cancelProduct = (product: string) => `Cancel ${product}`;
export const cancel = 'Cancel';

// Cancel
export const cancelQuestion = (quantity: number, product: string) => `Cancel ${quantity} × ${product}?`;
export const cancelAllQuestion = (orderNumber: string) => `Cancel the whole order ${orderNumber}?`;
export const quantityAndName = (quantity: number, product: string) => `${quantity} × ${product}`;
export const cancelMeans = "You won't be charged. This can't be undone.";
export const cancelPaidMeans = "You'll get a refund. This can't be undone.";
/** After one of the two above: other products of the order that are not cancelled. */
export const othersStay = (count: number) =>
  count === 1
    ? 'The other product of this order will still arrive.'
    : `The other ${count} products of this order will still arrive.`;
export const reasonOptional = 'Reason (optional)';
export const cancelReasonHint = 'Tell us why.';
export const keepIt = 'Keep order';
export const cancelTheOrder = 'Cancel order';
/** Used if other products of the order stay. */
export const cancelThisProduct = 'Cancel product';
export const cancelTheWholeOrder = 'Cancel whole order';
export const cancelOrderOf = (orderNumber: string) => `Cancel whole order ${orderNumber}`;

// Return
export const howMany = 'Quantity';
export const allPieces = (count: number) => `All ${count}`;
export const somePieces = (count: number) => `${count} of them`;
export const ofPieces = (count: number) => `1 to ${count}`;
export const returnQuestion = (quantity: number, product: string) => `Return ${quantity} × ${product}?`;
export const returnMeans = (days: number) =>
  `Unopened within ${days} days of delivery; damaged or wrong products opened too. You'll get a refund.`;
export const reason = 'Reason';
export const returnReasonHint = 'What was wrong?';
export const askToReturn = 'Request return';
export const close = 'Close';

// Withdraw a return
export const withdrawTheReturn = 'Withdraw return';
export const withdrawReturnOf = (product: string) => `Withdraw return of ${product}`;
export const withdrawQuestion = (quantity: number, product: string) =>
  `Withdraw the return of ${quantity} × ${product}?`;
export const withdrawMeans = 'You keep the product. You can request a return again until the last day.';
export const keepTheReturn = 'Keep return';

// Rating
export const rateOnceArrived = 'You can rate it after delivery.';
export const rateThisProduct = 'Rate this product';
export const rate = (product: string) => `Rate ${product}`;
export const stars = (count: number) => (count === 1 ? '1 star' : `${count} stars`);
export const youGave = (stars: number, most: number) => `You gave ${stars} of ${most}`;
export const orWriteAReview = 'or write a review';
export const writeAReview = 'Write a review';
/** For a rating given a moment ago. */
export const changeStars = 'Change';
/** Shown until a number of stars is chosen. */
export const chooseStars = 'Choose';
export const writeAReviewOf = (product: string) => `Write a review of ${product}`;
export const review = (product: string) => `Review ${product}`;
export const reviewMeans =
  "Shown on the product page with your first name and the month. Can't be edited later.";
export const starsLabel = 'Stars';
export const yourReview = 'Your review';
export const characters = (least: number, most: number) => `${least} to ${most} characters`;
export const sendReview = 'Send review';
export const cancelReview = 'Cancel';
export const buyAgain = 'Buy again';
export const buyProductAgain = (name: string) => `Buy again: ${name}`;
