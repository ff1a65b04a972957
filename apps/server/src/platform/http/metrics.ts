import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { Metric } from '../shared/metric.ts';
import { StartError } from '../shared/start-error.ts';

/** Histogram buckets in seconds, from a cached response to a client's timeout. */
const LATENCY_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** The route label of responses from the fast path. */
const READY = 'ready';

declare module 'http' {
  interface IncomingMessage {
    /** The pattern of the matched route, such as `/api/product/get`. */
    routePattern?: string;
  }
}

/** Metrics of one process in Prometheus' text format. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the last byte of its answer, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCY_BUCKETS_SECONDS,
    registers: [this.registry],
  });
  private readonly cut = new Counter({
    name: 'http_requests_cut_total',
    help: 'Requests whose connection ended before their answer did.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Adds metrics of other components, such as the pool and the cache. */
  add(figures: readonly Metric[]): void {
    for (const { name, help, read } of figures) {
      const kind = name.endsWith('_total') ? Counter : Gauge;
      new kind({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    }
  }

  /** Adds a gauge with one value for each label, read from the database; absent while the database is unreachable. */
  addCounts(name: string, help: string, label: string, read: () => Promise<Record<string, number>>): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        this.reset();
        const counts = await read().catch(() => ({}));
        for (const [value, count] of Object.entries(counts)) this.set({ [label]: value }, count);
      },
    });
  }

  /** Adds a gauge that is read on request; absent while there is no value or the database is unreachable. */
  addAge(name: string, help: string, read: () => Promise<number | undefined>): void {
    new Gauge({
      name,
      help,
      // With an unused label set, a gauge without a value has no line.
      labelNames: ['none'],
      registers: [this.registry],
      async collect() {
        this.reset();
        const seconds = await read().catch(() => undefined);
        if (seconds !== undefined) this.set(seconds);
      },
    });
  }

  /** Counts every response of the app, including those of the fast path. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async (request) => {
      request.raw.routePattern = request.routeOptions.url ?? 'none';
    });
    app.server.prependListener('request', (request, response) => {
      const start = performance.now();
      response.once('close', () => {
        if (!response.writableFinished) this.cut.inc();
        const route = request.routePattern ?? READY;
        const status = response.statusCode;
        this.requests.observe(
          { method: request.method ?? '', route, status: String(status) },
          (performance.now() - start) / 1000,
        );
      });
    });
  }

  /**
   * Serves `/metrics` on a separate port.
   * @throws StartError when it cannot listen there
   */
  async listen(host: string, port: number): Promise<Server> {
    const server = createServer(async (request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      const text = await this.registry.metrics();
      response.writeHead(200, { 'content-type': this.registry.contentType }).end(text);
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        const reason = error.code === 'EADDRINUSE' ? 'it is in use' : error.message;
        reject(new StartError(`METRICS_PORT: cannot listen on ${host}:${port}: ${reason}`));
      });
      server.listen(port, host, resolve);
    });
    server.unref();
    return server;
  }
}
