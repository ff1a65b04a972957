import '../../ui/scripts/devanagari.css';
import '../../ui/scripts/stacked.css';
import devanagari from '../../ui/fonts/devanagari.woff2?url';

/** The fonts of the language's own script, to be loaded with the page. */
export const scriptFonts: readonly string[] = [devanagari];
