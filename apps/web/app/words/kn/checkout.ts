// The steps.
export const cart = 'ಕಾರ್ಟ್';
export const address = 'ವಿಳಾಸ';
export const payment = 'ಪಾವತಿ';
/** The name of the list of steps. */
export const checkoutSteps = 'ಚೆಕ್‌ಔಟ್ ಹಂತಗಳು';
export const toTheStore = 'ಸ್ಟೋರ್‌ಗೆ ಹೋಗಿ';
export const backToTheStore = 'ಸ್ಟೋರ್‌ಗೆ ಹಿಂದಿರುಗಿ';
export const seeYourOrders = 'ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳನ್ನು ನೋಡಿ';
export const changedMeanwhile = 'ಈ ನಡುವೆ ಬದಲಾದದ್ದು';
export const dismiss = 'ಸರಿ, ಮುಚ್ಚಿ';

// Changes of a product in the cart, in sentences.
export const wasAdded = (product: string) => `${product} ಸೇರಿಸಲಾಗಿದೆ.`;
export const wasRemoved = (product: string) => `${product} ತೆಗೆಯಲಾಗಿದೆ.`;
export const isOutOfStock = (product: string) => `${product} ಈಗ ಸ್ಟಾಕ್‌ನಲ್ಲಿ ಇಲ್ಲ.`;
export const canBeOrderedAgain = (product: string) => `${product} ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಬಹುದು.`;
export const nowCosts = (product: string, now: string, before: string) =>
  `${product}: ಈಗಿನ ಬೆಲೆ ${now}, ಮೊದಲು ${before}.`;
export const quantityIsNow = (product: string, quantity: number) => `${product}: ಈಗ ಪ್ರಮಾಣ ${quantity}.`;
export const moreChanges = (count: number) => `ಇನ್ನೂ ${count} ಬದಲಾವಣೆಗಳಿವೆ.`;

// The cart.
export const inYourCart = 'ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿ';
export const checkout = 'ಚೆಕ್‌ಔಟ್ ಮಾಡಿ';
export const onlyLeft = (left: number) => `ಇನ್ನು ${left} ಮಾತ್ರ ${left <= 1 ? 'ಉಳಿದಿದೆ' : 'ಉಳಿದಿವೆ'}`;
export const takeThese = (left: number) => (left <= 1 ? 'ಉಳಿದ ಒಂದನ್ನು ತೆಗೆದುಕೊಳ್ಳಿ' : `ಉಳಿದ ${left}ನ್ನು ತೆಗೆದುಕೊಳ್ಳಿ`);
export const remove = 'ತೆಗೆಯಿರಿ';
export const removeProduct = (product: string) => `${product} ತೆಗೆಯಿರಿ`;
export const removeOutOfStock = 'ಮುಂದುವರಿಯಲು, ಸ್ಟಾಕ್ ಇಲ್ಲದ ಉತ್ಪನ್ನಗಳನ್ನು ತೆಗೆಯಿರಿ.';
export const takeWhatIsLeft = 'ಮುಂದುವರಿಯಲು, ಉಳಿದಿರುವಷ್ಟನ್ನು ತೆಗೆದುಕೊಳ್ಳಿ.';
export const cartIsEmpty = 'ನಿಮ್ಮ ಕಾರ್ಟ್ ಖಾಲಿ ಇದೆ';
export const cartKeeps = 'ನೀವು ಸೇರಿಸಿದ್ದು, ನೀವು ಸೈನ್ ಇನ್ ಆಗುವ ಎಲ್ಲ ಡಿವೈಸ್‌ಗಳಲ್ಲೂ ಇಲ್ಲಿ ಇರುತ್ತದೆ.';
export const maybeJustOrdered = 'ನೀವು ಈಗಷ್ಟೇ ಆರ್ಡರ್ ಖಚಿತಪಡಿಸಿದ್ದರೆ, ಅದು ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳಲ್ಲಿದೆ. ಇಲ್ಲಿ ಪಾವತಿಸಲು ಏನೂ ಉಳಿದಿಲ್ಲ.';
export const notInOurShop = 'ಈ ಉತ್ಪನ್ನ ನಮ್ಮ ಸ್ಟೋರ್‌ನಲ್ಲಿಲ್ಲ';
export const linkOldOrMistyped = 'ಲಿಂಕ್ ಹಳೆಯದಾಗಿರಬಹುದು ಅಥವಾ ತಪ್ಪಾಗಿ ಟೈಪ್ ಆಗಿರಬಹುದು.';
export const nothingWasOrdered = (products: string) => `${products}. ಏನೂ ಆರ್ಡರ್ ಆಗಿಲ್ಲ.`;
export const backToTheCart = 'ಕಾರ್ಟ್‌ಗೆ ಹಿಂದಿರುಗಿ';
export const backToTheProduct = 'ಉತ್ಪನ್ನಕ್ಕೆ ಹಿಂದಿರುಗಿ';

// The sum.
export const summary = 'ಒಟ್ಟು ಲೆಕ್ಕ';
export const goods = (pieces: number) => `ಉತ್ಪನ್ನಗಳು (${pieces} ${pieces <= 1 ? 'ಐಟಂ' : 'ಐಟಂಗಳು'})`;
export const productCount = (count: number) => (count <= 1 ? `${count} ಉತ್ಪನ್ನ` : `${count} ಉತ್ಪನ್ನಗಳು`);
export const quantityOf = (quantity: number) => `ಪ್ರಮಾಣ ${quantity}`;
export const convenienceFee = 'ಸೌಲಭ್ಯ ಶುಲ್ಕ';
export const total = 'ಒಟ್ಟು';
export const pricesIncludeTax = 'ಬೆಲೆಗಳಲ್ಲಿ ತೆರಿಗೆ ಸೇರಿದೆ';

// The address step.
export const savedAddresses = 'ಉಳಿಸಿದ ವಿಳಾಸಗಳು';
export const noAddressSaved = 'ಇನ್ನೂ ಯಾವ ವಿಳಾಸವನ್ನೂ ಉಳಿಸಿಲ್ಲ. ಡೆಲಿವರಿ ಬೇಕಾದ ವಿಳಾಸ ಸೇರಿಸಿ.';
export const addNewAddress = 'ಹೊಸ ವಿಳಾಸ ಸೇರಿಸಿ';
export const editAddress = 'ವಿಳಾಸ ತಿದ್ದಿ';
export const proceedToPay = 'ಪಾವತಿಗೆ ಮುಂದುವರಿಯಿರಿ';
export const home = 'ಮನೆಯಲ್ಲಿ';
export const work = 'ಕೆಲಸದ ಸ್ಥಳ';
export const deliverHere = 'ಇಲ್ಲಿಗೆ ಡೆಲಿವರಿ ಮಾಡಿ';
export const edit = 'ತಿದ್ದಿ';
export const editAddressOf = (name: string, town: string) => `${name}, ${town}: ವಿಳಾಸ ತಿದ್ದಿ`;
export const deleteIt = 'ಅಳಿಸಿ';
export const deleteAddressOf = (name: string, town: string) => `${name}, ${town}: ವಿಳಾಸ ಅಳಿಸಿ`;
export const undo = 'ಬೇಡ, ಮರಳಿ ತನ್ನಿ';
export const tryAgain = 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ';
export const name = 'ಹೆಸರು';
export const email = 'ಇಮೇಲ್';
export const pincode = 'ಪಿನ್‌ಕೋಡ್';
export const town = 'ಊರು';
export const district = 'ಜಿಲ್ಲೆ';
export const state = 'ರಾಜ್ಯ';
export const addressType = 'ವಿಳಾಸದ ಬಗೆ';
export const saveAddress = 'ವಿಳಾಸ ಉಳಿಸಿ';

// The payment step.
export const shippingAddress = 'ಡೆಲಿವರಿ ವಿಳಾಸ';
export const change = 'ಬದಲಾಯಿಸಿ';
/** Follows `change`, for screen readers. */
export const changeShippingAddress = ': ಡೆಲಿವರಿ ವಿಳಾಸ';
export const paymentMode = 'ಪಾವತಿ ವಿಧಾನ';
export const cashOnDelivery = 'ಕ್ಯಾಶ್ ಆನ್ ಡೆಲಿವರಿ';
export const payAtYourDoor = 'ಮನೆ ಬಾಗಿಲಿಗೆ ಬಂದಾಗ ಹಣ ಕೊಡಿ.';
export const cardPayment = 'ಕಾರ್ಡ್ ಪಾವತಿ';
export const notAvailableYet = 'ಇನ್ನೂ ಲಭ್ಯವಿಲ್ಲ.';
export const confirmOrder = 'ಆರ್ಡರ್ ಖಚಿತಪಡಿಸಿ';
export const cancel = 'ರದ್ದುಮಾಡಿ';
export const whereToDeliver = 'ಎಲ್ಲಿಗೆ ಡೆಲಿವರಿ ಮಾಡಬೇಕು?';
export const noAddressChosen = 'ಇನ್ನೂ ವಿಳಾಸ ಆಯ್ಕೆಯಾಗಿಲ್ಲ, ಅಥವಾ ಆಯ್ಕೆ ಮಾಡಿದ್ದ ವಿಳಾಸ ಈಗ ನಿಮ್ಮ ಪಟ್ಟಿಯಲ್ಲಿಲ್ಲ.';
export const chooseAnAddress = 'ವಿಳಾಸ ಆಯ್ಕೆ ಮಾಡಿ';
export const orderedAlready = 'ಈ ಉತ್ಪನ್ನಗಳು ಈಗಾಗಲೇ ಆರ್ಡರ್ ಆಗಿವೆ. ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡುವ ಮುನ್ನ ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳನ್ನು ನೋಡಿ.';
export const priceHasChanged = 'ಒಂದು ಬೆಲೆ ಬದಲಾಗಿದೆ';
export const orderAtNewTotal = 'ಇನ್ನೂ ಏನೂ ಆರ್ಡರ್ ಆಗಿಲ್ಲ. ಹೊಸ ಮೊತ್ತಕ್ಕೆ ಆರ್ಡರ್ ಮಾಡಬೇಕೇ?';
export const oldTotal = 'ಹಿಂದಿನ ಮೊತ್ತ';
export const newTotal = 'ಹೊಸ ಮೊತ್ತ';
export const notNow = 'ಈಗ ಬೇಡ';
export const orderFor = (total: string) => `${total}ಗೆ ಆರ್ಡರ್ ಮಾಡಿ`;

// After the order.
/** The number follows. */
export const yourOrderNumber = 'ನಿಮ್ಮ ಆರ್ಡರ್ ಸಂಖ್ಯೆ:';
export const toPayInCash = 'ಬಂದಾಗ ನಗದು ಕೊಡಬೇಕಾದ ಮೊತ್ತ';
export const deliverTo = 'ಡೆಲಿವರಿ ವಿಳಾಸ';
export const ordered = 'ಆರ್ಡರ್ ಮಾಡಿದ ಉತ್ಪನ್ನಗಳು';
export const whatHappensNext = 'ಮುಂದೇನು?';
export const today = 'ಇಂದು';
export const wePackIt = 'ನಿಮ್ಮ ಆರ್ಡರ್ ಪ್ಯಾಕ್ ಮಾಡುತ್ತೇವೆ. ಅದು ಎಲ್ಲಿಯವರೆಗೆ ಬಂದಿದೆ ಎಂದು ‘ಆರ್ಡರ್‌ಗಳು’ ಪುಟದಲ್ಲಿ ನೋಡಬಹುದು.';
/** Between the first and the last day. */
export const toDay = ' – ';
export const itArrives = 'ನಿಮ್ಮ ಮನೆ ಬಾಗಿಲಿಗೆ ಬರುತ್ತದೆ. ನಗದು ಸಿದ್ಧವಾಗಿರಲಿ.';
export const afterThat = 'ಆಮೇಲೆ';
export const youCanRateIt = 'ಖರೀದಿಸಿದ್ದಕ್ಕೆ ರೇಟಿಂಗ್ ಕೊಡಬಹುದು.';
export const noSuchOrder = 'ಇಂಥ ಆರ್ಡರ್ ಇಲ್ಲ';
export const noSuchOrderMore = 'ಲಿಂಕ್ ತಪ್ಪಿರಬಹುದು, ಅಥವಾ ಅದು ಬೇರೆ ಖಾತೆಯ ಆರ್ಡರ್.';

// Without JavaScript.
export const cartNeedsScript = 'ನಿಮ್ಮ ಕಾರ್ಟ್ ತೋರಿಸಲು JavaScript ಬೇಕು. ದಯವಿಟ್ಟು ಅದನ್ನು ಆನ್ ಮಾಡಿ; ಸ್ಟೋರ್ ನೋಡಲು ಅದು ಬೇಕಿಲ್ಲ.';
export const addressNeedsScript = 'ವಿಳಾಸ ಆಯ್ಕೆ ಮಾಡಲು JavaScript ಬೇಕು. ದಯವಿಟ್ಟು ಅದನ್ನು ಆನ್ ಮಾಡಿ; ಸ್ಟೋರ್ ನೋಡಲು ಅದು ಬೇಕಿಲ್ಲ.';
export const payingNeedsScript = 'ಪಾವತಿಸಲು JavaScript ಬೇಕು. ದಯವಿಟ್ಟು ಅದನ್ನು ಆನ್ ಮಾಡಿ; ಸ್ಟೋರ್ ನೋಡಲು ಅದು ಬೇಕಿಲ್ಲ.';
