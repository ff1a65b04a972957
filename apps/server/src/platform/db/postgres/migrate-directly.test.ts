import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { migrateDirectly } from '../migrate.ts';
import { openPostgres } from './engine.ts';

it('migrating bypasses a pooler, which would release its lock in another session', async () => {
  const { databaseUrl = '' } = await startTestGym();
  const pooler = await openPostgres(databaseUrl, 1);
  await pooler.close();

  await expect(migrateDirectly(pooler.db, databaseUrl)).resolves.toBeUndefined();
  await expect(migrateDirectly(pooler.db, undefined)).rejects.toThrow();
});
