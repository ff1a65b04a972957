import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import autocannon from 'autocannon';
import type { Request } from './ask.ts';
import { onExit } from './clean-up.ts';
import { type LoadResult, readAutocannon, readWrk } from './load-result.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export interface Load {
  connections: number;
  seconds: number;
  /** The Accept-Encoding of every request. */
  encoding: string;
  /** Sent in this order, again and again. */
  requests: readonly Request[];
  /** The index of the first one. */
  start: number;
}

export interface LoadGenerator {
  name: string;
  run: (origin: string, load: Load) => Promise<LoadResult>;
}

/** wrk if installed: autocannon runs on Node and is slower than what it measures. */
export function findLoadGenerator(): LoadGenerator {
  const wrk = findWrk();
  return wrk
    ? { name: 'wrk -t1', run: (origin, load) => runWrk(wrk, origin, load) }
    : { name: 'autocannon', run: runAutocannon };
}

export function findWrk(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'wrk')).find((file) => existsSync(file));
}

async function runWrk(wrk: string, origin: string, load: Load): Promise<LoadResult> {
  const folder = makeTemporaryFolder();
  try {
    const file = join(folder.path, 'requests');
    const lines = load.requests.map(({ method, path, token = '', body = '' }) =>
      [method, path, token, body].join('\t'),
    );
    writeFileSync(file, `${lines.join('\n')}\n`);
    const script = join(import.meta.dirname, 'wrk.lua');
    const args = ['-t1', `-c${load.connections}`, `-d${load.seconds}s`, '--timeout', '10s', '-s', script];
    const header = ['-H', `Accept-Encoding: ${load.encoding}`];
    return readWrk(await runProgram(wrk, [...args, ...header, origin, '--', file, String(load.start)]));
  } finally {
    folder.remove();
  }
}

/**
 * Runs a program to its end; `complaints` is a file for its standard error.
 * @returns its output
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { env = process.env, complaints }: { env?: NodeJS.ProcessEnv; complaints?: string } = {},
): Promise<string> {
  const errors = complaints === undefined ? 'inherit' : openSync(complaints, 'w');
  const child = spawn(program, args, {
    env,
    stdio: ['ignore', 'pipe', errors],
  });
  if (typeof errors === 'number') closeSync(errors);
  const unregister = onExit(() => child.kill('SIGKILL'));
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [status] = await once(child, 'close');
  unregister();
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${output}`);
  return output;
}

/** Each connection of autocannon holds its own list in memory. */
const REQUESTS_A_CONNECTION = 2_000;

async function runAutocannon(origin: string, load: Load): Promise<LoadResult> {
  let client = 0;
  const result = await autocannon({
    url: origin,
    connections: load.connections,
    duration: load.seconds,
    headers: { 'accept-encoding': load.encoding },
    // Each connection begins at another request, so that together they send all.
    setupClient: (connection) => {
      const at = load.start + Math.floor((load.requests.length * client++) / load.connections);
      connection.setRequests(rotate(load.requests, at).slice(0, REQUESTS_A_CONNECTION).map(toAutocannon));
    },
  });
  return readAutocannon(result);
}

const rotate = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

const toAutocannon = ({ method, path, token, body }: Request): autocannon.Request => ({
  method: method as 'GET', // the contract's methods are all among those it knows
  path,
  headers: {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  },
  ...(body ? { body } : {}),
});
