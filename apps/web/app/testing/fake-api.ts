import { type CallName, calls, errorReply, methods, type Reply } from '@namma/contract/calls';
import { API_PREFIX } from '@namma/contract/methods';
import { vi } from 'vitest';

/** The server's answer to a request: a reply, an error, or no answer at all. */
export type FakeAnswer<N extends CallName> =
  | { reply: Reply<N> }
  | { status: number; error: { message: string } & Record<string, unknown> }
  | 'network is down';

interface SentRequest {
  name: CallName;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

type Answers = { [N in CallName]?: FakeAnswer<N> | ((request: SentRequest) => Promise<FakeAnswer<N>>) };

/**
 * Replaces the network, so that requests go through the real client. Replies must satisfy the contract: a test with a
 * reply that the server no longer gives fails. Undone by `vi.unstubAllGlobals()`.
 * @returns the requests as they were sent, and `answer` to change the answers from now on
 */
export function fakeApi(initial: Answers) {
  const answers: Answers = { ...initial };
  const requests: SentRequest[] = [];

  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const url = new URL(address, 'http://gym.example');
    const name = url.pathname.slice(`${API_PREFIX}/`.length) as CallName;
    const request: SentRequest = {
      name,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
      headers: new Headers(init.headers),
    };
    if (init.method !== methods[name]) throw new Error(`${name} was sent as ${init.method}`);
    requests.push(request);
    const given = answers[name];
    if (given === undefined) throw new Error(`The test gives no answer to ${name}`);
    const answer = typeof given === 'function' ? await given(request) : given;
    return toResponse(name, answer);
  });

  return {
    requests,
    requestsOf: (name: CallName) => requests.filter((request) => request.name === name),
    answer: (changed: Answers) => Object.assign(answers, changed),
  };
}

function toResponse(name: CallName, answer: FakeAnswer<CallName>): Response {
  if (answer === 'network is down') throw new TypeError('Failed to fetch');
  if ('error' in answer) return json(answer.status, errorReply.loose().parse(answer.error));
  return json(200, calls[name].reply.parse(answer.reply));
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
