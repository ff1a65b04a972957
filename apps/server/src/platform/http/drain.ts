import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * The time connections stay open for requests that have arrived but were not read yet, and the interval for closing
 * connections whose response has ended.
 */
const READ_PENDING_MILLISECONDS = 500;

/** Drains a stopping server: tells clients to connect elsewhere while it still responds. */
export class Drain {
  isDraining = false;

  /** Makes every response close its connection once draining has begun. */
  watch(app: FastifyInstance): void {
    // On sending, because a request can arrive before draining and be answered during it.
    app.addHook('onSend', async (_request, reply) => {
      if (this.isDraining) reply.header('connection', 'close');
    });
  }

  /**
   * Serves requests for the given time while `/readyz` returns 503 and responses close their connections. Then stops
   * listening and finishes the requests in flight.
   */
  async end(app: FastifyInstance, milliseconds: number): Promise<void> {
    this.isDraining = true;
    await wait(milliseconds);
    const { server } = app;
    // Node counts a connection as idle when its request was not read yet, and closing would drop that request.
    const closeIdleConnections = server.closeIdleConnections.bind(server);
    server.closeIdleConnections = () => {};
    let isClosed = false;
    const closed = app.close().finally(() => {
      isClosed = true;
    });
    // Repeated, because a connection whose response headers were sent before draining is kept open by both sides.
    for (; !isClosed; closeIdleConnections()) await Promise.race([closed, wait(READ_PENDING_MILLISECONDS)]);
    await closed;
  }
}
