import { startTemporaryPostgres, type TemporaryPostgres } from '../../../scripts/temporary-postgres.mjs';
import type { NodeProcess } from '../node-process.ts';
import { type Home, startProduct } from '../product.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { type Pooling, startPgbouncer } from './pgbouncer.ts';

/** Two processes behind nginx, PgBouncer between them and the primary, and a streaming replica for public reads. */
export interface Cluster {
  origin: string;
  pids: () => Record<string, number[]>;
  /** A process that can be reached without nginx; undefined while it restarts. */
  findWriter: () => string | undefined;
  /** Restarts one part as an operator would. */
  restarts: { part: string; restart: () => Promise<void> }[];
  stop: () => Promise<void>;
}

export const startReplica = (primary: TemporaryPostgres, settings: readonly string[]) =>
  startTemporaryPostgres({ settings, replicaOf: primary.url('postgres') });

/** Starts the cluster on the loopback address, for an existing shop. */
export async function startCluster(
  primary: TemporaryPostgres,
  replica: TemporaryPostgres,
  database: string,
  pooling: Pooling,
  settings: Record<string, string> = {},
): Promise<Cluster> {
  const pgbouncer = await startPgbouncer(primary.url(database), pooling);
  const home: Home = { DATABASE_URL: pgbouncer.url };
  const env = {
    ...settings,
    DATABASE_LISTEN_URL: primary.url(database),
    DATABASE_REPLICA_URL: replica.url(database),
    DATABASE_STATEMENTS: pooling === 'session' ? 'named' : 'unnamed',
    TRUST_PROXY: '127.0.0.1',
  };
  const processes: NodeProcess[] = [];
  let nginx: Nginx | undefined;
  const stop = async () => {
    await nginx?.stop();
    for (const each of processes) await each.stop();
    await pgbouncer.stop();
  };
  try {
    for (let i = 0; i < 2; i++) processes.push(await startProduct(home, { env }));
    const [first, second] = processes as [NodeProcess, NodeProcess];
    const portOf = ({ origin }: NodeProcess) => Number(new URL(origin).port);
    const front = await startNginx([portOf(first), portOf(second)]);
    nginx = front;
    let restarted: number | undefined;
    let turn = 0;
    const restartProcess = async (i: number) => {
      const before = processes[i] as NodeProcess;
      restarted = i;
      await before.stop();
      processes[i] = await startProduct(home, { env, port: portOf(before) });
      restarted = undefined;
    };
    return {
      origin: front.origin,
      pids: () => ({
        processes: processes.map(({ pid }) => pid),
        nginx: [front.pid],
        pgbouncer: [pgbouncer.pid()],
        primary: [primary.pid],
        replica: [replica.pid],
      }),
      findWriter: () => {
        const i = turn++ % 2;
        return processes[i === restarted ? 1 - i : i]?.origin;
      },
      restarts: [
        { part: 'first process (SIGTERM)', restart: () => restartProcess(0) },
        { part: 'second process (SIGTERM)', restart: () => restartProcess(1) },
        { part: 'nginx (reload)', restart: async () => front.reload() },
        { part: 'PgBouncer (-R)', restart: pgbouncer.restart },
        { part: 'replica', restart: () => restartPostgres(replica) },
        ...(pooling === 'transaction'
          ? [
              {
                part: 'primary (PAUSE)',
                restart: () => pgbouncer.whilePaused(() => restartPostgres(primary)),
              },
            ]
          : []),
      ],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The same server on the same port with its data. */
async function restartPostgres(server: TemporaryPostgres): Promise<void> {
  await server.halt('fast');
  await server.resume();
}
