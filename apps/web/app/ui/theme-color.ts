/** For the browser's own bars, which read no style sheet: `--color-ink` of tokens.css. */
export const THEME_COLOR = '#0E1013';
