// onBothEngines: databases of either engine are migrated.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { foldedSearches } from './0037-folded-searches.ts';

const gym = await startTestGym();

it('people and products of an earlier version are found by every spelling of their names', async () => {
  const admin = gym.as(await gym.make.admin());
  const member = await gym.make.member({ name: 'जुल्फिकार' });
  const { productId } = await gym.make.product({ name: 'Mug हिन्दी ೨' });
  await gym.make.product({ name: 'Mug  plain' });
  // As it was before: nothing is folded.
  await sql`alter function folded(text) rename to folded_later`.execute(gym.db);
  await sql`update product_texts set words = ${'mug'}::tsvector, name_words = ${'mug'}::tsvector, searched = ' mug'
    where product_id = ${productId}`.execute(gym.db);

  await foldedSearches.up(gym.db);

  const find = async (q: string) => (await gym.guest().call('product/getAll', { query: { q } })).body.content;
  const { body: people } = await admin.call('admin/getMembers', { query: { q: 'ज़ुल्फ़िक़ार' } });
  expect(people.content.map(({ userId }) => userId)).toEqual([member.userId]);
  expect(await find('हिंदी 2')).toHaveLength(1);
  expect(await find('mug')).toHaveLength(2);
  const { rows } = await sql`
    select word from search_words full join (
      select word, count(*) as products from product_texts cross join lateral unnest(tsvector_to_array(words)) as word
      where is_in_shop group by word
    ) as recounted using (word)
    where search_words.products is distinct from recounted.products`.execute(gym.db);
  expect(rows).toEqual([]);
});
