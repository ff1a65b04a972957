/** The name under which an unfinished product is kept while an admin signs in again. */
export const NEW_PRODUCT = 'new product';
