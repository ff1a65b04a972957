import type { Words } from '../words.ts';

export const cartMessages: Words<typeof import('../en/cart').cartMessages> = {
  pleaseLoginToBuy: 'ख़रीदने के लिए कृपया साइन इन करें',
  pleaseLoginToAdd: 'कृपया साइन इन करें!',
  outOfStock: 'स्टॉक में नहीं',
  quantityBounds: '1 से 10,00,000 तक की पूरी संख्या भरें',
  addedToCart: 'कार्ट में जुड़ गया',
  cartUpdated: 'कार्ट बदल गया',
  removedFromCart: 'कार्ट से हटा दिया गया',
  addressRequired: 'पता भरें!',
  pincodeInvalid: 'सही नहीं',
  addressAdded: 'पता जुड़ गया',
  addressUpdated: 'पता बदल गया',
  addressRemoved: 'पता हटा दिया गया',
};
