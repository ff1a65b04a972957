import './v8-heap.ts';
import './keep-shapes.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gymDay, minutes, startOfGymDay } from '@namma/contract/dates';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp, publicReads } from '../app.ts';
import { newPassword } from '../cli/admin-command.ts';
import { terminalCommands } from '../cli/terminal-commands.ts';
import type { Database } from '../db/database.ts';
import { migrateDirectly } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { seedDemoCatalogue } from '../db/seed/seed.ts';
import type { Deps } from '../deps.ts';
import { Metrics } from '../http/metrics.ts';
import { type RenderPage, servePages } from '../http/pages.ts';
import { type PublicReads, toPageReads } from '../http/public-reads.ts';
import { figuresOf } from '../http/ready/figures.ts';
import { logger } from '../http/request-log.ts';
import { makeResetToken } from '../modules/auth/password-resets.ts';
import { hashPassword } from '../modules/auth/passwords.ts';
import { registerMailSamples } from '../modules/mail/routes.ts';
import { countMailsByStatus, readMailDelays } from '../modules/mail/service.ts';
import { MailWorker } from '../modules/mail/worker.ts';
import { remindOfEnds } from '../modules/memberships/service.ts';
import { countOrdersByStatus } from '../modules/orders/service.ts';
import { markReadBefore } from '../modules/unread/service.ts';
import { createAdmin, hasAdmin } from '../modules/users/service.ts';
import { sweepRegularly } from '../shared/sweep.ts';
import { StartError } from '../start-error.ts';
import { type Config, ConfigError, readConfig } from './config.ts';

/** How long requests in flight may take after the drain time (D38). */
const STOP_WITHIN_MILLISECONDS = 10_000;
/**
 * How long a stopping server waits for the mail it is sending; otherwise another process, or the next start, sends
 * it.
 */
const MAIL_SENT_WITHIN_MILLISECONDS = 4_000;
/** Relative to dist/main.js. A server run from its sources serves no pages: Vite does. */
const WEB_BUILD = join(import.meta.dirname, '../../web/build');

async function start(): Promise<void> {
  const config = readConfig(process.env);
  // Loaded while the database opens. If opening fails, a failure here is ignored.
  const web = loadWeb();
  web.catch(() => {});
  // Loaded only when mails are sent.
  const sender = config.smtp && (await import('../modules/mail/smtp.ts')).createSender(config.smtp);
  const database = await openDatabase(config);
  // Sitemap and mails need absolute addresses.
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  let mailWorker: MailWorker | undefined;
  const deps: Deps = {
    db: database.db,
    clock: () => new Date(),
    isRateLimited: config.isRateLimited,
    readPublic: database.readPublic,
    mail: {
      origin,
      sending: config.smtp && { domain: config.smtp.domain, wake: () => mailWorker?.wake() },
    },
  };
  let app: FastifyInstance;
  try {
    await migrateDirectly(database.db, config.databaseUrl && config.databaseListenUrl);
    const demoSignIn = await seed(deps, config);
    app = await buildApp(deps, {
      logger: logger(config.logLevel),
      trustProxy: config.trustProxy,
      changes: database.changes,
      readyBytes: config.cacheBytes,
      // At these levels every request is logged, so none may bypass the framework.
      hasFastPath: config.logLevel !== 'debug' && config.logLevel !== 'trace',
      origin,
    });
    if (process.env.NODE_ENV === 'development') registerMailSamples(app);
    await hostWeb(app, await web, publicReads(deps), config.publicUrl ?? '');
    const firstPassword = await ensureAdmin(deps, config);
    // Otherwise all rows of the demo month would count as new for the first admin.
    if (demoSignIn) await markReadBefore(deps, startOfGymDay(gymDay(deps.clock())));
    if (config.metricsPort)
      await serveMetrics(app, database, deps, config.metricsPort, () => mailWorker?.sentCount ?? 0);
    await listen(app, config);
    app.log.info({ engine: database.engine }, database.durability);
    greet(config, firstPassword, demoSignIn);
  } catch (error) {
    const explained = database.explain(error);
    // A damaged database may fail to close as well.
    await database.close().catch(() => {});
    throw explained;
  }
  if (sender)
    mailWorker = new MailWorker({
      deps,
      sender,
      origin,
      log: app.log,
      isAlone: database.engine === 'embedded',
      makeSecret: { 'password reset': (facts) => makeResetToken(deps, facts) },
    });
  const stopSweeping = sweepRegularly(deps, (error) => app.log.error({ err: error }, 'sweep failed'));
  const stopReminding = remindRegularly(deps, (error) =>
    app.log.error({ err: error }, 'reminders could not be written'),
  );
  const endBroken = (error: unknown) => {
    app.log.fatal(
      { err: error },
      'The embedded database cannot go on: the server ends, and mends it at its next start.',
    );
    process.exit(1);
  };
  const stopUpkeep = database.maintain(app.log, endBroken, terminalCommands(deps));
  closeOnSignalOrError(app, config, async () => {
    stopSweeping();
    stopReminding();
    await mailWorker?.stop(MAIL_SENT_WITHIN_MILLISECONDS);
    await stopUpkeep();
    await database.close();
  });
}

/**
 * Sends due reminders every minute.
 * @returns a function that stops it
 */
function remindRegularly(deps: Deps, onFailure: (error: unknown) => void): () => void {
  const timer = setInterval(() => void remindOfEnds(deps).catch(onFailure), minutes(1));
  timer.unref();
  return () => clearInterval(timer);
}

/** The web's build, as far as the server uses it. */
interface WebBundle {
  entry: { module: { createPageRenderer: (build: WebBundle, origin: string) => RenderPage } };
}

/**
 * The web's build; undefined in development, where Vite serves the pages.
 * @throws StartError when nothing is built
 */
async function loadWeb(): Promise<WebBundle | undefined> {
  if (process.env.NODE_ENV === 'development') return undefined;
  const bundle = join(WEB_BUILD, 'server/index.js');
  if (!existsSync(bundle)) {
    throw new StartError('The web is not built yet: run `npm run build`, or start with `npm start`.');
  }
  process.env.NODE_ENV ??= 'production';
  return import(pathToFileURL(bundle).href);
}

/** Serves the web's pages. They read public data in the process, not over HTTP. */
async function hostWeb(
  app: FastifyInstance,
  build: WebBundle | undefined,
  reads: PublicReads,
  origin: string,
): Promise<void> {
  if (!build) return;
  const render = build.entry.module.createPageRenderer(build, origin);
  await servePages(app, { clientFolder: join(WEB_BUILD, 'client'), render, reads: toPageReads(reads) });
}

interface SignIn {
  email: string;
  password: string;
}

/**
 * Fills an empty shop as the setting SEED says.
 * @returns the demo member's email and password, to be shown once; undefined when no demo people were made
 */
async function seed({ db, clock, isRateLimited }: Deps, config: Config): Promise<SignIn | undefined> {
  if (config.seed === 'none') return undefined;
  let signIn: SignIn | undefined;
  await seedDemoCatalogue(db, async (tx) => {
    if (config.seed === 'catalogue') return;
    // Loaded only at a first start.
    const { makeDemoMonth } = await import('../modules/demo/make.ts');
    const password = newPassword();
    const [known, unknown] = await Promise.all([hashPassword(password), hashPassword(newPassword())]);
    const email = await makeDemoMonth({ db: tx, clock, isRateLimited }, { known, unknown });
    signIn = { email, password };
  });
  return signIn;
}

/**
 * Makes the first admin when there is none (D37).
 * @returns the generated password, to be shown once; undefined when ADMIN_PASSWORD set it or an admin exists
 * @throws StartError when ADMIN_EMAIL belongs to a member
 */
async function ensureAdmin(deps: Deps, config: Config): Promise<string | undefined> {
  if (await hasAdmin(deps.db)) return undefined;
  const password = config.adminPassword ?? newPassword();
  const isNew = await createAdmin(deps, config.adminEmail, await hashPassword(password));
  if (!isNew && !(await hasAdmin(deps.db))) {
    throw new StartError(`ADMIN_EMAIL: ${config.adminEmail} is registered as a member already.`);
  }
  return isNew && !config.adminPassword ? password : undefined;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} on ${host} is in use: stop the other program or set PORT.`);
    throw new StartError(`Cannot listen on ${host}:${port}: ${message}`);
  }
}

function greet(config: Config, firstPassword: string | undefined, demo: SignIn | undefined): void {
  const shownHost = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host;
  console.log(`Namma Strength is open at http://${shownHost}:${config.port}`);
  if (firstPassword) {
    console.log(
      `First admin: ${config.adminEmail}, password ${firstPassword} (shown this once; sign in at /adminLogin)`,
    );
  }
  if (demo) {
    console.log(
      `Demo member: ${demo.email}, password ${demo.password} (shown this once; sign in at /signIn; \`npm run demo -- clear\` removes the demo people)`,
    );
  }
}

/** Serves Prometheus metrics of this process on their own port. */
async function serveMetrics(
  app: FastifyInstance,
  database: Database,
  deps: Deps,
  port: number,
  readMailsSent: () => number,
): Promise<void> {
  const metrics = new Metrics();
  metrics.add(database.figures);
  metrics.add(figuresOf(app.readyAnswers));
  metrics.addCounts('shop_orders', 'Orders there are, by status.', 'status', async () => {
    const counts = await countOrdersByStatus(database.db);
    return Object.fromEntries(counts.map(({ status, count }) => [status, count]));
  });
  metrics.add([
    {
      name: 'mails_sent_total',
      help: 'Mails that the mail server took from this process.',
      read: readMailsSent,
    },
  ]);
  metrics.addCounts('mails', 'Mails that wait to be sent, and that failed for good.', 'status', () =>
    countMailsByStatus(database.db),
  );
  metrics.addCounts(
    'mails_oldest_waiting_seconds',
    'Age of the oldest mail that waits, by kind.',
    'kind',
    () => readMailDelays(deps),
  );
  metrics.watch(app);
  const server = await metrics.listen(port);
  app.addHook('onClose', async () => void server.close());
}

/**
 * Drains and closes the server, then the database, and exits: with status 0 after a signal; with 1 after an uncaught
 * error, or when closing takes longer than 10 seconds beyond the drain time. Only SIGTERM drains. A second signal
 * ends the process at once (D38).
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
}

start().catch((error: unknown) => {
  // A StartError or ConfigError is one line that says what to do; anything else is a bug and needs its stack.
  console.error(error instanceof StartError || error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
