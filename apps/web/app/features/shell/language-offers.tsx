import { inLanguage, type Locale, languageNames, languageTag, locales } from '@namma/contract/locales';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { locale } from '#words/language';
import { closeIcon } from './header-icons';
import { rememberLanguage, restorePlace, watchLanguageLinks } from './language-choice';

/** Each in its own language, because its reader may read no other. */
const offers: Record<Locale, { sentence: string; link: string; close: string }> = {
  en: { sentence: 'This page is also in English.', link: 'Read in English', close: 'Close' },
  kn: { sentence: 'ಈ ಪುಟ ಕನ್ನಡದಲ್ಲೂ ಇದೆ.', link: 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ', close: 'ಮುಚ್ಚಿ' },
  hi: { sentence: 'यह पेज हिन्दी में भी है।', link: 'हिन्दी में पढ़ें', close: 'बंद करें' },
};

/**
 * Offers the page in another language, in a row below the header. Every page has one row for each other language;
 * `offer-language.server.ts` selects the visible one, if any, before the page is painted. Closing it keeps this language.
 */
export function LanguageOffers() {
  const { pathname, search } = useLocation();
  useEffect(restorePlace, []);
  useEffect(watchLanguageLinks, []);
  return locales
    .filter((offered) => offered !== locale)
    .map((offered) => (
      <aside
        key={offered}
        lang={languageTag(offered)}
        aria-label={languageNames[offered]}
        data-offers={offered}
        className="ground-ink border-b border-(--line) text-sm"
      >
        <div className="page-width flex items-center gap-x-4">
          <div className="flex min-w-0 flex-wrap items-center gap-x-4">
            <p className="py-2">{offers[offered].sentence}</p>
            <a
              href={inLanguage(offered, pathname + search)}
              hrefLang={languageTag(offered)}
              data-language={offered}
              className="flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {offers[offered].link}
            </a>
          </div>
          <button
            type="button"
            aria-label={offers[offered].close}
            className="-mr-2 ml-auto grid size-tap shrink-0 place-items-center"
            onClick={() => {
              rememberLanguage(locale);
              delete document.documentElement.dataset.offer;
            }}
          >
            {closeIcon}
          </button>
        </div>
      </aside>
    ));
}
