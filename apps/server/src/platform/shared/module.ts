import { defineModule } from '../../module.ts';
import { deleteExpiredKeys } from './idempotency.ts';
import { deleteEndedWindows, deleteLimitsOf } from './limits.ts';
import { memberTables } from './member-rows.ts';

/** The tables that all modules use: attempt counters, idempotency keys and gapless numbers. */
export const sharedModule = defineModule({
  name: 'shared',
  owns: ['tries', 'idempotency_keys', 'document_counters'],
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
  personalData: {
    tables: memberTables({
      idempotency_keys: {
        download: {
          part: 'protectedRequests',
          fields: { key: 'key', madeAt: 'created_at' },
          orderBy: 'created_at',
        },
        deletion: {},
      },
    }),
    anonymize: (tx, { email }) => deleteLimitsOf(tx, email),
  },
});
