/** The colour of the browser's own bars, which cannot read a style sheet: `--color-ink` of tokens.css. */
export const THEME_COLOR = '#0E1013';
