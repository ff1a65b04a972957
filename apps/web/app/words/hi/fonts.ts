import '../../ui/scripts/devanagari.css';
import '../../ui/scripts/stacked.css';
import devanagari from '../../ui/fonts/devanagari.woff2?url';

/** The font that most letters of the page are in, to be loaded with the page. Archivo follows with the style sheet. */
export const preloadedFont: string = devanagari;
