import { inLanguage, languageNames, languageTag, locales } from '@namma/contract/locales';
import { useLocation } from 'react-router';
import * as words from '#words/language';

/** This page in each language. Plain links, because each language is a separate build. */
export function LanguageLinks() {
  return (
    <nav aria-label={words.language}>
      <LanguageList />
    </nav>
  );
}

/** For a place within another navigation: a page has one landmark of this name. */
export function LanguageList({ className = '' }: { className?: string }) {
  const { pathname, search } = useLocation();
  return (
    <div className={`flex flex-wrap gap-x-6 ${className}`}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={inLanguage(locale, pathname + search)}
          lang={languageTag(locale)}
          hrefLang={languageTag(locale)}
          data-language={locale}
          aria-current={locale === words.locale ? 'true' : undefined}
          className="flex min-h-11 items-center text-(--soft) hover:underline aria-[current=true]:font-semibold"
        >
          {languageNames[locale]}
        </a>
      ))}
    </div>
  );
}
