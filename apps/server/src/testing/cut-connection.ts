import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';
import { StatementRunner } from '../platform/db/embedded/statement.ts';

/**
 * The moment a connection breaks: before this statement of the work's transactions (`begin` is 1), or between its
 * commit and what follows.
 */
export type Moment = number | 'after the commit';

interface Cut {
  moment: Moment;
  /** Connections inside a transaction of the work. A statement outside one is atomic and not counted. */
  inTransaction: Set<object>;
  /** The texts of the statements so far. */
  statements: string[];
  isDone: boolean;
}

const cuts = new AsyncLocalStorage<Cut>();

/** The error of PostgreSQL's driver for a broken connection; the product responds with "try again". */
const broken = () => new Error('Connection terminated unexpectedly');

/**
 * Runs work whose connection to the database breaks at a moment, as if the process or the network had failed there.
 * @returns the result of the work, the statements that were sent, and if the moment was reached
 */
export async function cutAt<T>(moment: Moment, work: () => Promise<T>) {
  const cut: Cut = { moment, inTransaction: new Set(), statements: [], isDone: false };
  const result = await cuts.run(cut, work);
  return { result, statements: cut.statements, wasCut: cut.isDone };
}

type Statement = string | { text?: string; sql?: string };

interface Sending<T> {
  connection: object;
  statement: Statement;
  breakOff: () => Promise<unknown>;
  send: () => Promise<T>;
}

async function watch<T>({ connection, statement, breakOff, send }: Sending<T>): Promise<T> {
  const cut = cuts.getStore();
  if (!cut || cut.isDone) return send();
  const text = typeof statement === 'string' ? statement : (statement.text ?? statement.sql ?? '');
  if (text === 'begin') cut.inTransaction.add(connection);
  if (!cut.inTransaction.has(connection)) return send();
  if (text === 'commit' || text === 'rollback') cut.inTransaction.delete(connection);
  cut.statements.push(text);
  const comesNow = async () => {
    cut.isDone = true;
    await breakOff();
    throw broken();
  };
  if (cut.statements.length === cut.moment) await comesNow();
  const result = await send();
  if (cut.moment === 'after the commit' && text === 'commit') await comesNow();
  return result;
}

async function breakSocket(client: pg.Client): Promise<void> {
  // The types of pg omit its connection.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.destroy();
  await once(stream, 'close');
}

/** Both engines send all statements here. */
function watchEngines(): void {
  const { query } = pg.Client.prototype;
  // pg has many overloads; the pool and Kysely only use the one that returns a promise.
  const send = query as (this: pg.Client, ...all: unknown[]) => Promise<unknown>;
  pg.Client.prototype.query = function watched(this: pg.Client, ...all: unknown[]) {
    if (!cuts.getStore() || all.some((each) => typeof each === 'function')) return send.apply(this, all);
    return watch({
      connection: this,
      statement: all[0] as Statement,
      breakOff: () => breakSocket(this),
      send: () => send.apply(this, all),
    });
  } as typeof query;
  const { run } = StatementRunner.prototype;
  StatementRunner.prototype.run = function watched(this: StatementRunner, query) {
    return watch({
      connection: this,
      statement: query,
      // The engine runs in this process: uncommitted work is rolled back, as at its next start.
      breakOff: async () => {},
      send: () => run.call(this, query),
    });
  } as typeof run;
}

watchEngines();
