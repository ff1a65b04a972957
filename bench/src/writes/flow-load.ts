import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { findWrk, runProgram } from '../load.ts';
import { type LoadResult, readAutocannon, readWrk } from '../load-result.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { CLIENTS, NEWEST_ADDRESS, type Step } from './flow.ts';

/** The steps of each client, flow after flow, repeated. */
export type StepsOfClients = readonly (readonly Step[])[];

export interface FlowResult extends LoadResult {
  /** Orders that were placed. */
  orders: number;
  /** The first refusal's message. */
  complaint: string;
}

/**
 * Runs every client's flows, one request at a time, each order with its own key.
 * @param start the share of its flows that a client skips at first, from 0 to 1
 */
export async function runFlows(
  origin: string,
  steps: StepsOfClients,
  { seconds, start }: { seconds: number; start: number },
): Promise<FlowResult> {
  const key = randomUUID();
  const wrk = findWrk();
  return wrk
    ? runWrk(wrk, origin, steps, { seconds, start, key })
    : runAutocannon(origin, steps, { seconds, start, key });
}

interface FlowRun {
  seconds: number;
  start: number;
  key: string;
}

async function runWrk(wrk: string, origin: string, steps: StepsOfClients, run: FlowRun): Promise<FlowResult> {
  const folder = makeTemporaryFolder();
  try {
    const file = join(folder.path, 'flows');
    const lines = steps.flatMap((ofClient, client) =>
      ofClient.map(({ method, path, token, body, isOrder }) =>
        [client, method, path, token, isOrder ? 'order' : '', body].join('\t'),
      ),
    );
    writeFileSync(file, `${lines.join('\n')}\n`);
    // One thread for each client, because only then a client knows its own answers.
    const args = [`-t${CLIENTS}`, `-c${CLIENTS}`, `-d${run.seconds}s`, '--timeout', '10s'];
    const script = ['-s', join(import.meta.dirname, 'flow.lua'), origin, '--', file];
    const output = await runProgram(wrk, [
      ...args,
      ...script,
      String(run.start),
      run.key,
      String(NEWEST_ADDRESS),
    ]);
    const told = JSON.parse(output.split('\n').find((line) => line.startsWith('{')) ?? '{}');
    return { ...readWrk(output), orders: told.orders, complaint: told.complaint };
  } finally {
    folder.remove();
  }
}

interface ClientMemory {
  newestAddress?: string;
}

async function runAutocannon(origin: string, steps: StepsOfClients, run: FlowRun): Promise<FlowResult> {
  let client = 0;
  let orders = 0;
  let keys = 0;
  let complaint = '';
  const toAutocannon = (step: Step): autocannon.Request => ({
    method: step.method as 'GET', // the contract's methods are all among those it knows
    path: step.path,
    setupRequest: (request, context) => ({
      ...request,
      headers: {
        authorization: `Bearer ${step.token}`,
        ...(step.body ? { 'content-type': 'application/json' } : {}),
        ...(step.isOrder ? { 'idempotency-key': `${run.key}-${keys++}` } : {}),
      },
      body: step.body.replace(String(NEWEST_ADDRESS), (context as ClientMemory).newestAddress ?? ''),
    }),
    onResponse: (status, body, context) => {
      const [, newest] = /.*"addressId":(\d+)/s.exec(body) ?? [];
      if (newest) (context as ClientMemory).newestAddress = newest;
      if (status >= 300) complaint ||= `${status} ${body.slice(0, 200)}`;
      else if (step.isOrder) orders++;
    },
  });
  const result = await autocannon({
    url: origin,
    connections: CLIENTS,
    duration: run.seconds,
    setupClient: (connection) => {
      const own = steps[client++] ?? [];
      connection.setRequests(beginAt(own, run.start).map(toAutocannon));
    },
  });
  return { ...readAutocannon(result), orders, complaint };
}

/** From the first flow that begins after this share of the steps. */
function beginAt(steps: readonly Step[], share: number): readonly Step[] {
  const from = steps.findIndex((step, i) => i >= steps.length * share && step.isOrder) + 1;
  return share === 0 ? steps : [...steps.slice(from), ...steps.slice(0, from)];
}
