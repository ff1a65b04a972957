/** A LIKE pattern for texts that contain this one. What was typed means itself: % and _ are letters here. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const ID_DIGITS_MOST = 9;

/** The id that a search text may mean; undefined when it is none. */
export const idIn = (text: string): number | undefined =>
  /^\d+$/.test(text) && text.length <= ID_DIGITS_MOST ? Number(text) : undefined;
