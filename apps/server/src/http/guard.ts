import type { Access } from '@namma/contract/calls';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../shared/refusal.ts';
import type { Authenticate, Session } from '../shared/session.ts';

/** 256 bits in base64url (D20): anything else is no token of ours and asks the database nothing. */
const bearerToken = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/**
 * Lets a request pass that may make the call, before its body is read.
 * @returns the session; undefined only for public calls, which never look at the token
 */
export async function guard(
  access: Access,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Session | undefined> {
  if (access === 'public') return undefined;
  const token = bearerToken.exec(request.headers.authorization ?? '')?.[1];
  const session = token ? await authenticate(token) : undefined;
  if (!session) throw refuse('unauthorized');
  if (access === 'admin' && session.role !== 'ADMIN') throw refuse('adminsOnly');
  return session;
}
