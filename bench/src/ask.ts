import { type Agent, type IncomingHttpHeaders, request as sendRequest } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';

/** One request of a measurement; `path` includes the query. */
export interface Request {
  method: string;
  path: string;
  token?: string;
  /** JSON. */
  body?: string;
  /** The Idempotency-Key header. */
  key?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes as received. */
  raw: Buffer;
  /** Decoded. */
  text: string;
}

const ANSWER_WITHIN_MILLISECONDS = 30_000;

/** Sends one request with this Accept-Encoding and decodes the answer. */
export async function ask(origin: string, request: Request, encoding: string): Promise<Answer> {
  const answer = await send(origin, request, encoding);
  return { ...answer, text: await decode(answer.raw, answer.headers['content-encoding']) };
}

/**
 * Sends one request and leaves the answer encoded.
 * @param agent its connections are used; Node's own when absent
 */
export function send(
  origin: string,
  { method, path, token, body, key }: Request,
  encoding: string,
  agent?: Agent,
): Promise<Omit<Answer, 'text'>> {
  return new Promise((resolve, reject) => {
    const request = sendRequest(`${origin}${path}`, {
      agent,
      method,
      headers: {
        'accept-encoding': encoding,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { [IDEMPOTENCY_KEY_HEADER]: key } : {}),
      },
      timeout: ANSWER_WITHIN_MILLISECONDS,
    });
    request.once('timeout', () => request.destroy(new Error(`No answer to ${path} in time.`)));
    request.once('error', reject);
    request.once('response', (response) => {
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
    request.end(body);
  });
}

/** The text of an answer as it came. */
export async function decode(raw: Buffer, encoding: string | undefined): Promise<string> {
  if (encoding === undefined || encoding === 'identity') return raw.toString();
  if (encoding === 'br') return (await promisify(brotliDecompress)(raw)).toString();
  if (encoding === 'gzip') return (await promisify(gunzip)(raw)).toString();
  throw new Error(`An answer came as ${encoding}, which nobody can read here.`);
}
