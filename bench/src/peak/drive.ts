import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, send } from '../ask.ts';
import type { Sample } from '../row.ts';
import type { Kind } from './arrivals.ts';

/** Requests wait in the client, not in the server, when more than this many are open. */
const SOCKETS_MOST = 256;

/** One request with the moment at which it is due, in milliseconds after the start. */
export interface Event extends Sample {
  kind: Kind;
  at: number;
}

/** What came of an event; `answer` is undefined when the connection broke or nothing came in time. */
export interface Outcome {
  event: Event;
  /** From the moment at which it was due to the last byte of the answer. */
  milliseconds: number;
  answer: Omit<Answer, 'text'> | undefined;
}

/**
 * Sends each request when it is due, whether or not earlier ones were answered, and times it from then: a server that stands
 * still shows in all that was due meanwhile. Answers are kept as they came, and looked at when the time is over.
 */
export async function drive(origin: string, events: readonly Event[], encoding: string): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS_MOST });
  const start = performance.now();
  const sendOne = async (event: Event): Promise<Outcome> => {
    const answer = await send(origin, event.request, encoding, agent).catch(() => undefined);
    return { event, milliseconds: performance.now() - start - event.at, answer };
  };
  const underWay: Promise<Outcome>[] = [];
  for (const event of events) {
    const wait = event.at - (performance.now() - start);
    if (wait > 0) await sleep(wait);
    underWay.push(sendOne(event));
  }
  const outcomes = await Promise.all(underWay);
  agent.destroy();
  return outcomes;
}
