import type { ReactElement } from 'react';

/**
 * What a component may be given to render beside nodes of its own: elements, never bare text. A browser that translates the
 * page moves bare text into elements that React does not know; text is only safe as the only child of an element.
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
