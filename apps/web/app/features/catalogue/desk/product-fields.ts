/** The text of a number field as the schema expects it; nothing typed is nothing, not 0. */
export const numberIn = (text: FormDataEntryValue | undefined): number | undefined =>
  typeof text === 'string' && text.trim() !== '' ? Number(text) : undefined;
