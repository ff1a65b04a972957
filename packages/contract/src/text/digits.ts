/**
 * Code points of the digit 0: full-width, and in the scripts of India, Arabic and Urdu. Each is followed by its
 * script's 1 to 9.
 */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10,
] as const;

/** All digits that `toAsciiDigits` reads, from 0 to 9 in each script. For tests. */
export const otherDigits = (): string[] =>
  zeros.flatMap((zero) => Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit)));

/**
 * Converts full-width digits and those of Kannada, Devanagari and related scripts to `0` to `9`; all other characters
 * are unchanged.
 */
export const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((each) => code - each >= 0 && code - each < 10);
    return zero ? String(code - zero) : digit;
  });
