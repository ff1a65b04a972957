import type { Locale } from '@namma/contract/locales';

/** The language of this build. */
export const locale: Locale = 'kn';
/** What its addresses begin with. */
export const prefix: string = '/kn';
export const language = 'ಭಾಷೆ';
