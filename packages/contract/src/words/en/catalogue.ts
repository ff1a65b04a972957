/** Products: search, and changes by admins. */
export const catalogueMessages = {
  noSuggestions: 'No result',
  noMoreData: 'No more Data',
  discountTooLow: 'Discount cannot be less than 0%',
  discountTooHigh: 'Discount cannot be more than 100%',
  priceTooLow: 'Price must be greater than 0',
  priceNotANumber: 'Price must be a number from 0 to 10,00,000, with at most two decimals',
  imageLink: 'Use a link that starts with https://, without a user name or password',
  descriptionLength: 'Use 5 to 500 characters',
  productAdded: 'Product added',
  productSaved: 'Product updated',
  productDeleted: 'Product deleted',
} as const;
