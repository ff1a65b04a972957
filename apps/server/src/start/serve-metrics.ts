import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { readBackupAge } from '../modules/admin/system/api.ts';
import { countMailsByStatus, readMailDelays } from '../modules/messaging/mail/api.ts';
import { readFailedSignIns } from '../modules/people/auth/api.ts';
import { getSalesByStatus } from '../modules/shop/orders/api.ts';
import type { Database } from '../platform/db/database.ts';
import { figuresOf } from '../platform/http/cache/figures.ts';
import { Metrics } from '../platform/http/metrics.ts';

/**
 * Serves Prometheus metrics of this process on their own port.
 * @throws StartError when the port cannot be opened
 */
export async function serveMetrics(
  app: FastifyInstance,
  database: Pick<Database, 'db' | 'figures'>,
  deps: Deps,
  { host, port }: { host: string; port: number },
  readMailsSent: () => number,
): Promise<void> {
  const metrics = new Metrics();
  metrics.add(database.figures);
  metrics.add(figuresOf(app.responseCache));
  metrics.addCounts('shop_orders', 'Orders by status.', 'status', async () => {
    const { ordersByStatus } = await getSalesByStatus(database.db);
    return Object.fromEntries(ordersByStatus.map(({ status, count }) => [status, count]));
  });
  metrics.add([
    {
      name: 'mails_sent_total',
      help: 'Mails that this process has sent.',
      read: readMailsSent,
    },
    {
      name: 'sign_ins_failed_total',
      help: 'Sign-ins that this process has refused: wrong passwords and codes, and too many tries.',
      read: readFailedSignIns,
    },
  ]);
  metrics.addCounts('mails', 'Mails that wait to be sent, and mails that failed permanently.', 'status', () =>
    countMailsByStatus(database.db),
  );
  metrics.addCounts('mails_oldest_waiting_seconds', 'Age of the oldest waiting mail, by kind.', 'kind', () =>
    readMailDelays(deps),
  );
  metrics.addAge('backup_age_seconds', 'Age of the last good backup; absent while there is none.', () =>
    readBackupAge(deps),
  );
  metrics.watch(app);
  const server = await metrics.listen(host, port);
  app.addHook('onClose', async () => void server.close());
}
