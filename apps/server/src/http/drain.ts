import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Tells the clients of a stopping server to go elsewhere, while it still answers them. Whatever answers beside the
 * framework looks at `isBegun`.
 */
export class Drain {
  isBegun = false;

  /** From `begin()` on every answer closes its connection. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async (_request, reply) => {
      if (this.isBegun) reply.header('connection', 'close');
    });
  }

  /**
   * A connection that is closed while its next request is on its way cuts that request: so a while passes in which
   * clients are told with their answers, and a balancer sees that `/readyz` says no.
   */
  async begin(milliseconds: number): Promise<void> {
    this.isBegun = true;
    await wait(milliseconds);
  }
}
