import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** For requests that have arrived and were not read yet. */
const HEAR_OUT_MILLISECONDS = 500;

/**
 * Tells the clients of a stopping server to go elsewhere, while it still answers them. Whatever answers beside the
 * framework looks at `isBegun`.
 */
export class Drain {
  isBegun = false;

  /** From `end()` on every answer closes its connection. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async (_request, reply) => {
      if (this.isBegun) reply.header('connection', 'close');
    });
  }

  /**
   * A while passes in which clients are told with their answers, and a balancer sees that `/readyz` says no; then nobody
   * is let in any more, and who was let in is answered.
   */
  async end(app: FastifyInstance, milliseconds: number): Promise<void> {
    this.isBegun = true;
    await wait(milliseconds);
    const { server } = app;
    // To Node a connection whose request waits to be read is idle, and closing would cut it: idle ones stay a moment.
    const closeIdleConnections = server.closeIdleConnections.bind(server);
    server.closeIdleConnections = () => {};
    const closed = app.close();
    await Promise.race([closed, wait(HEAR_OUT_MILLISECONDS)]);
    closeIdleConnections();
    await closed;
  }
}
