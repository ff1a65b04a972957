/** A LIKE pattern for texts that contain this one, with `%`, `_` and `\` escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const ID_DIGITS_MOST = 9;

/** The id that a search text may be; undefined when it is not a number in range. */
export const idIn = (text: string): number | undefined =>
  /^\d+$/.test(text) && text.length <= ID_DIGITS_MOST ? Number(text) : undefined;
