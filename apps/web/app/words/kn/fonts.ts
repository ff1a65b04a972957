import '../../ui/scripts/kannada.css';
import '../../ui/scripts/stacked.css';
import kannada from '../../ui/fonts/kannada.woff2?url';

/** The fonts of the language's own script, to be loaded with the page. */
export const scriptFonts: readonly string[] = [kannada];
