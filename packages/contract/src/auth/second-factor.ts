/** The second factor of a sign-in. Does not import zod: the screens use it too. */

/** Codes that replace a lost device, each usable once. */
export const RECOVERY_CODES = 8;
/** The time to confirm it with a first code. */
export const FACTOR_START_MINUTES = 10;

const RECOVERY_CODE_CHARACTERS = 16;

/** A code of an app: six digits. */
export const APP_CODE = /^[0-9]{6}$/;
/** In Crockford's base 32, which has no I, L, O and U. */
export const RECOVERY_CODE = new RegExp(`^[0-9A-HJKMNP-TV-Z]{${RECOVERY_CODE_CHARACTERS}}$`);

/** Formats a recovery code in groups of four, as shown and printed. */
export const writtenRecoveryCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-');

/** Replaces letters by the digits they are mistaken for. */
export const asTypedCode = (text: string): string =>
  text.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
