import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { startTestGym } from '../testing/gym.ts';
import type { Database } from './database.ts';
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

describe.runIf(gym.engine === 'postgresql')('statements on PostgreSQL', () => {
  /** The number of prepared statements on the only connection. */
  async function keptBy(statements: 'named' | 'unnamed', ask: (db: Database['db']) => Promise<void>) {
    const { rows } = await sql<{ url: string }>`
      select 'postgresql://postgres@127.0.0.1:' || current_setting('port') || '/' || current_database() as url
    `.execute(gym.db);
    // The number of named statements is limited per process, and other test files of this process have used some.
    vi.resetModules();
    const { openPostgres } = await import('./postgres/engine.ts');
    const { db, close } = await openPostgres(rows[0]?.url ?? '', 1, { statements });
    try {
      await ask(db);
      const kept = await sql<{ count: number }>`select count(*) from pg_prepared_statements`.execute(db);
      return kept.rows[0]?.count;
    } finally {
      await close();
    }
  }
  const askThrice = async (db: Database['db']) => {
    for (let id = 1; id <= 3; id++) await nameOfProduct(db, { id });
  };

  it('have one name for each text, so that they are planned once', async () => {
    expect(await keptBy('named', askThrice)).toBe(1);
  });

  it('are not named where a pooler could not carry them', async () => {
    expect(await keptBy('unnamed', askThrice)).toBe(0);
  });

  it('are kept in limited number', async () => {
    const kept = await keptBy('named', async (db) => {
      for (let i = 0; i < 500; i++) await sql`select ${i}::int as ${sql.ref(`n${i}`)}`.execute(db);
    });

    expect(kept).toBeLessThanOrEqual(400);
  });
});
