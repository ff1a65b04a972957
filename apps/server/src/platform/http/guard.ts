import type { Access } from '@namma/contract/calls';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../shared/refusal.ts';
import type { Authenticate, Session } from '../shared/session.ts';

/** Tokens are 256 bits in base64url (D20). Anything else is refused without a query. */
const bearerToken = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/**
 * Checks whether the request may make the call, before its body is read.
 * @returns the session; undefined for public calls, which do not need one
 * @throws Refusal 401 without a valid session, 403 without the role
 */
export async function guard(
  access: Access,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Session | undefined> {
  if (access === 'public') return undefined;
  const session = await findOptionalSession(request, authenticate);
  if (!session) throw refuse('unauthorized');
  if (access === 'admin' && session.role !== 'ADMIN') throw refuse('adminsOnly');
  return session;
}

/** The session of a request; undefined without a token, or with one that is not valid. */
export async function findOptionalSession(
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Session | undefined> {
  const token = bearerToken.exec(request.headers.authorization ?? '')?.[1];
  return token ? authenticate(token) : undefined;
}
