import { type Answers, englishAnswers, loadAnswers } from '@namma/contract/answers';
import { byLocale, type Locale, languageTag, locales } from '@namma/contract/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { withLocale } from '../shared/messages.ts';
import { once } from '../shared/once.ts';
import { translateErrors } from './translate-errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the response; English until the hook below has run. */
    language: Language | undefined;
  }
}

interface Language {
  locale: Locale;
  answers: Answers;
}

export const english: Language = { locale: 'en', answers: englishAnswers };

const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** More than browsers send. The rest of a longer header is ignored. */
const PREFERENCES_MOST = 32;

/**
 * Chooses the language of a call's messages (D57): `lang` of the query, or our most preferred language in
 * `Accept-Language`; otherwise English.
 */
export function chooseLanguage(lang: unknown, accepted: string | undefined): Locale {
  if (isLocale(lang)) return lang;
  if (accepted === undefined) return 'en';
  const headers = { 'accept-language': accepted.split(',', PREFERENCES_MOST).join() };
  const chosen = new Negotiator({ headers }).language([...locales]);
  return isLocale(chosen) ? chosen : 'en';
}

const languages = byLocale((locale) =>
  locale === 'en' ? async () => english : once(async () => ({ locale, answers: await loadAnswers(locale) })),
);

/** Chooses the language of each API response. Languages other than English are loaded with their first call. */
export function registerLanguages(app: FastifyInstance): void {
  translateErrors();
  app.decorateRequest('language', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const { lang } = request.query as { lang?: unknown };
    const locale = chooseLanguage(lang, request.headers['accept-language']);
    if (locale === 'en') return done();
    languages[locale]().then((language) => {
      request.language = language;
      done();
    }, done);
  });
  // Schemas write their messages during validation, and reading the body has left the async context of the hook above.
  app.addHook('preValidation', ({ language }, _reply, done) => {
    if (language) withLocale(language.answers, done);
    else done();
  });
}

/** Adds `Content-Language` and `Vary` to a response that depends on `Accept-Language`. */
export const markLanguage = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .header('content-language', languageTag((request.language ?? english).locale))
    .header('vary', 'accept-language');
