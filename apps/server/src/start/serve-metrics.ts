import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { countOrdersByStatus } from '../modules/shop/orders/api.ts';
import { countMailsByStatus, readMailDelays } from '../modules/talk/mail/api.ts';
import type { Database } from '../platform/db/database.ts';
import { Metrics } from '../platform/http/metrics.ts';
import { figuresOf } from '../platform/http/ready/figures.ts';

/** Serves Prometheus metrics of this process on their own port. */
export async function serveMetrics(
  app: FastifyInstance,
  database: Database,
  deps: Deps,
  port: number,
  readMailsSent: () => number,
): Promise<void> {
  const metrics = new Metrics();
  metrics.add(database.figures);
  metrics.add(figuresOf(app.readyAnswers));
  metrics.addCounts('shop_orders', 'Orders by status.', 'status', async () => {
    const counts = await countOrdersByStatus(database.db);
    return Object.fromEntries(counts.map(({ status, count }) => [status, count]));
  });
  metrics.add([
    {
      name: 'mails_sent_total',
      help: 'Mails that this process has sent.',
      read: readMailsSent,
    },
  ]);
  metrics.addCounts('mails', 'Mails that wait to be sent, and mails that failed permanently.', 'status', () =>
    countMailsByStatus(database.db),
  );
  metrics.addCounts('mails_oldest_waiting_seconds', 'Age of the oldest waiting mail, by kind.', 'kind', () =>
    readMailDelays(deps),
  );
  metrics.watch(app);
  const server = await metrics.listen(port);
  app.addHook('onClose', async () => void server.close());
}
