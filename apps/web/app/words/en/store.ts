// Texts of the first load of the store. Constants only: the build inlines them, and leaves this module out.
export const store = 'Store';
export const showAllProducts = 'Show all products';
export const tryAgain = 'Try again';
export const noSuchProduct = 'Product not found';
export const notInOurShop = 'This product is not in our shop';
export const linkOldOrMistyped = 'The link may be old or mistyped, or we no longer sell it.';
export const unknownFilter = 'Unknown filter';
export const unknownFilterMore = "The link has a price, rating or page that doesn't exist.";
export const cannotReachTheShop = "The store can't be reached";
export const tryInAMinute = 'Please try again in a minute.';
