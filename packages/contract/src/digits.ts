/** Code points of the digit 0 in scripts that members write numbers in: Devanagari and Kannada. */
const zeros = [0x0966, 0x0ce6];

/** Writes Devanagari and Kannada digits as `0` to `9`; all other characters stay. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[\u0966-\u096F\u0CE6-\u0CEF]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.findLast((each) => each <= code) ?? code;
    return String(code - zero);
  });
