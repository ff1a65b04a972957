// onBothEngines: each engine has its own collation and its own trigrams.
import { searchTextToCategory } from '@namma/contract/catalogue/rules';
import { displayedPriceRupees } from '@namma/contract/money';
import { describe, expect, it } from 'vitest';
import { seedDemoCatalogue } from '../../../platform/db/seed/seed.ts';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym();
await seedDemoCatalogue(gym.db);

/** Searches like the search box does on Enter. */
const search = async (text: string) =>
  (await gym.guest().call('product/getAll', { query: { category: searchTextToCategory(text), limit: 50 } }))
    .body.content;

/** Typical search texts, with the expected first product. */
const found: readonly (readonly [string, RegExp])[] = [
  // As printed on the pack.
  ['whey', /whey/i],
  ['creatine', /creatine/i],
  ['peanut butter', /peanut butter/i],
  ['almond butter', /almond butter/i],
  ['oats', /oats/i],
  ['muesli', /muesli/i],
  ['bcaa', /bcaa/i],
  ['eaa', /eaa/i],
  ['casein', /casein/i],
  ['glutamine', /glutamine/i],
  ['citrulline', /citrulline/i],
  ['beta alanine', /beta-alanine/i],
  ['betaalanine', /beta-alanine/i],
  ['preworkout', /pre-workout/i],
  ['pre workout', /pre-workout/i],
  ['post workout', /post-workout/i],
  ['mass gainer', /mass gainer/i],
  ['whey isolate', /whey protein isolate/i],
  ['plant protein', /plant protein/i],
  ['protein bar', /protein bar/i],
  ['shaker', /shaker/i],
  ['electrolyte', /electrolyte/i],
  ['makhana', /makhana/i],
  ['ragi', /ragi/i],
  ['quinoa', /quinoa/i],
  ['chia', /chia/i],
  ['atta', /atta/i],
  ['trail mix', /trail mix/i],
  ['caffeine free', /caffeine-free/i],
  ['capsules', /capsules/i],
  // By flavour.
  ['chocolate whey', /whey.*chocolate/i],
  ['mango', /mango/i],
  ['filter coffee', /filter coffee/i],
  ['strawberry', /strawberry/i],
  ['vanilla', /vanilla/i],
  // By quantity.
  ['whey 2kg', /whey.*2 kg/i],
  ['whey 2 kg', /whey.*2 kg/i],
  ['2kg whey', /whey.*2 kg/i],
  ['250g creatine', /creatine.*250 g/i],
  ['creatine 250 gms', /creatine.*250 g/i],
  ['1 kg oats', /oats.*1 kg/i],
  ['oats 1 kilo', /oats.*1 kg/i],
  ['peanut butter 750g', /peanut butter.*750 g/i],
  // Prefixes and typos.
  ['prot', /protein/i],
  ['creat', /creatine/i],
  ['protine', /protein/i],
  ['protien', /protein/i],
  ['proteen', /protein/i],
  ['crataine', /creatine/i],
  ['creatin', /creatine/i],
  ['craetine', /creatine/i],
  ['kretin', /creatine/i],
  ['whay', /whey/i],
  ['wehy protien', /whey protein/i],
  ['penut buter', /peanut butter/i],
  ['choclate whey', /whey.*chocolate/i],
  ['elektrolyte', /electrolyte/i],
  ['glutamin', /glutamine/i],
  ['museli', /muesli/i],
  ['isolat', /isolate/i],
  ['gainner', /gainer/i],
  ['strawbery', /strawberry/i],
  ['pre workaut', /pre-workout/i],
  // In Kannada and Hindi.
  ['ಪ್ರೋಟೀನ್', /protein/i],
  ['ವೇ ಪ್ರೋಟೀನ್', /whey protein/i],
  ['ಕ್ರಿಯಾಟಿನ್', /creatine/i],
  ['ಓಟ್ಸ್', /oats/i],
  ['ರಾಗಿ', /ragi/i],
  ['ಕಡಲೆಕಾಯಿ ಬೆಣ್ಣೆ', /peanut butter/i],
  ['प्रोटीन', /protein/i],
  ['व्हे प्रोटीन', /whey protein/i],
  ['क्रिएटिन', /creatine/i],
  ['ओट्स', /oats/i],
  ['रागी', /ragi/i],
  ['पीनट बटर', /peanut butter/i],
  ['व्हे 2 किलो', /whey.*2 kg/i],
  // With a price, see below.
  ['protein under 500', /protein/i],
  ['oats below ₹400', /oats/i],
  ['प्रोटीन 500 रुपये से कम', /protein/i],
  ['ಪ್ರೋಟೀನ್ 500 ರೂಪಾಯಿ ಒಳಗೆ', /protein/i],
];

describe('a search in the demo shop', () => {
  it.each(found)('%s', async (text, first) => {
    expect((await search(text))[0]?.name ?? 'nothing').toMatch(first);
  });

  it.each([
    ['under 400', 0, 400],
    ['protein under 500', 0, 500],
    ['₹500', 0, 500],
    ['whey above 1500', 1500, Infinity],
    ['between 200 and 500', 200, 500],
    ['500 ರೂಪಾಯಿ ಒಳಗೆ', 0, 500],
    ['500 रुपये से कम', 0, 500],
  ])('%s shows only prices from %d to %d rupees', async (text, least, most) => {
    const products = await search(text);

    expect(products.length).toBeGreaterThan(0);
    for (const product of products) {
      const rupees = displayedPriceRupees(product.price, product.discount);
      expect(rupees).toBeGreaterThanOrEqual(least);
      expect(rupees).toBeLessThanOrEqual(most);
    }
  });

  it('finds the same products by an English word and by its words in Kannada and Hindi', async () => {
    const ids = async (text: string) => (await search(text)).map(({ productId }) => productId).sort();

    expect(await ids('ಪ್ರೋಟೀನ್')).toEqual(await ids('protein'));
    expect(await ids('प्रोटीन')).toEqual(await ids('protein'));
  });
});
