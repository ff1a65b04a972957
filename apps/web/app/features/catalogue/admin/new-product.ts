/** The name under which a half-written product is kept while an admin signs in again. */
export const NEW_PRODUCT = 'new product';
