import type { Locale } from '@namma/contract/locales';

/** The language of this build. */
export const locale: Locale = 'en';
/** What its addresses begin with. */
export const prefix: string = '';
export const language = 'Language';
