/** The allergens of a label, in the language of the page. */
export const allergensIn = (text: string): string => text;
