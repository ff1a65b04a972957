/** The fonts of the language's own script, to be loaded with the page. */
export const scriptFonts: readonly string[] = [];
