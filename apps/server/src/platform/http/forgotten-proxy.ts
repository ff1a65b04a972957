import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    forgottenProxy: ForgottenProxy;
  }
}

/** Headers that proxies add about the original client. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/**
 * Detects a proxy that no setting names: all visitors would then have its address, and share the limits of one. A
 * visitor who sends such a header is mistaken for a proxy, which only shows the notice on the dashboard until the next
 * start.
 */
export class ForgottenProxy {
  /** True if a request came through a proxy while TRUST_PROXY was off. */
  isSeen = false;

  /**
   * Inspects every request that reaches the framework.
   * @param trustProxy the setting
   */
  watch(app: FastifyInstance, trustProxy: boolean | string): void {
    if (trustProxy !== false) return;
    app.addHook('onRequest', async (request) => this.look(request));
  }

  private look({ headers, log }: FastifyRequest): void {
    if (this.isSeen) return;
    const header = PROXY_HEADERS.find((name) => headers[name] !== undefined);
    if (!header) return;
    this.isSeen = true;
    log.warn(
      `A request came with the header ${header}, as behind a proxy, but TRUST_PROXY is off: all visitors count as one address, and share its limits. Set TRUST_PROXY to the address of the proxy (docs/operations.md).`,
    );
  }
}
