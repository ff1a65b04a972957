export const tagline = 'A serious gym, close to home.';

/** The location shown in the header, as the owner spells it (SPEC section 1). */
export const location = 'Banglore';
export const city = 'Bengaluru';
