import type { Locale } from '@namma/contract/locales';

/** The language of this build. */
export const locale: Locale = 'kn';
/** URL prefix. */
export const prefix: string = '/kn';
export const language = 'ಭಾಷೆ';
