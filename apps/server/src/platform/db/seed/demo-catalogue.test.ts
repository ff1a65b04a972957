import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoAttributes } from './demo-attributes.ts';
import { type DemoProduct, demoCatalogue } from './demo-catalogue.ts';
import { demoCoaches } from './demo-coaches.ts';
import { demoTaxes } from './demo-taxes.ts';

const categories = ['wheyprotein', 'prepostworkout', 'fitfood'] as const;
const bandStarts = [200, 400, 900, 1500] as const;

const displayedRupees = ({ priceRupees, discount }: DemoProduct) =>
  Math.floor((priceRupees * (100 - discount)) / 100 + 0.5);
const bandOf = (product: DemoProduct) => bandStarts.findLast((start) => displayedRupees(product) >= start);
const inCategory = (category: DemoProduct['category']) =>
  demoCatalogue.filter((product) => product.category === category);
const slugsWhere = (claim: (product: DemoProduct) => boolean) =>
  demoCatalogue.filter(claim).map((product) => product.slug);

describe('the demo catalogue', () => {
  it('has several products in each price band, and none below the lowest', () => {
    const bands = demoCatalogue.map(bandOf);

    expect(bands).not.toContain(undefined);
    for (const start of bandStarts) {
      expect(bands.filter((band) => band === start).length, `from ${start}`).toBeGreaterThanOrEqual(5);
    }
  });

  it.each(categories)('offers %s in all four price bands', (category) => {
    expect(new Set(inCategory(category).map(bandOf)).size).toBe(4);
  });

  it('has something out of stock in every category', () => {
    for (const category of categories) {
      const soldOut = inCategory(category).filter((product) => !product.isAvailable);
      expect(soldOut.length, category).toBeGreaterThanOrEqual(1);
    }
    expect(slugsWhere((product) => !product.isAvailable).length).toBeGreaterThanOrEqual(5);
  });

  it('shows all three categories among its first ten, which are the top sellers of a new shop', () => {
    const topSellers = demoCatalogue.filter((product) => product.isAvailable).slice(0, 10);

    expect(new Set(topSellers.map((product) => product.category)).size).toBe(3);
  });

  it('has a code and a rate for each product, of which the unsure ones are to be reviewed', () => {
    expect(Object.keys(demoTaxes).sort()).toEqual(demoCatalogue.map(({ slug }) => slug).sort());
    const rates = new Set(Object.values(demoTaxes).map(({ rateBasisPoints }) => rateBasisPoints));
    expect([...rates].sort()).toEqual([1_800, 4_000, 500]);
    for (const part of [
      'isolate',
      'hydrolysed',
      'casein',
      'drink-kokum',
      'combo',
      'box',
      'caffeine',
      'creatine',
    ])
      for (const slug of slugsWhere((product) => product.slug.includes(part)))
        expect(demoTaxes[slug], slug).toMatchObject({ needsReview: true });
    expect(demoTaxes['namma-gold-protein-shaker-600ml']).toEqual({
      hsn: '39241090',
      rateBasisPoints: 1_800,
      needsReview: false,
    });
  });
});

it('has no coach who is also a reviewer on the landing page', () => {
  const words = readFileSync(join(import.meta.dirname, '../../../../../web/app/words/en/landing.ts'), 'utf8');
  const reviewers = [...words.matchAll(/^ {4}name: '(.+)',$/gm)].map(([, name]) => name);

  expect(reviewers).toHaveLength(3);
  expect(demoCoaches.filter(({ name }) => reviewers.includes(name))).toEqual([]);
});

describe('the labels of the demo catalogue', () => {
  const attributesOf = ({ slug }: DemoProduct) => demoAttributes[slug];
  const isFood = ({ slug }: DemoProduct) => slug !== 'namma-gold-protein-shaker-600ml';
  const food = demoCatalogue.filter(isFood);

  it('exist for each product, with the mandatory data of food', () => {
    expect(Object.keys(demoAttributes).sort()).toEqual(demoCatalogue.map(({ slug }) => slug).sort());
    for (const product of food)
      expect(attributesOf(product), product.slug).toMatchObject({
        maker: expect.any(String),
        origin: expect.stringMatching(/^[A-Z]{2}$/),
        fssai_licence: expect.stringMatching(/^1[0-9]{13}$/),
        ingredients: expect.any(String),
        net_quantity: expect.any(Number),
        best_before_months: expect.any(Number),
      });
  });

  it('name an importer for goods from abroad, and for no others', () => {
    expect(
      slugsWhere(
        (product) =>
          (attributesOf(product)?.origin !== 'IN') !== (attributesOf(product)?.importer !== undefined),
      ),
    ).toEqual([]);
  });

  it('bear the mark that the description names', () => {
    const marks = { green: 'green dot', brown: 'brown triangle' };
    for (const product of food)
      expect(product.description, product.slug).toContain(marks[attributesOf(product)?.mark ?? 'green']);
  });

  it('give the protein of the description, and energy that fits it', () => {
    for (const product of food) {
      const { energy_kcal, protein_g, carbohydrate_g, fat_g } = attributesOf(product) ?? {};
      if (protein_g == null || energy_kcal == null) continue;
      const amounts = [...product.description.matchAll(/([\d.]+) g\b/g)].map(([, grams]) => Number(grams));
      if (product.description.includes('g of protein')) expect(amounts, product.slug).toContain(protein_g);
      const computed = 4 * protein_g + 4 * (carbohydrate_g ?? 0) + 9 * (fat_g ?? 0);
      expect(Math.abs(computed - energy_kcal), product.slug).toBeLessThan(0.1 * energy_kcal + 3);
    }
  });

  it('give the net quantity of the name', () => {
    for (const product of food) {
      const [, packs = '1', amount, unit] =
        /(?:(\d+) x )?(\d+) (kg|g|ml)\b(?!.*\d (?:kg|g|ml)\b)/.exec(product.name) ?? [];
      if (amount === undefined) continue;
      const grams = Number(packs) * Number(amount) * (unit === 'kg' ? 1000 : 1);
      if (attributesOf(product)?.net_unit !== 'piece')
        expect(attributesOf(product)?.net_quantity, product.slug).toBe(grams);
    }
  });
});
