import {
  BEST_BEFORE_MONTHS_MAX,
  FSSAI_LICENCE_DIGITS,
  NUTRITION_MAX,
  PRODUCT_PICTURES_MAX,
} from '../../catalogue/product-attributes.ts';

/** Product labels and pictures. */
export const attributeMessages = {
  netQuantity: 'Enter a whole number of grams, millilitres or pieces',
  netUnit: 'Choose g, ml or pieces',
  netQuantityMissing: 'Enter the net quantity too',
  fssaiLicence: `Enter the ${FSSAI_LICENCE_DIGITS} digits of the FSSAI licence`,
  country: 'Choose a country',
  mark: 'Choose green or brown',
  bestBefore: `Enter 1 to ${BEST_BEFORE_MONTHS_MAX} months`,
  nutrition: `Enter a number up to ${NUTRITION_MAX}, with at most two decimals`,
  servingSize: 'Enter a number above 0, with at most two decimals',
  barcode: 'Enter a barcode of 8, 12 or 13 digits, as on the package',
  blank: 'Enter a text or leave it out',
  tooManyPictures: `A product can have up to ${PRODUCT_PICTURES_MAX} pictures`,
} as const;
