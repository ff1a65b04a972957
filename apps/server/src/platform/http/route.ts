import {
  type Body,
  type CachedRead,
  type Call,
  type CallName,
  type Calls,
  calls,
  errorReply,
  methods,
  type Query,
  type Reply,
} from '@namma/contract/calls';
import { type Locale, languageTag } from '@namma/contract/locales';
import { API_PREFIX } from '@namma/contract/methods';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CsvFile, streamCsv } from '../shared/csv.ts';
import { withLocale } from '../shared/messages.ts';
import type { Authenticate, Session } from '../shared/session.ts';
import { sendCached } from './cache/send.ts';
import { checkCenter, type FindRowCenters } from './check-center.ts';
import { guard } from './guard.ts';
import { english, markLanguage } from './language.ts';
import { cachedReads, type PublicReads } from './public-reads.ts';

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    /** Finds the centers of rows, for `checkCenter`. */
    findRowCenters: FindRowCenters;
    /** Logs staff access to people's data; see `logProfileView` of the staff module. */
    logProfileView: (name: CallName, session: Session, query: unknown) => Promise<void>;
  }
  interface FastifyRequest {
    session: Session | undefined;
  }
}

/** The result of a handler: the contract's reply, or the file of a call that returns CSV. */
type Answer<N extends CallName> = Calls[N] extends { csv: true } ? CsvFile : Reply<N>;

interface Input<N extends CallName> {
  query: Query<N>;
  body: Body<N>;
  /** Defined for calls that need a token, undefined for public ones. */
  session: Calls[N] extends { access: 'public' } ? undefined : Session;
  request: FastifyRequest;
  /** The idempotency key of the request, if any; undefined for calls that do not accept one. */
  key: string | undefined;
}

/**
 * Registers one call of the contract. Its path, method, permission and schemas come from there, so validation,
 * documentation and reply always agree.
 */
export function route<N extends CallName>(
  app: FastifyInstance,
  name: N,
  handle: (input: Input<N>) => Promise<Answer<N>>,
): void {
  const call: Call = calls[name];
  app.route({
    ...fromContract(app, name),
    handler: async (request, reply) => {
      const { query, body, session } = request;
      if (session) await checkCenter(call, session, request, app.findRowCenters);
      const { answers } = request.language ?? english;
      const key = call.idempotent ? request.headers[IDEMPOTENCY_KEY_HEADER]?.toString() : undefined;
      const input = { query, body, session, request, key } as Input<N>;
      const answer = await withLocale(answers, () => handle(input));
      if (session && (call.csv || name === 'admin/getMember')) await app.logProfileView(name, session, query);
      // By the contract, calls marked as CSV return a file, those marked as a calendar a text.
      if (call.csv) return sendCsv(answer as CsvFile, reply);
      if (call.calendar) return sendCalendar(name, answer as string, reply);
      return markLanguage(request, reply)
        .status(call.success ?? 200)
        .send(answer);
    },
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Registers calls that the contract marks as cached: their responses are cached until the data changes. */
export function publicRoutes(app: FastifyInstance, reads: Partial<PublicReads>): void {
  for (const name of cachedReads) if (name in reads) publicRoute(app, name, reads);
}

function publicRoute<N extends CachedRead>(app: FastifyInstance, name: N, reads: Partial<PublicReads>): void {
  const read = reads[name] as (query: unknown) => Promise<Reply<N>>;
  app.route({
    ...fromContract(app, name),
    handler: (request, reply) => {
      // Validated, so defaults are filled in and fields are in the schema's order: equal queries have equal keys.
      const { query } = request;
      // Only the query determines the language of products, so that caches need not vary by `Accept-Language`.
      const { lang = 'en' } = query as { lang?: Locale };
      return sendCached(request, reply, `${name} ${JSON.stringify(query)}`, async () => ({
        status: 200,
        headers: { 'content-type': JSON_TYPE, 'content-language': languageTag(lang) },
        body: Buffer.from(toJson(reply, await read(query))),
        isPermanent: false,
      }));
    },
  });
}

/** Serialised by the call's schema, which drops all other fields. */
const toJson = (reply: FastifyReply, answer: unknown): string => reply.serialize(answer as object) as string;

function fromContract(app: FastifyInstance, name: CallName) {
  const call: Call = calls[name];
  return {
    method: methods[name],
    url: `${API_PREFIX}/${name}`,
    schema: {
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      response: { [call.success ?? 200]: replySchema(call), '4xx': errorReply, '5xx': errorReply },
    },
    // Before the body is read, so that validation messages reveal nothing to strangers.
    onRequest: async (request: FastifyRequest) => {
      request.session = await guard(call, request, app.authenticate);
    },
  };
}

const CSV = 'text/csv';

const CALENDAR = 'text/calendar';

/** The schema of a successful response, with its media type where that is not JSON. */
export function replySchema(call: Call) {
  if (call.csv) return { description: 'A CSV file', content: { [CSV]: { schema: call.reply } } };
  if (call.calendar)
    return { description: 'A calendar file', content: { [CALENDAR]: { schema: call.reply } } };
  return call.reply;
}

const sendCalendar = (name: CallName, file: string, reply: FastifyReply): FastifyReply =>
  reply
    .type(`${CALENDAR}; charset=utf-8`)
    .header(
      'content-disposition',
      `attachment; filename="${name === 'classes/ics' ? 'class' : 'appointment'}.ics"`,
    )
    // As bytes, because a text would be serialised by the schema as JSON.
    .send(Buffer.from(file));

async function sendCsv(file: CsvFile, reply: FastifyReply): Promise<FastifyReply> {
  const stream = await streamCsv(file);
  return reply
    .type(`${CSV}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${file.name}-${file.day}.csv"`)
    .send(stream);
}
