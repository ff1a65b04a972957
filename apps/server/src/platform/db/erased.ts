/** Replaces a text that was erased with the account of the member it was about (D59). */
export const ERASED = '(erased)';
