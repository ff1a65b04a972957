// The list.
export const orders = 'ಆರ್ಡರ್‌ಗಳು';
export const ordersNeedScript = 'ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳನ್ನು ತೋರಿಸಲು JavaScript ಬೇಕು. ದಯವಿಟ್ಟು ಅದನ್ನು ಆನ್ ಮಾಡಿ; ಸ್ಟೋರ್ ನೋಡಲು ಅದು ಬೇಕಿಲ್ಲ.';
/** The noun for the end of the list. */
export const ordersPlural = 'ಆರ್ಡರ್‌ಗಳು';
export const noOrders = 'ಇನ್ನೂ ಆರ್ಡರ್‌ಗಳಿಲ್ಲ';
export const noOrdersMore = 'ನೀವು ಆರ್ಡರ್ ಮಾಡಿದ್ದು, ಅದು ಎಲ್ಲಿಯವರೆಗೆ ಬಂದಿದೆ ಎಂಬುದು ಇಲ್ಲಿ ಕಾಣುತ್ತದೆ.';
export const toTheStore = 'ಸ್ಟೋರ್‌ಗೆ ಹೋಗಿ';

// A checkout.
/** The order's number follows. */
export const order = 'ಆರ್ಡರ್';
/** The day follows. */
export const orderedOn = 'ಆರ್ಡರ್ ಮಾಡಿದ ದಿನ:';
export const paymentMode = (_mode: string) => 'ಕ್ಯಾಶ್ ಆನ್ ಡೆಲಿವರಿ';
export const boughtAtCounter = 'ಕೌಂಟರ್‌ನಲ್ಲಿ ಖರೀದಿಸಿದ್ದು';
export const total = 'ಒಟ್ಟು';
export const toPay = 'ಪಾವತಿಸಬೇಕು';
/** The sum of an order: the products, the fee, and `total`. */
export const products = 'ಉತ್ಪನ್ನಗಳು';
export const fee = 'ಡೆಲಿವರಿ ಮತ್ತು ಪ್ಲಾಟ್‌ಫಾರ್ಮ್ ಶುಲ್ಕ';
export const paid = 'ಪಾವತಿಯಾಗಿದೆ';
export const paidInPart = (paid: string, due: string) => `${paid} ಪಾವತಿಯಾಗಿದೆ, ${due} ಪಾವತಿಸಬೇಕು`;
export const arrives = (days: string) => `ಬರುವ ದಿನ: ${days}`;
/** The gym's phone number follows. */
export const wasDueBy = (day: string) => `${day}ರೊಳಗೆ ಬರಬೇಕಿತ್ತು. ನಮ್ಮನ್ನು ಕೇಳಿ:`;
export const orderStatus = 'ಆರ್ಡರ್ ಎಲ್ಲಿಯವರೆಗೆ ಬಂದಿದೆ';

// One product.
export const quantityOf = (quantity: number) => `ಪ್ರಮಾಣ ${quantity}`;
export const cancelled = 'ರದ್ದಾಗಿದೆ:';
/** After `cancelled`. */
export const cancelledOn = (day: string) => day;
export const cancelledOnNotCharged = (day: string) => `${day}, ಹಣ ತೆಗೆದುಕೊಂಡಿಲ್ಲ`;
export const returnProduct = (product: string) => `${product}: ರಿಟರ್ನ್ ಮಾಡಿ`;
export const returnUntil = (day: string) => `ರಿಟರ್ನ್ ಮಾಡಿ, ${day}ರವರೆಗೆ`;
export const cancelProduct = (product: string) => `${product}: ರದ್ದುಮಾಡಿ`;
export const cancel = 'ರದ್ದುಮಾಡಿ';

// Cancelling.
export const cancelQuestion = (quantity: number, product: string) => `${quantity} × ${product} ರದ್ದುಮಾಡಬೇಕೇ?`;
export const cancelAllQuestion = (orderNumber: string) => `ಇಡೀ ಆರ್ಡರ್ ${orderNumber} ರದ್ದುಮಾಡಬೇಕೇ?`;
export const quantityAndName = (quantity: number, product: string) => `${quantity} × ${product}`;
export const cancelMeans = 'ಹಣ ತೆಗೆದುಕೊಳ್ಳುವುದಿಲ್ಲ. ರದ್ದುಮಾಡಿದ ಮೇಲೆ ಮರಳಿ ತರಲು ಆಗುವುದಿಲ್ಲ.';
export const cancelPaidMeans = 'ನೀವು ಪಾವತಿಸಿದ್ದು ರೀಫಂಡ್ ಆಗುತ್ತದೆ. ರದ್ದುಮಾಡಿದ ಮೇಲೆ ಮರಳಿ ತರಲು ಆಗುವುದಿಲ್ಲ.';
/** After one of the two above: other products of the order that are not cancelled. */
export const othersStay = (count: number) =>
  count <= 1 ? 'ಈ ಆರ್ಡರ್‌ನ ಇನ್ನೊಂದು ಉತ್ಪನ್ನ ಬರುತ್ತದೆ.' : `ಈ ಆರ್ಡರ್‌ನ ಉಳಿದ ${count} ಉತ್ಪನ್ನಗಳು ಬರುತ್ತವೆ.`;
export const reasonOptional = 'ಕಾರಣ (ಇಷ್ಟವಿದ್ದರೆ)';
export const cancelReasonHint = 'ನಾವು ಏನು ಸುಧಾರಿಸಬೇಕು ಎಂದು ತಿಳಿಯುತ್ತದೆ.';
export const keepIt = 'ಆರ್ಡರ್ ಇರಲಿ';
export const cancelTheOrder = 'ಆರ್ಡರ್ ರದ್ದುಮಾಡಿ';
/** Used if other products of the order stay. */
export const cancelThisProduct = 'ಈ ಉತ್ಪನ್ನ ರದ್ದುಮಾಡಿ';
export const cancelTheWholeOrder = 'ಇಡೀ ಆರ್ಡರ್ ರದ್ದುಮಾಡಿ';
export const cancelOrderOf = (orderNumber: string) => `${orderNumber}: ಇಡೀ ಆರ್ಡರ್ ರದ್ದುಮಾಡಿ`;

// Returning.
export const howMany = 'ಎಷ್ಟು ಪೀಸ್';
export const allPieces = (count: number) => `ಎಲ್ಲ ${count}`;
export const somePieces = (count: number) => `ಅವುಗಳಲ್ಲಿ ${count}`;
export const ofPieces = (count: number) => `1–${count}`;
export const returnQuestion = (quantity: number, product: string) => `${quantity} × ${product} ರಿಟರ್ನ್ ಮಾಡಬೇಕೇ?`;
export const returnMeans = (days: number) =>
  `ಡೆಲಿವರಿಯಾದ ${days} ದಿನಗಳೊಳಗೆ, ತೆರೆಯದೆ; ಹಾಳಾದ ಅಥವಾ ತಪ್ಪಾದ ಉತ್ಪನ್ನವಾದರೆ ತೆರೆದಿದ್ದರೂ. ನಿಮಗೆ ರೀಫಂಡ್ ಸಿಗುತ್ತದೆ.`;
export const reason = 'ಕಾರಣ';
export const returnReasonHint = 'ಏನು ತಪ್ಪಾಗಿತ್ತು ಎಂದು ನಮಗೆ ತಿಳಿಯುತ್ತದೆ.';
export const askToReturn = 'ರಿಟರ್ನ್ ಕೇಳಿ';
export const close = 'ಮುಚ್ಚಿ';

// Keeping it after all.
export const withdrawTheReturn = 'ರಿಟರ್ನ್ ಹಿಂಪಡೆಯಿರಿ';
export const withdrawReturnOf = (product: string) => `${product}: ರಿಟರ್ನ್ ಹಿಂಪಡೆಯಿರಿ`;
export const withdrawQuestion = (quantity: number, product: string) =>
  `${quantity} × ${product}: ರಿಟರ್ನ್ ಹಿಂಪಡೆಯಬೇಕೇ?`;
export const withdrawMeans = 'ಅದು ನಿಮ್ಮಲ್ಲೇ ಇರುತ್ತದೆ. ಕೊನೆಯ ದಿನದವರೆಗೆ ಮತ್ತೆ ಕೇಳಬಹುದು.';
export const keepTheReturn = 'ರಿಟರ್ನ್ ಇರಲಿ';

// Rating.
export const rateOnceArrived = 'ನಿಮಗೆ ತಲುಪಿದ ಮೇಲೆ ರೇಟಿಂಗ್ ಕೊಡಬಹುದು.';
export const rateThisProduct = 'ಈ ಉತ್ಪನ್ನಕ್ಕೆ ರೇಟಿಂಗ್ ಕೊಡಿ';
export const rate = (product: string) => `${product}: ರೇಟಿಂಗ್ ಕೊಡಿ`;
export const stars = (count: number) => (count <= 1 ? `${count} ಸ್ಟಾರ್` : `${count} ಸ್ಟಾರ್‌ಗಳು`);
export const youGave = (stars: number, most: number) => `ನೀವು ಕೊಟ್ಟ ರೇಟಿಂಗ್: ${most}ಕ್ಕೆ ${stars}`;
export const orWriteAReview = 'ಅಥವಾ ರಿವ್ಯೂ ಬರೆಯಿರಿ';
export const writeAReview = 'ರಿವ್ಯೂ ಬರೆಯಿರಿ';
/** For a rating given a moment ago. */
export const changeStars = 'ಬದಲಾಯಿಸಿ';
/** Before one of the numbers of stars is. */
export const chooseStars = 'ಆಯ್ಕೆಮಾಡಿ';
export const writeAReviewOf = (product: string) => `${product}: ರಿವ್ಯೂ ಬರೆಯಿರಿ`;
export const review = (product: string) => `ರಿವ್ಯೂ: ${product}`;
export const reviewMeans = 'ಇದು ನಿಮ್ಮ ಹೆಸರಿನ ಮೊದಲ ಭಾಗ ಮತ್ತು ತಿಂಗಳೊಂದಿಗೆ ಉತ್ಪನ್ನದ ಪುಟದಲ್ಲಿ ಕಾಣುತ್ತದೆ. ಆಮೇಲೆ ಬದಲಾಯಿಸಲು ಆಗುವುದಿಲ್ಲ.';
export const starsLabel = 'ಸ್ಟಾರ್‌ಗಳು';
export const yourReview = 'ನಿಮ್ಮ ರಿವ್ಯೂ';
export const characters = (least: number, most: number) => `${least}ರಿಂದ ${most} ಅಕ್ಷರಗಳು`;
export const sendReview = 'ರಿವ್ಯೂ ಕಳುಹಿಸಿ';
export const cancelReview = 'ಬೇಡ';
export const buyAgain = 'ಮತ್ತೆ ಖರೀದಿಸಿ';
export const buyProductAgain = (name: string) => `ಮತ್ತೆ ಖರೀದಿಸಿ: ${name}`;
