// onBothEngines: each engine prepares statements in its own way.
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';
import { preparedQuery } from './statements.ts';

const gym = await startTestGym();

const nameOfProduct = preparedQuery<{ id: number }, { name: string }>((db, param) =>
  db.selectFrom('products').select('name').where('id', '=', param('id')).compile(),
);

describe('a prepared query', () => {
  it('uses the values of each call', async () => {
    const [oats, whey] = [await gym.make.product({ name: 'Oats' }), await gym.make.product({ name: 'Whey' })];

    const answers = [
      await nameOfProduct(gym.db, { id: oats.productId }),
      await nameOfProduct(gym.db, { id: whey.productId }),
      await nameOfProduct(gym.db, { id: 999_999 }),
    ];

    expect(answers).toEqual([[{ name: 'Oats' }], [{ name: 'Whey' }], []]);
  });

  it('sees what its transaction wrote', async () => {
    const { productId } = await gym.make.product({ name: 'Ragi' });

    const name = await gym.db.transaction().execute(async (tx) => {
      await tx.updateTable('products').set({ name: 'Ragi Bar' }).where('id', '=', productId).execute();
      return nameOfProduct(tx, { id: productId });
    });

    expect(name).toEqual([{ name: 'Ragi Bar' }]);
  });
});
