import { Agent, type IncomingHttpHeaders, request as sendRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type CallName, type Calls, calls, methods, type Reply } from '@namma/contract/calls';
import { API_PREFIX } from '@namma/contract/methods';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import autocannon from 'autocannon';

/** As a browser sends it. */
const ENCODING = 'gzip, deflate, br, zstd';
const TIMEOUT_MILLISECONDS = 30_000;

/** One request of a measurement; `path` includes the query, `body` is JSON. */
export interface Request {
  method: string;
  path: string;
  token?: string;
  body?: string;
  /** The Idempotency-Key header. */
  key?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes as received. */
  raw: Buffer;
}

/** A request with a check of its response: `findFault` describes what is wrong with a response of status 200 or 201. */
export interface Sample {
  request: Request;
  findFault: (answer: Answer & { text: string }) => string | undefined;
}

/** A request for a call of the contract. */
export function callRequest(name: CallName, query: object = {}, token?: string, body?: object): Request {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return {
    method: methods[name],
    path: `${API_PREFIX}/${name}${search.size > 0 ? `?${search}` : ''}`,
    ...(token ? { token } : {}),
    ...(body ? { body: JSON.stringify(body) } : {}),
  };
}

/** Checks a response against the contract's schema, then with `findFault`. */
export function callSample<N extends CallName>(
  name: N,
  request: Request,
  findFault: (reply: Reply<N>) => string | undefined = () => undefined,
): Sample {
  return {
    request,
    findFault({ text }) {
      const schema: Calls[N]['reply'] = calls[name].reply;
      const parsed = schema.safeParse(JSON.parse(text));
      return parsed.success ? findFault(parsed.data as Reply<N>) : parsed.error.message;
    },
  };
}

/** A whole document that contains these texts. */
export const pageSample = (path: string, texts: readonly string[] = []): Sample => ({
  request: { method: 'GET', path },
  findFault: ({ headers, text }) => {
    if (!headers['content-type']?.startsWith('text/html')) return `a page of type ${headers['content-type']}`;
    if (!text.trimEnd().endsWith('</html>')) return 'a page without an end';
    return ['<h1', ...texts].find((each) => !text.includes(each));
  },
});

const headersOf = ({ token, body, key }: Request) => ({
  'accept-encoding': ENCODING,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(body ? { 'content-type': 'application/json' } : {}),
  ...(key ? { [IDEMPOTENCY_KEY_HEADER]: key } : {}),
});

/** Sends one request over the agent's connections. */
export function send(origin: string, request: Request, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method, path, body } = request;
    const sent = sendRequest(`${origin}${path}`, {
      agent,
      method,
      headers: headersOf(request),
      timeout: TIMEOUT_MILLISECONDS,
    });
    sent.once('timeout', () => sent.destroy(new Error(`No answer to ${path} in time.`)));
    sent.once('error', reject);
    sent.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          raw: Buffer.concat(chunks),
        }),
      );
    });
    sent.end(body);
  });
}

/** Returns what is wrong with a response; undefined when it is right. */
export async function faultOf({ request, findFault }: Sample, answer: Answer): Promise<string | undefined> {
  const { status, headers, raw } = answer;
  const encoding = headers['content-encoding'];
  const unpack =
    encoding === 'br' ? promisify(brotliDecompress) : encoding === 'gzip' ? promisify(gunzip) : undefined;
  const text = (unpack ? await unpack(raw) : raw).toString();
  const fault = status > 201 ? `${status} ${text.slice(0, 200)}` : findFault({ ...answer, text });
  return fault && `${request.method} ${request.path}: ${fault.slice(0, 300)}`;
}

/** Requests wait in the client when more than this many are open. */
const SOCKETS_MOST = 256;

/** A request that is due at this many milliseconds after the start. */
export interface Due {
  request: Request;
  at: number;
}

export interface Outcome<Event extends Due> {
  event: Event;
  /** From the due moment to the last byte of the response. */
  milliseconds: number;
  /** Undefined when the connection broke or nothing came in time. */
  answer: Answer | undefined;
}

/**
 * Sends each request when it is due, whether or not earlier ones were answered: a stalled server affects all of them.
 */
export async function sendWhenDue<Event extends Due>(
  origin: string,
  events: readonly Event[],
): Promise<Outcome<Event>[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS_MOST });
  const start = performance.now();
  const sendOne = async (event: Event): Promise<Outcome<Event>> => {
    const answer = await send(origin, event.request, agent).catch(() => undefined);
    return { event, milliseconds: performance.now() - start - event.at, answer };
  };
  const sent: Promise<Outcome<Event>>[] = [];
  for (const event of events) {
    const wait = event.at - (performance.now() - start);
    if (wait > 0) await sleep(wait);
    sent.push(sendOne(event));
  }
  const outcomes = await Promise.all(sent);
  agent.destroy();
  return outcomes;
}

/** p50, p95 and p99 in milliseconds; NaN when there is none. */
export function percentilesOf(outcomes: readonly Outcome<Due>[]): [number, number, number] {
  const sorted = outcomes.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
  return [at(0.5), at(0.95), at(0.99)];
}

export interface Load {
  requests: readonly Request[];
  /** The index of the first one. */
  from: number;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  requests: number;
  perSecond: number;
  /** p50, p95 and p99 in milliseconds. autocannon reports whole ones, and p97.5 in place of p95. */
  percentiles: [number, number, number];
  fault: string | undefined;
}

/** Sends this many requests a second. */
export async function runAtRate(
  origin: string,
  { requests, from, seconds }: Load,
  perSecond: number,
): Promise<LoadResult> {
  const events = Array.from({ length: seconds * perSecond }, (_, i) => ({
    request: requests[(from + i) % requests.length] as Request, // the index is below the length
    at: (i * 1_000) / perSecond,
  }));
  const outcomes = await sendWhenDue(origin, events);
  const wrong = outcomes.filter(({ answer }) => answer === undefined || answer.status >= 400).length;
  return {
    requests: outcomes.length,
    perSecond,
    percentiles: percentilesOf(outcomes),
    fault: wrong > 0 ? `${wrong} refused, broken or late of ${outcomes.length}` : undefined,
  };
}

/** Each connection of autocannon keeps its own list in memory. */
const REQUESTS_A_CONNECTION = 2_000;

/** Sends as many requests as the connections can carry. */
export async function runFullLoad(
  origin: string,
  { requests, from, connections, seconds }: Load,
): Promise<LoadResult> {
  let client = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    // Each connection starts at another request, so that together they send all.
    setupClient: (connection) => {
      const start = from + Math.floor((requests.length * client++) / connections);
      const own = Array.from(
        { length: Math.min(REQUESTS_A_CONNECTION, requests.length) },
        (_, i) => requests[(start + i) % requests.length] as Request, // the index is below the length
      );
      connection.setRequests(own.map(toAutocannon));
    },
  });
  const { non2xx, errors, timeouts, latency } = result;
  const isWrong = non2xx + errors + timeouts > 0 || result.requests.total === 0;
  return {
    requests: result.requests.total,
    perSecond: result.requests.total / result.duration,
    percentiles: [latency.p50, latency.p97_5, latency.p99],
    fault: isWrong
      ? `${non2xx} refused, ${errors} broken and ${timeouts} late of ${result.requests.total}`
      : undefined,
  };
}

let keys = 0;
const toAutocannon = (request: Request): autocannon.Request => ({
  method: request.method as 'GET', // the contract's methods are all known to it
  path: request.path,
  headers: headersOf(request),
  ...(request.body ? { body: request.body } : {}),
  // Each order is a new one.
  ...(request.key
    ? {
        setupRequest: (sent: autocannon.Request) => ({
          ...sent,
          headers: headersOf({ ...request, key: `${request.key}-${++keys}` }),
        }),
      }
    : {}),
});
