import { locales } from '@namma/contract/locales';
import { locale } from '#words/language';
import { LANGUAGE_KEY } from '../session/language';

/**
 * Runs in the head of every page, before it is painted: the row that offers another language is then there from the
 * beginning, and
 * nothing moves. Offered is the language that the visitor chose, or else the browser's, unless the page is in it. A
 * visitor who has
 * chosen none and whose browser asks for English is offered nothing.
 */
export const offerLanguage = `{
  let wanted;
  try { wanted = localStorage.getItem('${LANGUAGE_KEY}'); } catch {}
  wanted ??= navigator.language.slice(0, 2).replace('en', '${locale}');
  if (wanted !== '${locale}' && ${JSON.stringify(locales)}.includes(wanted)) document.documentElement.dataset.offer = wanted;
}`;
