import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../shop/database.ts';

/** Settings of a PostgreSQL whose statements can be read here. */
export const TRACEABLE = ['logging_collector=on', 'log_destination=jsonlog'];

/** A statement that PostgreSQL received: the text and the parameters. */
export interface Statement {
  text: string;
  /** SQL's null. */
  parameters: (string | null)[];
}

export interface Traced<T> {
  result: T;
  statements: Statement[];
  /** The application_name of the last session. */
  sessionName: string;
}

export interface Tracer {
  /** All statements that the database received during the work, in order. */
  trace: <T>(work: () => Promise<T>) => Promise<Traced<T>>;
  close: () => Promise<void>;
}

const LOGGED_WITHIN_MILLISECONDS = 10_000;
const LOOK_EVERY_MILLISECONDS = 20;

/**
 * Makes PostgreSQL log every statement on this database, for connections opened from now on. The server must run with
 * `TRACEABLE`, and nobody else may use the database.
 */
export async function openTracer(url: string): Promise<Tracer> {
  const name = new URL(url).pathname.slice(1);
  const settings = await openPostgres(url);
  await settings.query(`alter database ${name} set log_statement = 'all'`);
  const marker = await openPostgres(url);
  const [own] = await marker.query<{ pid: number }>('select pg_backend_pid() as pid');

  const mark = async () => {
    const text = `select '${randomUUID()}'`;
    await marker.query(text);
    return text;
  };
  return {
    async trace(work) {
      const begin = await mark();
      const result = await work();
      const end = await mark();
      const giveUpAt = performance.now() + LOGGED_WITHIN_MILLISECONDS;
      while (performance.now() < giveUpAt) {
        const entries = parseLog(await readLog(settings));
        const from = entries.findIndex(({ message }) => message.endsWith(begin));
        const to = entries.findIndex(({ message }) => message.endsWith(end));
        if (from >= 0 && to >= 0) {
          const between = entries.slice(from, to).filter(({ pid }) => pid !== own?.pid);
          const sessionName = between.at(-1)?.application_name ?? '';
          return { result, statements: between.flatMap(readEntry), sessionName };
        }
        await sleep(LOOK_EVERY_MILLISECONDS);
      }
      throw new Error('PostgreSQL did not write down what it was asked.');
    },
    async close() {
      await settings.query(`alter database ${name} reset log_statement`);
      await settings.close();
      await marker.close();
    },
  };
}

async function readLog(db: Awaited<ReturnType<typeof openPostgres>>): Promise<string> {
  const [row] = await db.query<{ log: string }>(`select pg_read_file(pg_current_logfile('jsonlog')) as log`);
  return row?.log ?? '';
}

interface LogEntry {
  pid: number;
  application_name?: string;
  message: string;
  detail?: string;
}

/** The last line may be incomplete. */
const parseLog = (log: string): LogEntry[] =>
  log
    .slice(0, log.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ message }) => typeof message === 'string');

function readEntry({ message, detail = '' }: LogEntry): Statement[] {
  const [, text] = /^(?:statement|execute [^:]+): (.*)$/s.exec(message) ?? [];
  return text === undefined ? [] : [{ text, parameters: readParameters(detail) }];
}

/** Reads `parameters: $1 = 'it''s', $2 = NULL`. */
export const readParameters = (detail: string): (string | null)[] =>
  [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(([, value]) =>
    value === undefined ? null : value.replaceAll("''", "'"),
  );
