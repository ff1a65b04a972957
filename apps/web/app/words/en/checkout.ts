// The steps.
export const cart = 'Cart';
export const address = 'Address';
export const payment = 'Payment';
/** The name of the list of steps. */
export const checkoutSteps = 'Checkout';
export const toTheStore = 'To the store';
export const backToTheStore = 'Back to the store';
export const seeYourOrders = 'See your orders';
export const changedMeanwhile = 'Changed meanwhile';
export const dismiss = 'Dismiss';

// Changes of a product in the cart, in sentences.
export const wasAdded = (product: string) => `${product} was added.`;
export const wasRemoved = (product: string) => `${product} was removed.`;
export const isOutOfStock = (product: string) => `${product} is out of stock now.`;
export const canBeOrderedAgain = (product: string) => `${product} can be ordered again.`;
export const nowCosts = (product: string, now: string, before: string) =>
  `${product} now costs ${now}, before ${before}.`;
export const quantityIsNow = (product: string, quantity: number) =>
  `${product}: the quantity is now ${quantity}.`;
export const moreChanges = (count: number) => `${count} more changes.`;

// The cart.
export const inYourCart = 'In your cart';
export const checkout = 'Checkout';
export const onlyLeft = (left: number) => `Only ${left} left`;
export const takeThese = (left: number) => (left === 1 ? 'Take the last one' : `Take these ${left}`);
export const remove = 'Remove';
export const removeProduct = (product: string) => `Remove ${product}`;
export const removeOutOfStock = 'Remove what is out of stock to go on.';
export const takeWhatIsLeft = 'Take what is left to go on.';
export const cartIsEmpty = 'Your cart is empty';
export const cartKeeps = 'What you add to it stays here, on every device you sign in on.';
export const maybeJustOrdered =
  'If you have just confirmed an order, it is among your orders. There is nothing left to pay here.';
export const notInOurShop = 'This product is not in our shop';
export const linkOldOrMistyped = 'The link may be old or mistyped.';
export const nothingWasOrdered = (products: string) => `${products}. Nothing was ordered.`;
export const backToTheCart = 'Back to the cart';
export const backToTheProduct = 'Back to the product';

// The sum.
export const summary = 'Summary';
export const goods = (pieces: number) => `Goods (${pieces} ${pieces === 1 ? 'item' : 'items'})`;
export const productCount = (count: number) => `${count} products`;
export const quantityOf = (quantity: number) => `Quantity ${quantity}`;
export const convenienceFee = 'Convenience fee';
export const total = 'Total';
export const pricesIncludeTax = 'Prices include tax';

// The address step.
export const savedAddresses = 'Saved addresses';
export const noAddressSaved = 'No address saved yet. Add the one we deliver to.';
export const addNewAddress = 'Add New Address';
export const editAddress = 'Edit address';
export const proceedToPay = 'Proceed to pay';
export const home = 'Home';
export const work = 'Work';
export const deliverHere = 'Deliver Here';
export const edit = 'Edit';
export const editAddressOf = (name: string, town: string) => `Edit address of ${name}, ${town}`;
export const deleteIt = 'Delete';
export const deleteAddressOf = (name: string, town: string) => `Delete address of ${name}, ${town}`;
export const undo = 'Undo';
export const tryAgain = 'Try again';
export const name = 'Name';
export const email = 'Email';
export const pincode = 'Pincode';
export const town = 'Town';
export const district = 'District';
export const state = 'State';
export const addressType = 'Address type';
export const saveAddress = 'Save address';

// The payment step.
export const shippingAddress = 'Shipping address';
export const change = 'Change';
/** Follows `change`, for screen readers. */
export const changeShippingAddress = ' shipping address';
export const paymentMode = 'Payment mode';
export const cashOnDelivery = 'Cash on delivery (COD)';
export const payAtYourDoor = 'Pay when it is at your door.';
export const cardPayment = 'Card payment';
export const notAvailableYet = 'Not available yet.';
export const confirmOrder = 'Confirm Order';
export const cancel = 'Cancel';
export const whereToDeliver = 'Where shall we deliver?';
export const noAddressChosen = 'No address is chosen yet, or the one that was is no longer in your list.';
export const chooseAnAddress = 'Choose an address';
export const orderedAlready = 'These goods were ordered already. Look at your orders before you order again.';
export const priceHasChanged = 'A price has changed';
export const orderAtNewTotal = 'Nothing is ordered yet. Order at the new total?';
export const oldTotal = 'Old total';
export const newTotal = 'New total';
export const notNow = 'Not now';
export const orderFor = (total: string) => `Order for ${total}`;

// After the order.
/** The number follows. */
export const yourOrderNumber = 'Your order number:';
export const toPayInCash = 'To pay in cash when it arrives';
export const deliverTo = 'Deliver to';
export const ordered = 'Ordered';
export const whatHappensNext = 'What happens next';
export const today = 'Today';
export const wePackIt = 'We pack your order. You can see how far it is under Orders.';
/** Between the first and the last day. */
export const toDay = ' to ';
export const itArrives = 'It arrives at your door. Have the cash ready.';
export const afterThat = 'After that';
export const youCanRateIt = 'You can rate what you bought.';
export const noSuchOrder = 'There is no such order';
export const noSuchOrderMore = 'The link may be mistyped, or it belongs to another account.';

// Without JavaScript.
export const cartNeedsScript = 'Your cart needs JavaScript. Please switch it on; the store reads without it.';
export const addressNeedsScript =
  'Choosing an address needs JavaScript. Please switch it on; the store reads without it.';
export const payingNeedsScript = 'Paying needs JavaScript. Please switch it on; the store reads without it.';
