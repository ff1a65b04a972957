import { type Answers, englishAnswers, loadAnswers } from '@namma/contract/answers';
import { byLocale, type Locale, languageTag, locales } from '@namma/contract/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { once } from '../shared/once.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Which language its answer is in; English until the hook below has run. */
    language: Language | undefined;
  }
}

interface Language {
  locale: Locale;
  answers: Answers;
}

export const english: Language = { locale: 'en', answers: englishAnswers };

const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** A language with its weight, as `kn-IN;q=0.8`. */
const preference = /^\s*([a-z]{1,8}|\*)(?:-[a-z\d-]+)?\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/** More than browsers send. The rest of a longer header is not read. */
const PREFERENCES_MOST = 32;

/**
 * The language of a call's sentences (D57): `lang` of the query, or the language of ours that `Accept-Language` likes best.
 * English without either, and for callers who read none of ours.
 */
export function chooseLanguage(lang: unknown, accepted: string | undefined): Locale {
  if (isLocale(lang)) return lang;
  let best: { locale: Locale; weight: number } = { locale: 'en', weight: 0 };
  for (const each of accepted?.split(',', PREFERENCES_MOST) ?? []) {
    const [, name = '', q = '1'] = preference.exec(each) ?? [];
    const locale = name.toLowerCase();
    if (isLocale(locale) && Number(q) > best.weight) best = { locale, weight: Number(q) };
  }
  return best.locale;
}

const languages = byLocale((locale) =>
  locale === 'en' ? async () => english : once(async () => ({ locale, answers: await loadAnswers(locale) })),
);

/** Chooses the language of each answer of the API. Another language than English is loaded with its first call. */
export function registerLanguages(app: FastifyInstance): void {
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
}

/** Says in which language an answer is written that depends on `Accept-Language`. */
export const markLanguage = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .header('content-language', languageTag((request.language ?? english).locale))
    .header('vary', 'accept-language');
