/** The cart and the saved addresses. */
export const cartMessages = {
  pleaseLoginToBuy: 'Please Login To Buy',
  pleaseLoginToAdd: 'Please Login!',
  outOfStock: 'Product Out-Off Stock',
  quantityBounds: 'Enter a whole number from 1 to 10,00,000',
  addedToCart: 'Added to cart',
  cartUpdated: 'Cart updated',
  removedFromCart: 'Removed from cart',
  addressRequired: 'Address required!',
  pincodeInvalid: 'invalid',
  addressAdded: 'Address added',
  addressUpdated: 'Address updated',
  addressRemoved: 'Address removed',
} as const;
