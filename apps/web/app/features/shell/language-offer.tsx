import { inLanguage, type Locale, languageNames, languageTag } from '@namma/contract/locales';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { locale } from '#words/language';
import { closeIcon } from './header-icons';
import { languageToOffer, rememberLanguage, restorePlace, watchLanguageLinks } from './language-choice';

/** Each in its own language, because its reader may read no other. */
const offers: Record<Locale, { sentence: string; link: string; close: string }> = {
  en: { sentence: 'This page is also in English.', link: 'Read in English', close: 'Close' },
  kn: { sentence: 'ಈ ಪುಟ ಕನ್ನಡದಲ್ಲೂ ಇದೆ.', link: 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ', close: 'ಮುಚ್ಚಿ' },
  hi: { sentence: 'यह पेज हिन्दी में भी है।', link: 'हिन्दी में पढ़ें', close: 'बंद करें' },
};

/** Offers the page in the language that the visitor chose before, or that the browser asks for. Closing it keeps this language. */
export function LanguageOffer() {
  const { pathname, search } = useLocation();
  const [offered, setOffered] = useState(languageToOffer);
  useEffect(restorePlace, []);
  useEffect(watchLanguageLinks, []);
  if (!offered) return null;
  const { sentence, link, close } = offers[offered];
  return (
    <aside
      lang={languageTag(offered)}
      aria-label={languageNames[offered]}
      className="ground-ink fixed inset-x-0 top-header z-20 flex items-center gap-x-4 border-b border-(--line) px-gutter text-sm"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-4">
        <p className="py-2">{sentence}</p>
        <a
          href={inLanguage(offered, pathname + search)}
          hrefLang={languageTag(offered)}
          data-language={offered}
          className="flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {link}
        </a>
      </div>
      <button
        type="button"
        aria-label={close}
        className="-mr-2 ml-auto grid size-tap shrink-0 place-items-center"
        onClick={() => {
          rememberLanguage(locale);
          setOffered(undefined);
        }}
      >
        {closeIcon}
      </button>
    </aside>
  );
}
