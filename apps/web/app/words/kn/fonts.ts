import '../../ui/scripts/kannada.css';
import '../../ui/scripts/stacked.css';
import kannada from '../../ui/fonts/kannada.woff2?url';

/** The font that most letters of the page are in, to be loaded with the page. Archivo follows with the style sheet. */
export const preloadedFont: string = kannada;
