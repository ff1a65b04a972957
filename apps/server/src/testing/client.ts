import {
  type BodyInput,
  type Call,
  type CallName,
  calls,
  type ErrorReply,
  errorReply,
  methods,
  type QueryInput,
  type Reply,
} from '@namma/contract/calls';
import { API_PREFIX } from '@namma/contract/methods';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Headers = Record<string, string>;
type QueryPart<N extends CallName> =
  undefined extends QueryInput<N>
    ? unknown
    : object extends QueryInput<N>
      ? { query?: QueryInput<N> }
      : { query: QueryInput<N> };
type BodyPart<N extends CallName> = undefined extends BodyInput<N> ? unknown : { body: BodyInput<N> };
type Input<N extends CallName> = QueryPart<N> & BodyPart<N> & { headers?: Headers };
/** Calls without query and body need no input. */
type InputArguments<N extends CallName> = object extends Input<N> ? [input?: Input<N>] : [input: Input<N>];

export interface LooseInput {
  query?: Record<string, unknown>;
  /** JSON, or a file. */
  body?: unknown;
  headers?: Headers;
}

export interface Answer<Body> {
  status: number;
  /** The reply on success, an error reply otherwise; tests check the status before they read fields. */
  body: Body & Partial<ErrorReply>;
  headers: LightMyRequestResponse['headers'];
}

/** A client with or without a token, at an internet address. */
export class Client {
  private readonly app: FastifyInstance;
  private readonly token: string | undefined;
  private readonly address: string;

  constructor(app: FastifyInstance, token: string | undefined, address = '127.0.0.1') {
    this.app = app;
    this.token = token;
    this.address = address;
  }

  /** The same client at another address. */
  from(address: string): Client {
    return new Client(this.app, this.token, address);
  }

  /** Makes a typed call. Checks every response against the contract. */
  call<N extends CallName>(name: N, ...[input]: InputArguments<N>): Promise<Answer<Reply<N>>> {
    return this.callLoosely(name, input as LooseInput);
  }

  /** Like `call`, with arbitrary input. */
  async callLoosely<N extends CallName>(
    name: N,
    { query, body, headers }: LooseInput = {},
  ): Promise<Answer<Reply<N>>> {
    const response = await this.app.inject({
      method: methods[name],
      url: `${API_PREFIX}/${name}`,
      query: Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])),
      ...(body === undefined ? {} : { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      remoteAddress: this.address,
    });
    const call: Call = calls[name];
    const status = response.statusCode;
    if (status < 300 && status !== (call.success ?? 200)) throw new Error(`${name} answered ${status}`);
    const schema = status < 300 ? call.reply : errorReply;
    // Parsed by the schema of this call, or of errors.
    const sent: unknown = status < 300 && (call.csv || call.calendar) ? response.body : response.json();
    const answer = schema.parse(sent) as Reply<N> & Partial<ErrorReply>;
    return { status, body: answer, headers: response.headers };
  }
}
