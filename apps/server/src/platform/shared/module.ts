import { defineModule } from '../../module.ts';
import { deleteDemoRows } from '../db/demo-rows.ts';
import { deleteExpiredKeys, deleteKeysOf, listKeysOf } from './idempotency.ts';
import { deleteEndedWindows, deleteLimitsOf } from './limits.ts';
import { deleteDemoCounters } from './numbers.ts';

/** The tables of what all modules use: counted tries, keys of requests, gapless numbers, and numbers of rows kept by triggers. */
export const sharedModule = defineModule({
  name: 'shared',
  owns: ['tries', 'idempotency_keys', 'document_counters', 'tallies'],
  jobs: [
    {
      name: 'delete expired keys of requests and counters of tries',
      everyMinutes: 60,
      run: async ({ db, clock }) => {
        await deleteEndedWindows(db, clock());
        await deleteExpiredKeys(db, clock());
      },
    },
  ],
  memberData: {
    tables: { idempotency_keys: { download: 'protectedRequests', deletion: 'erased' } },
    read: async ({ db }, { userId }) => {
      const rows = await listKeysOf(db, userId);
      return {
        protectedRequests: rows.map((row) => ({ key: row.key, madeAt: row.created_at.toISOString() })),
      };
    },
    forget: async (tx, { userId, email }) => {
      await deleteKeysOf(tx, userId);
      await deleteLimitsOf(tx, email);
    },
  },
  demo: {
    clear: async (tx) => {
      await deleteDemoRows(tx, 'idempotency_keys');
      await deleteDemoCounters(tx);
      return {};
    },
  },
});
