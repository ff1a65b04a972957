const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = alphabet.length;

/** State (2 digits), PAN (5 letters, 4 digits, 1 letter), entity (1), `Z`, check character. */
const written = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** True for a GSTIN with a valid check character. Upper case only. */
export function isGstin(text: string): boolean {
  if (!written.test(text)) return false;
  const sum = [...text.slice(0, -1)].reduce((before, character, i) => {
    const product = alphabet.indexOf(character) * (i % 2 === 0 ? 1 : 2);
    return before + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return text.endsWith(alphabet.charAt((BASE - (sum % BASE)) % BASE));
}

/** The GST code of the state that a GSTIN belongs to, such as `29` for Karnataka. */
export const stateCodeOf = (gstin: string): string => gstin.slice(0, 2);
