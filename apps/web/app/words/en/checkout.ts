// Steps
export const cart = 'Cart';
export const address = 'Address';
export const payment = 'Payment';
/** The name of the list of steps. */
export const checkoutSteps = 'Checkout';
export const toTheStore = 'Go to store';
export const backToTheStore = 'Back to store';
export const seeYourOrders = 'View orders';
export const changedMeanwhile = 'Your cart has changed';
export const dismiss = 'Dismiss';

// Changes to products in the cart
export const wasAdded = (product: string) => `${product} was added.`;
export const wasRemoved = (product: string) => `${product} was removed.`;
export const isOutOfStock = (product: string) => `${product} is now out of stock.`;
export const canBeOrderedAgain = (product: string) => `${product} is back in stock.`;
export const nowCosts = (product: string, now: string, before: string) =>
  `${product} now costs ${now} (was ${before}).`;
export const quantityIsNow = (product: string, quantity: number) =>
  `${product}: quantity changed to ${quantity}.`;
export const moreChanges = (count: number) => `${count} more changes.`;

// Cart
export const inYourCart = 'In your cart';
export const checkout = 'Checkout';
export const onlyLeft = (left: number) => `Only ${left} left`;
export const takeThese = (left: number) => (left === 1 ? 'Use the last one' : `Use these ${left}`);
export const remove = 'Remove';
export const removeProduct = (product: string) => `Remove ${product}`;
export const removeOutOfStock = 'Remove out-of-stock products to continue.';
export const takeWhatIsLeft = 'Reduce the quantity to the available stock to continue.';
export const cartIsEmpty = 'Your cart is empty';
export const cartKeeps = 'Products you add stay here on every device.';
export const maybeJustOrdered =
  'If you just confirmed an order, find it under Orders. There is nothing left to pay here.';
export const notInOurShop = 'This product is not in our shop';
export const linkOldOrMistyped = 'The link may be old or mistyped.';
export const nothingWasOrdered = (products: string) => `${products}. Nothing was ordered.`;
export const backToTheCart = 'Back to cart';
export const backToTheProduct = 'Back to product';

// Summary
export const summary = 'Summary';
export const goods = (pieces: number) => `Products (${pieces} ${pieces === 1 ? 'item' : 'items'})`;
export const productCount = (count: number) => `${count} products`;
export const quantityOf = (quantity: number) => `Quantity ${quantity}`;
export const convenienceFee = 'Convenience fee';
export const total = 'Total';
export const pricesIncludeTax = 'Prices include tax';

// Address step
export const savedAddresses = 'Saved addresses';
export const noAddressSaved = 'No saved addresses. Add your delivery address.';
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

// Payment step
export const shippingAddress = 'Shipping address';
export const change = 'Change';
/** Read aloud after `change`. */
export const changeShippingAddress = ' shipping address';
export const paymentMode = 'Payment mode';
export const cashOnDelivery = 'Cash on delivery (COD)';
export const payAtYourDoor = 'Pay when your order arrives.';
export const cardPayment = 'Card payment';
export const notAvailableYet = 'Not available yet.';
export const confirmOrder = 'Confirm Order';
export const cancel = 'Cancel';
export const whereToDeliver = 'Choose a delivery address';
export const noAddressChosen = 'No address is selected, or the selected one was deleted.';
export const chooseAnAddress = 'Choose address';
export const orderedAlready = 'These products were already ordered. Check Orders before you order again.';
export const priceHasChanged = 'A price has changed';
export const orderAtNewTotal = 'Your order is not placed yet. Place it at the new total?';
export const oldTotal = 'Old total';
export const newTotal = 'New total';
export const notNow = 'Not now';
export const orderFor = (total: string) => `Order for ${total}`;

// Order placed
/** The number follows. */
export const yourOrderNumber = 'Your order number:';
export const toPayInCash = 'Pay in cash on delivery';
export const deliverTo = 'Deliver to';
export const ordered = 'Ordered';
export const whatHappensNext = 'What happens next';
export const today = 'Today';
export const wePackIt = 'We pack your order. Track it under Orders.';
/** Between the first and the last day. */
export const toDay = ' to ';
export const itArrives = 'Your order arrives. Keep the cash ready.';
export const afterThat = 'After that';
export const youCanRateIt = 'Rate your products.';
export const noSuchOrder = 'Order not found';
export const noSuchOrderMore = 'The link may be mistyped, or it belongs to another account.';

// Without JavaScript.
export const cartNeedsScript = 'Your cart needs JavaScript. Turn it on; you can browse the store without it.';
export const addressNeedsScript =
  'Choosing an address needs JavaScript. Turn it on; you can browse the store without it.';
export const payingNeedsScript = 'Paying needs JavaScript. Turn it on; you can browse the store without it.';
