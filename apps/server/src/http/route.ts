import {
  type Body,
  type Call,
  type Calls,
  calls,
  errorReply,
  type Query,
  type Reply,
} from '@namma/contract/calls';
import { API_PREFIX, type CallName, methods } from '@namma/contract/methods';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Authenticate, guard, type Session } from './session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
  interface FastifyRequest {
    session: Session | undefined;
  }
}

interface Input<N extends CallName> {
  query: Query<N>;
  body: Body<N>;
  /** Always there on calls that need a token; never on public ones. */
  session: Calls[N]['access'] extends 'public' ? undefined : Session;
  request: FastifyRequest;
}

/**
 * Registers one call of the contract: its path, method, permission and schemas come from there,
 * so what is validated, documented and answered is one thing.
 */
export function route<N extends CallName>(
  app: FastifyInstance,
  name: N,
  handle: (input: Input<N>) => Promise<Reply<N>>,
): void {
  const call: Call = calls[name];
  app.route({
    method: methods[name],
    url: `${API_PREFIX}/${name}`,
    schema: {
      summary: call.summary,
      tags: [name.slice(0, name.indexOf('/'))],
      ...(call.access === 'public' ? {} : { security: [{ bearer: [] }] }),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      response: { [call.success ?? 200]: call.reply, '4xx': errorReply, '5xx': errorReply },
    },
    // Before the body is read: a stranger learns nothing from a validation message.
    onRequest: async (request) => {
      request.session = await guard(call.access, request, app.authenticate);
    },
    handler: async (request, reply) => {
      const { query, body, session } = request;
      const answer = await handle({ query, body, session, request } as Input<N>);
      return reply.status(call.success ?? 200).send(answer);
    },
  });
}
