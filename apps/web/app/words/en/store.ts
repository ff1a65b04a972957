// Texts of the first load of the store. Constants only: the build inlines them, and leaves this module out.
export const store = 'Store';
export const showAllProducts = 'Show all products';
export const tryAgain = 'Try again';
export const noSuchProduct = 'No such product';
export const notInOurShop = 'This product is not in our shop';
export const linkOldOrMistyped = 'The link may be old or mistyped, or we no longer sell it.';
export const unknownFilter = 'We do not know this filter';
export const unknownFilterMore =
  'The address asks for a price, a rating or a page that our shelves are not sorted by.';
export const cannotReachTheShop = 'We cannot reach the shop';
export const tryInAMinute = 'Please try again in a minute.';
