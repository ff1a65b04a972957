// The list.
export const orders = 'Orders';
export const ordersNeedScript =
  'Your orders need JavaScript. Please switch it on; the store reads without it.';
/** The noun for the end of the list. */
export const ordersPlural = 'orders';
export const noOrders = 'No orders yet';
export const noOrdersMore = 'What you order stands here, with its way to you.';
export const toTheStore = 'To the store';

// A checkout.
/** The order's number follows. */
export const order = 'Order';
/** The day follows. */
export const orderedOn = 'Ordered on';
export const paymentMode = (mode: string) => `Payment mode ${mode}`;
/** In place of the payment mode. */
export const boughtAtCounter = 'Bought at the counter';
export const total = 'Total';
export const toPay = 'to pay';
/** The sum of an order: the products, the fee, and `total`. */
export const products = 'Products';
export const fee = 'Delivery and platform fee';
export const paid = 'Paid';
export const paidInPart = (paid: string, due: string) => `${paid} paid, ${due} to pay`;
export const arrives = (days: string) => `Arrives ${days}`;
/** The gym's phone number follows. */
export const wasDueBy = (day: string) => `Was due by ${day}. Ask us:`;
export const orderStatus = 'Order status';

// One product.
export const quantityOf = (quantity: number) => `Quantity ${quantity}`;
export const cancelled = 'Cancelled';
/** After `cancelled`. */
export const cancelledOn = (day: string) => `on ${day}`;
export const cancelledOnNotCharged = (day: string) => `on ${day}, not charged`;
export const returnProduct = (product: string) => `Return ${product}`;
export const returnUntil = (day: string) => `Return, until ${day}`;
export const cancelProduct = (product: string) => `Cancel ${product}`;
export const cancel = 'Cancel';

// Cancelling.
export const cancelQuestion = (quantity: number, product: string) => `Cancel ${quantity} × ${product}?`;
export const cancelAllQuestion = (orderNumber: string) => `Cancel the whole order ${orderNumber}?`;
export const quantityAndName = (quantity: number, product: string) => `${quantity} × ${product}`;
export const cancelMeans = 'It is not charged, and cannot be brought back.';
export const cancelPaidMeans = 'What you have paid for it is refunded. It cannot be brought back.';
/** After one of the two above: other products of the order that are not cancelled. */
export const othersStay = (count: number) =>
  count === 1
    ? 'The other product of this order still comes.'
    : `The ${count} other products of this order still come.`;
export const reasonOptional = 'Reason (optional)';
export const cancelReasonHint = 'Tells us what we can do better.';
export const keepIt = 'Keep it';
export const cancelTheOrder = 'Cancel the order';
/** Where other products of the order stay. */
export const cancelThisProduct = 'Cancel this product';
export const cancelTheWholeOrder = 'Cancel the whole order';
export const cancelOrderOf = (orderNumber: string) => `Cancel the whole order ${orderNumber}`;

// Returning.
export const howMany = 'How many pieces';
export const allPieces = (count: number) => `All ${count}`;
export const somePieces = (count: number) => `${count} of them`;
export const ofPieces = (count: number) => `1 to ${count}`;
export const returnQuestion = (quantity: number, product: string) => `Return ${quantity} × ${product}?`;
export const returnMeans = (days: number) =>
  `Goods come back unopened, within ${days} days of delivery. What you have paid for them is refunded.`;
export const reason = 'Reason';
export const returnReasonHint = 'Tells us what was wrong.';
export const askToReturn = 'Ask to return it';
export const close = 'Close';

// Keeping it after all.
export const withdrawTheReturn = 'Withdraw the return';
export const withdrawReturnOf = (product: string) => `Withdraw the return of ${product}`;
export const withdrawQuestion = (quantity: number, product: string) =>
  `Withdraw the return of ${quantity} × ${product}?`;
export const withdrawMeans = 'It stays with you. Until its last day you can ask again.';
export const keepTheReturn = 'Keep the return';

// Rating.
export const rateOnceArrived = 'You can rate it once it has arrived.';
export const rateThisProduct = 'Rate this product';
export const rate = (product: string) => `Rate ${product}`;
export const stars = (count: number) => (count === 1 ? '1 star' : `${count} stars`);
export const youGave = (stars: number, most: number) => `You gave ${stars} of ${most}`;
export const orWriteAReview = 'or write a review';
export const writeAReview = 'Write a review';
/** Of stars that were given a moment ago. */
export const changeStars = 'Change';
/** Before one of the numbers of stars is. */
export const chooseStars = 'Choose';
export const writeAReviewOf = (product: string) => `Write a review of ${product}`;
export const review = (product: string) => `Review ${product}`;
export const reviewMeans =
  "It stands on the product's page with your first name and the month, and cannot be changed later.";
export const starsLabel = 'Stars';
export const yourReview = 'Your review';
export const characters = (least: number, most: number) => `${least} to ${most} characters`;
export const sendReview = 'Send review';
export const cancelReview = 'Cancel';
