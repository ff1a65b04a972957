import { IMAGE_LEAST_SIDE_PIXELS, IMAGE_MOST_BYTES } from '../images.ts';

/** Products: search, and changes by admins. */
export const catalogueMessages = {
  noSuggestions: 'No result',
  noMoreData: 'No more Data',
  discountTooLow: 'Discount cannot be less than 0%',
  discountTooHigh: 'Discount cannot be more than 100%',
  priceTooLow: 'Price must be greater than 0',
  priceNotANumber: 'Price must be a number from 0 to 10,00,000, with at most two decimals',
  imageLink: 'Use a link that starts with https://, without a user name or password',
  imageCrop: 'Give left, top and side together, or none of them',
  imageNotRead: 'This file is not a picture that we can read. Use a JPEG, PNG, WebP or AVIF file.',
  imageTooSmall: `Use a picture of at least ${IMAGE_LEAST_SIDE_PIXELS} by ${IMAGE_LEAST_SIDE_PIXELS} pixels.`,
  imageTooHeavy: `Use a file of at most ${IMAGE_MOST_BYTES / 1024 / 1024} MB.`,
  descriptionLength: 'Use 5 to 500 characters',
  productAdded: 'Product added',
  productSaved: 'Product updated',
  productDeleted: 'Product deleted',
} as const;
