import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offerLanguage } from '../../lib/loading/offer-language.server';
import { rememberLanguage, restorePlace, watchLanguageLinks } from './language-choice';

/** Language offered by the head script of an English page. */
function languageToOffer(): string | undefined {
  delete document.documentElement.dataset.offer;
  new Function(offerLanguage)();
  return document.documentElement.dataset.offer;
}

const askFor = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('on an English page', () => {
  it.each([
    ['kn', 'kn'],
    ['hi-IN', 'hi'],
    ['en-GB', undefined],
    ['ta-IN', undefined],
  ])('a browser that asks for %s is offered %s', (asked, offered) => {
    askFor(asked);

    expect(languageToOffer()).toBe(offered);
  });

  it('the language that the visitor chose is offered, whatever the browser asks for', () => {
    askFor('en-IN');
    rememberLanguage('kn');

    expect(languageToOffer()).toBe('kn');
  });

  it('nothing is offered to a visitor who chose English', () => {
    askFor('kn');
    rememberLanguage('en');

    expect(languageToOffer()).toBeUndefined();
  });

  it('nothing fails where the browser forbids storage', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden });
    vi.stubGlobal('sessionStorage', { getItem: forbidden, removeItem: forbidden });
    askFor('hi');

    expect(languageToOffer()).toBe('hi');
    expect(() => restorePlace()).not.toThrow();
  });
});

it('a followed link of a language is remembered, with the place on the page for the one that opens', () => {
  document.body.innerHTML = '<a data-language="kn" href="#kn"><b>ಕನ್ನಡ</b></a><a href="#other">Other</a>';
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4_000);
  vi.stubGlobal('scrollY', 1_000);
  const stop = watchLanguageLinks();

  document.querySelector('a:last-child')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(localStorage).toHaveLength(0);
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  stop();

  askFor('en');
  expect(languageToOffer()).toBe('kn');
  const scroll = vi.fn();
  vi.stubGlobal('scrollTo', scroll);
  restorePlace();
  restorePlace();
  expect(scroll.mock.calls).toEqual([[{ top: 1_000, behavior: 'instant' }]]);
});
