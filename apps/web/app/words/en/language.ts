import type { Locale } from '@namma/contract/locales';

/** The language of this build. */
export const locale: Locale = 'en';
/** URL prefix. */
export const prefix: string = '';
export const language = 'Language';
