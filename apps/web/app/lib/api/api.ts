import type { BodyInput, CallName, Calls, ErrorReply, QueryInput, Reply } from '@namma/contract/calls';
import { failures } from '@namma/contract/messages/failures';
import { API_PREFIX, methodOf } from '@namma/contract/methods';
import type { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { locale } from '#words/language';
import * as productWords from '#words/product-words';
import { dismissAtSuccess } from '../../ui/toast';
import { getToken } from '../session/session';
import { expireSession } from '../session/session-changes';
import { ApiError } from './api-error';

// It is no longer true once something has reached the server.
dismissAtSuccess(failures.networkError);

/** A write without a response within this time counts as a lost connection. */
export const ANSWER_WITHIN_MILLISECONDS = 8_000;

/** Empty in the browser. Pages that the development server renders ask the API where it runs. */
const ORIGIN = import.meta.env.DEV && import.meta.env.SSR ? 'http://127.0.0.1:3000' : '';

type Input<N extends CallName> = (undefined extends QueryInput<N>
  ? { query?: QueryInput<N> }
  : object extends QueryInput<N>
    ? { query?: QueryInput<N> }
    : { query: QueryInput<N> }) &
  (undefined extends BodyInput<N> ? { body?: BodyInput<N> } : { body: BodyInput<N> }) & {
    signal?: AbortSignal;
    /** With this token instead of the stored one. */
    token?: string;
  } & (Calls[N] extends { idempotent: true }
    ? { headers: KeyHeaders }
    : { headers?: Record<string, string> }) &
  (Calls[N] extends { upload: unknown } ? { file: Blob } : unknown);

/** Required by each call that takes an idempotency key, so that no screen can send it twice (D11). */
export type KeyHeaders = Record<typeof IDEMPOTENCY_KEY_HEADER, string>;

/**
 * Makes one call of the contract with the stored token, if any. A 401 ends the session and clears the token and the read cache.
 * @throws ApiError with the text of SPEC section 8
 */
export async function api<N extends CallName>(
  name: N,
  ...[input]: object extends Input<N> ? [Input<N>?] : [Input<N>]
): Promise<Reply<N>> {
  const sent = (input ?? {}) as Sent;
  const { response, token } = await send(name, sent);
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as Reply<N>;
  throw toError(response.status, answer as Partial<ErrorReply> | undefined, token);
}

/** Makes a call that answers with a file. */
export async function apiFile<N extends CallName>(name: N, query: QueryInput<N>): Promise<Blob> {
  const { response, token } = await send(name, { query: query as Record<string, unknown> });
  if (!response.ok) throw toError(response.status, await response.json().catch(() => undefined), token);
  return response.blob().catch(() => {
    throw new ApiError(0, failures.networkError);
  });
}

interface Sent {
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  token?: string;
}

async function send(name: CallName, { query, body, file, headers = {}, signal, token: given }: Sent) {
  const token = given ?? getToken();
  const response = await fetch(
    `${ORIGIN}${API_PREFIX}/${name}${toSearch(productWords.withLanguage(name, query))}`,
    {
      method: methodOf(name, body !== undefined || file !== undefined),
      headers: {
        // Instead of the browser's own: the server writes its sentences in the language of the page.
        'accept-language': locale,
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(file ? { 'content-type': file.type } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(file ? { body: file } : {}),
      ...(signal ? { signal } : {}),
    },
  ).catch((error: unknown) => {
    // No response within the time limit counts as a lost connection.
    if (signal?.aborted && (signal.reason as Error).name !== 'TimeoutError') throw error;
    throw new ApiError(0, failures.networkError);
  });
  return { response, token };
}

function toError(
  status: number,
  answer: Partial<ErrorReply> | undefined,
  token: string | undefined,
): ApiError {
  if (status === 401) {
    // A late answer to an earlier session must not end the one that has started since.
    if (token !== undefined && token === getToken()) expireSession();
    return new ApiError(401, failures.unauthorized);
  }
  return new ApiError(status, answer?.message || failures.somethingWentWrong, answer);
}

function toSearch(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return search && `?${search}`;
}
