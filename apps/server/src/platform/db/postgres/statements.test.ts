import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { Database } from '../database.ts';

const gym = await startTestGym();

const findName = (db: Database['db'], id: number) =>
  db.selectFrom('products').select('name').where('id', '=', id).execute();

describe('statements on PostgreSQL', () => {
  /** The number of prepared statements on the only connection. */
  async function keptBy(statements: 'named' | 'unnamed', ask: (db: Database['db']) => Promise<void>) {
    // The number of named statements is limited per process, and other test files of this process have used some.
    vi.resetModules();
    const { openPostgres } = await import('./engine.ts');
    const { db, close } = await openPostgres(gym.databaseUrl ?? '', 1, { statements });
    try {
      await ask(db);
      const kept = await sql<{ count: number }>`select count(*) from pg_prepared_statements`.execute(db);
      return kept.rows[0]?.count;
    } finally {
      await close();
    }
  }
  const askThrice = async (db: Database['db']) => {
    for (let id = 1; id <= 3; id++) await findName(db, id);
  };

  it('have one name for each text, so that they are planned once', async () => {
    expect(await keptBy('named', askThrice)).toBe(1);
  });

  it('are not named where a pooler could not carry them', async () => {
    expect(await keptBy('unnamed', askThrice)).toBe(0);
  });

  it('are limited in number', async () => {
    const kept = await keptBy('named', async (db) => {
      for (let i = 0; i < 500; i++) await sql`select ${i}::int as ${sql.ref(`n${i}`)}`.execute(db);
    });

    expect(kept).toBeLessThanOrEqual(400);
  });
});
