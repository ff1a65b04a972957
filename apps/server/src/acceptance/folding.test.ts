// onBothEngines: each engine has its own collation and its own trigrams.
import { foldText } from '@namma/contract/text/fold';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const admin = gym.as(await gym.make.admin());

describe('the database', () => {
  const letters = fc.oneof(
    fc.constantFrom(
      ...'आशा कफ़़न्दीहिँङ्क०९ಆಶಾಕೊನ್ದಿ೦೯ಙ್ಕಂ',
      '\u200c',
      '\u200d',
      '\u093c',
      '\u0cbc',
      '\u094d',
      '\u0ccd',
    ),
    fc.constantFrom(
      '\u200b',
      '\u202e',
      '\ufeff',
      '\u00a0',
      '\u0301',
      '\t',
      '\n',
      '\v',
      '\f',
      '\u2028',
      '  ',
      '１',
      'Ａ',
    ),
    fc.constantFrom(...'aA1-–’é %_\\'),
    // Letters of later Unicode versions may be unknown to one of the two.
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }).filter((letter) => letter.length === 1),
  );

  it('folds stored text like the server folds typed text', async () => {
    const texts = fc
      .sample(fc.array(letters, { maxLength: 12 }), { numRuns: 2_000, seed: 20_300_304 })
      .map((parts) => parts.join(''));

    const { rows } = await sql<{ stored: string; typed: string }>`
      select folded(raw) as stored, lower(typed) as typed
      from unnest(${texts}::text[], ${texts.map(foldText)}::text[]) as text (raw, typed)`.execute(gym.db);

    expect(rows.filter(({ stored, typed }) => stored !== typed)).toEqual([]);
  });
});

/** Names as stored, and as typed to find them. */
const names = [
  ['\u095e\u093f\u0930\u094b\u091c\u093c \u0916\u093e\u0928', 'फिरोज खान'],
  ['जुल्फिकार', 'ज़ुल्फ़िक़ार'],
  ['ಪ್ರಕಾಶ್\u200c ರಾವ್', 'ಪ್ರಕಾಶ್ ರಾವ್'],
  ['ಅಂಕಿತಾ', 'ಅಙ್ಕಿತಾ'],
  ['हिन्दिता', 'हिंदिता'],
  ['Ren\u00e9e', 'Rene\u0301e'],
  ['Jos\u00e9 \u015een', 'jose sen'],
  ['Jose Ma', 'Jos\u00e9 M\u00e1'],
  ['Ｍｅｅｒａ　Ｒ', 'meera r'],
  ['Asha\u00a0Kamath', 'asha kamath'],
  ['Rohan D’Silva', "rohan d'silva"],
  ['Gowda ೧೨೩', 'gowda 123'],
] as const;

/** The lists in which a person is found by name. */
const lists = [
  'admin/getMembers',
  'orders/getAllOrders',
  'membership/getAllMemberships',
  'consultancy/getAll',
] as const;

describe('an admin who looks for a person', () => {
  it.each(names)('%j finds them by %j, in every list and at the counter', async (name, typed) => {
    const member = await gym.make.member({ name });
    await gym.make.order({ member });
    await gym.make.membership({ member });
    await gym.make.appointment({ member });
    await gym.make.enquiry({ name });

    const found = [];
    for (const list of lists)
      found.push((await admin.callLoosely(list, { query: { q: typed } })).body.content?.length ?? 0);
    const { body: enquiries } = await admin.callLoosely('contact/getAll', { query: { q: typed } });
    const { body: counter } = await admin.callLoosely('payments/find', { query: { code: typed } });

    expect(found).toEqual([1, 1, 1, 1]);
    expect(enquiries.content).toHaveLength(1);
    expect(counter.people).toHaveLength(1);
  });

  it.each([
    '98450 12345',
    '(98450) 12345',
    '98450-12345',
    '98450.12345',
    '98450\u00a012345',
    '+91 98450 12345',
    '+91-98450-12345',
    '0091 98450 12345',
    '098450 12345',
    '\u202a+91 98450 12345\u202c',
    '೯೮೪೫೦೧೨೩೪೫',
    '९८४५० १२३४५',
    '９８４５０１２３４５',
    '98450-123',
    '+91 98450',
  ])('finds them by the phone number %j', async (typed) => {
    const name = `Number ${typed.length} ${typed.charCodeAt(0)} ${typed.charCodeAt(5)} ${typed.charCodeAt(2)}`;
    const member = await gym.make.member({ name, phone: '9845012345' });
    await gym.make.order({ member });

    const { body: people } = await admin.call('admin/getMembers', { query: { q: typed, limit: 50 } });
    const { body: orders } = await admin.call('orders/getAllOrders', { query: { q: typed, limit: 50 } });
    const { body: counter } = await admin.callLoosely('payments/find', { query: { code: typed } });

    expect(people.content.map(({ userId }) => userId)).toContain(member.userId);
    expect(orders.content.length).toBeGreaterThan(0);
    expect(counter.people.map(({ phone }: { phone: string }) => phone)).toContain('9845012345');
  });
});

describe('a product', () => {
  it.each([
    ['Fitness फ़िट 36', 'फिट 36'],
    ['Cre\u0300me whey ೨', 'crème whey 2'],
    ['Pre–workout Ｍａｘ', 'pre-workout max'],
    ['Shaker 700\u00a0ml', 'shaker 700 ml'],
  ])('named %j is found by %j in the shop, in its stock and in its tax', async (name, typed) => {
    const { productId } = await gym.make.product({ name });
    await admin.callLoosely('stock/count', { body: { productId, onHand: 3, reason: 'First count' } });

    const { body: shop } = await gym.guest().callLoosely('product/getAll', { query: { q: typed } });
    const { body: stock } = await admin.callLoosely('stock/getAll', { query: { q: typed } });
    const { body: tax } = await admin.callLoosely('admin/getProductTax', { query: { q: typed } });

    expect(shop.content).toHaveLength(1);
    expect(stock.content).toHaveLength(1);
    expect(tax.content).toHaveLength(1);
  });
});
