import type { Locale } from '@namma/contract/locales';

/** The language of this build. */
export const locale: Locale = 'hi';
/** URL prefix. */
export const prefix: string = '/hi';
export const language = 'भाषा';
