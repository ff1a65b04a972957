import { type Locale, locales } from '@namma/contract/locales';
import { LANGUAGE_KEY } from '../../lib/session/language';
import { storage, tabStorage } from '../../lib/session/storage';

/** Scroll position when the language was switched. */
const PLACE_KEY = 'placeBeforeSwitch';

export const rememberLanguage = (chosen: Locale): unknown => storage.write(LANGUAGE_KEY, chosen);

/** Remembers the language, and how far down the page is, when a link to the page in another language is followed. */
export function watchLanguageLinks(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-language]') : null;
    const chosen = locales.find((each) => each === link?.dataset.language);
    if (!chosen) return;
    rememberLanguage(chosen);
    tabStorage.write(PLACE_KEY, String(scrollY / document.documentElement.scrollHeight));
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** Scrolls to the same part of the page after its language was switched: a share of its height, since texts differ in length. */
export function restorePlace(): void {
  const share = tabStorage.read(PLACE_KEY);
  tabStorage.remove(PLACE_KEY);
  if (share) scrollTo({ top: Number(share) * document.documentElement.scrollHeight, behavior: 'instant' });
}
