import basic from '../../ui/fonts/archivo-basic.woff2?url';

/** The font that most letters of the page are in, to be loaded with the page. */
export const preloadedFont: string = basic;
