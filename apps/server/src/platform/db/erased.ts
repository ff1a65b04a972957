/** Stands for a text that was erased with the account of the member that it was about (D59). */
export const ERASED = '(erased)';
