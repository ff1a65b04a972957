import { gymDay, startOfGymDay } from '@namma/contract/days/dates';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp, publicReads } from '../app.ts';
import { terminalCommands } from '../cli/terminal-commands.ts';
import type { Deps } from '../deps.ts';
import { startJobs } from '../jobs.ts';
import { noteJobRuns } from '../modules/admin/system/api.ts';
import { markReadBefore } from '../modules/admin/unread/api.ts';
import { MailWorker, openSender } from '../modules/messaging/mail/api.ts';
import { modules } from '../modules.ts';
import { migrateDirectly } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open.ts';
import { logger } from '../platform/http/request-log.ts';
import { describeNodeEnd, findNodeEnd } from '../platform/shared/node-support.ts';
import { StartError } from '../platform/shared/start-error.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { ensureAdmin, greet, seed } from './first-start.ts';
import { mailChecks } from './mail-checks.ts';
import { explainPort, refuseBusyPorts } from './ports.ts';
import { systemDetailsOf } from './system-details.ts';
import { hostWeb, loadWeb } from './web.ts';

/** The time for requests in flight after the drain time (D38). */
const STOP_WITHIN_MILLISECONDS = 10_000;
/**
 * The time a stopping server waits for the mail it is sending; otherwise another process, or the next start, sends it.
 */
const MAIL_SENT_WITHIN_MILLISECONDS = 4_000;

/** Before the server is open, stopping need not wait: the next start repeats uncommitted work. */
const stopBeforeOpen = () => process.exit(0);

async function start(): Promise<void> {
  process.once('SIGTERM', stopBeforeOpen);
  const config = readConfig(process.env);
  // Loaded while the database opens. If opening fails, a failure here is ignored.
  const web = loadWeb();
  web.catch(() => {});
  const sender = config.smtp && (await openSender(config.smtp));
  await refuseBusyPorts(config);
  const database = await openDatabase(config);
  // Sitemap and mails need absolute addresses.
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  let mailWorker: MailWorker | undefined;
  const stopping = new AbortController();
  const deps: Deps = {
    db: database.db,
    clock: () => new Date(),
    isRateLimited: config.isRateLimited,
    tax: config.tax,
    mail: {
      origin,
      sending: config.smtp && { from: config.smtp.from.address, wake: () => mailWorker?.wake() },
    },
    upi: config.upi,
    isGuardianChecked: config.isGuardianChecked,
    system: systemDetailsOf(config, database, stopping.signal),
  };
  const stops: (() => unknown)[] = [];
  let app: FastifyInstance;
  try {
    await migrateDirectly(database.db, config.databaseUrl && config.databaseListenUrl);
    const hasDemoPeople = await seed(deps, config);
    app = await buildApp(deps, {
      logger: logger(config.logLevel),
      trustProxy: config.trustProxy,
      changes: database.changes,
      responseCacheBytes: config.cacheBytes,
      // At these levels every request is logged, so none may bypass the framework.
      hasFastPath: config.logLevel !== 'debug' && config.logLevel !== 'trace',
      origin,
    });
    await hostWeb(app, await web, publicReads(deps), {
      origin: config.publicUrl ?? '',
      hasWorker: config.hasWorker,
    });
    await ensureAdmin(deps, config);
    // Otherwise all rows of the demo month would count as new for the first admin.
    if (hasDemoPeople) await markReadBefore(deps, modules, startOfGymDay(gymDay(deps.clock())));
    if (config.metricsPort) {
      // Loaded only when it is used.
      const { serveMetrics } = await import('./serve-metrics.ts');
      await serveMetrics(
        app,
        database,
        deps,
        { host: config.metricsHost, port: config.metricsPort },
        () => mailWorker?.sentCount ?? 0,
      );
    }
    // Before it listens, since a supervisor may stop the server as soon as its port is open.
    closeOnSignalOrError(app, config, async () => {
      for (const stop of stops) await stop();
      await database.close();
    });
    await listen(app, config);
    app.log.info({ engine: database.engine }, database.durability);
    const nodeEnd = findNodeEnd(process.versions.node, gymDay(deps.clock()));
    if (nodeEnd) app.log.warn(nodeEnd, describeNodeEnd(nodeEnd));
    greet(config);
  } catch (error) {
    const explained = database.explain(error);
    // A damaged database may fail to close as well.
    await database.close().catch(() => {});
    throw explained;
  }
  if (sender && config.smtp)
    mailWorker = new MailWorker({
      deps,
      sender,
      origin,
      from: config.smtp.from.address,
      log: app.log,
      isAlone: database.engine === 'embedded',
      ...mailChecks(deps),
    });
  const stopJobs = startJobs(
    deps,
    modules,
    (job, error) => app.log.error({ err: error, job }, 'a job failed'),
    noteJobRuns(deps),
  );
  const endBroken = (error: unknown) => {
    app.log.fatal(
      { err: error },
      'The embedded database has failed. The server stops; its next start repairs the database.',
    );
    process.exit(1);
  };
  const stopUpkeep = database.maintain(app.log, endBroken, terminalCommands(deps));
  stops.push(
    stopJobs,
    () => stopping.abort(),
    () => mailWorker?.stop(MAIL_SENT_WITHIN_MILLISECONDS),
    stopUpkeep,
  );
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explainPort(host, port, error);
  }
}

/**
 * Drains and closes the server, then the database, and exits: with status 0 after a signal; with 1 after an uncaught
 * error, or when closing takes longer than 10 seconds beyond the drain time. Only SIGTERM drains. A second signal ends
 * the process at once (D38).
 */
function closeOnSignalOrError(
  app: FastifyInstance,
  { drainMilliseconds }: Config,
  closeDatabase: () => Promise<void>,
): void {
  closeWithGrace(
    { delay: drainMilliseconds + STOP_WITHIN_MILLISECONDS, logger: app.log },
    async ({ signal, err }) => {
      if (err) app.log.fatal({ err }, 'uncaught error: the server stops');
      await app.drain.end(app, signal === 'SIGTERM' ? drainMilliseconds : 0);
      await closeDatabase();
    },
  );
  process.off('SIGTERM', stopBeforeOpen);
}

start().catch((error: unknown) => {
  // A StartError or ConfigError is one line with the solution; anything else is a bug and needs its stack.
  console.error(error instanceof StartError || error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
