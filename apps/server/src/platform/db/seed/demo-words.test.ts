import { describe, expect, it } from 'vitest';
import { demoCatalogue } from './demo-catalogue.ts';
import { demoFacts } from './demo-facts.ts';
import { demoLabelIn } from './demo-label-words.ts';
import { hindiDemoWords } from './demo-words-hi.ts';
import { kannadaDemoWords } from './demo-words-kn.ts';

const slugs = demoCatalogue.map(({ slug }) => slug);
const figuresIn = (text: string) => text.match(/\d+(\.\d+)?/g) ?? [];

describe.each([
  ['Kannada', kannadaDemoWords, /\p{Script=Kannada}/u, 'ಸಸ್ಯಾಹಾರಿ', 'kn'],
  ['Hindi', hindiDemoWords, /\p{Script=Devanagari}/u, 'शाकाहारी', 'hi'],
] as const)('the demo catalogue in %s', (_language, words, script, vegetarian, locale) => {
  it('has words for every product, of the lengths that products have', () => {
    expect(Object.keys(words).sort()).toEqual(slugs.toSorted());
    expect(new Set(Object.values(words).map(([name]) => name)).size).toBe(slugs.length);
    for (const [name, description] of Object.values(words)) {
      expect(name).toMatch(script);
      expect(name.length).toBeLessThanOrEqual(150);
      expect([...description].length, description).toBeLessThanOrEqual(500);
      expect([name, description]).toEqual([name.normalize('NFC'), description.normalize('NFC')]);
    }
  });

  it.each(demoCatalogue)(
    'claims of $slug no figure that the label does not',
    ({ slug, name, description }) => {
      const [translatedName, text] = words[slug] ?? ['', ''];

      expect(figuresIn(translatedName)).toEqual(
        figuresIn(name).filter((figure) => translatedName.includes(figure)),
      );
      const known = new Set(figuresIn(`${name} ${description}`));
      expect(figuresIn(text).filter((figure) => !known.has(figure))).toEqual([]);
      expect(text.includes(vegetarian)).toBe(/\bvegetarian \(green dot\)/i.test(description));
    },
  );

  it.each(Object.entries(demoFacts))('says what is on the label of %s, with its figures', (_slug, facts) => {
    const { ingredients, flavour, size_label } = demoLabelIn(locale, facts);

    expect(ingredients === null).toBe(!facts.ingredients);
    expect(ingredients ?? '').not.toMatch(/[a-z]{2}/i);
    expect(figuresIn(ingredients ?? '')).toEqual(figuresIn(facts.ingredients ?? ''));
    expect(flavour === null).toBe(!facts.flavour);
    expect(flavour ?? '').not.toMatch(/[a-z]{2}/i);
    expect(size_label ?? facts.size_label ?? '').not.toMatch(/[a-z]{3}/i);
  });
});
