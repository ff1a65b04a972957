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
/** The amount follows, and then one of the next two. */
export const total = 'Total';
export const toPay = 'to pay';
export const withFee = 'with fee';
export const paid = 'Paid';
export const paidInPart = (paid: string, due: string) => `${paid} paid, ${due} to pay`;
export const arrives = (from: string, to: string) => `Arrives ${from} to ${to}`;
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
export const cancelMeans = 'It is not charged, and cannot be brought back.';
export const cancelPaidMeans = 'What you have paid for it is refunded. It cannot be brought back.';
export const reasonOptional = 'Reason (optional)';
export const cancelReasonHint = 'Tells us what we can do better.';
export const keepIt = 'Keep it';
export const cancelTheOrder = 'Cancel the order';

// Returning.
export const returnQuestion = (quantity: number, product: string) => `Return ${quantity} × ${product}?`;
export const returnMeans = (days: number) =>
  `Goods come back unopened, within ${days} days of delivery. What you have paid for them is refunded.`;
export const reason = 'Reason';
export const returnReasonHint = 'Tells us what was wrong.';
export const askToReturn = 'Ask to return it';
export const close = 'Close';

// Rating.
export const rateOnceArrived = 'You can rate it once it has arrived.';
export const rateThisProduct = 'Rate this product';
export const rate = (product: string) => `Rate ${product}`;
export const stars = (count: number) => (count === 1 ? '1 star' : `${count} stars`);
export const youGave = (stars: number, most: number) => `You gave ${stars} of ${most}`;
export const orWriteAReview = 'or write a review';
export const writeAReviewOf = (product: string) => `Write a review of ${product}`;
export const review = (product: string) => `Review ${product}`;
export const reviewMeans =
  "It stands on the product's page with your first name and the month, and cannot be changed later.";
export const starsLabel = 'Stars';
export const yourReview = 'Your review';
export const characters = (least: number, most: number) => `${least} to ${most} characters`;
export const sendReview = 'Send review';
export const cancelReview = 'Cancel';
