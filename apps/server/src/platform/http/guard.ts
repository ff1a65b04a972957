import { type Call, calls, exportedList } from '@namma/contract/calls';
import type { Permission } from '@namma/contract/staff/permissions';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../shared/refusal.ts';
import { type Authenticate, type FoundSession, isPermitted, type Session } from '../shared/session.ts';

/** Tokens are 256 bits in base64url (D20). Anything else is refused without a query. */
const bearerToken = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/**
 * Checks if the request may make the call, before its body is read. The only place where permissions are enforced.
 * @returns the session; undefined for public calls, which do not need one
 * @throws Refusal 401 without a valid session, 403 without the role or the permission
 */
export async function guard(
  call: Call,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Session | undefined> {
  if (call.access === 'public') return undefined;
  const session = await findOptionalSession(request, authenticate);
  if (!session) throw refuse('unauthorized');
  if (call.access === 'member') {
    const { forOthers } = call;
    const isStaff = forOthers !== undefined && isPermitted(session, forOthers);
    return { ...session, isForOthers: isStaff && !session.isFactorMissing };
  }
  if (session.role !== 'ADMIN') throw refuse('adminsOnly');
  if (!permissionsOfCall(call).every((each) => isPermitted(session, each))) throw refuse('notInRole');
  if (session.isFactorMissing && !('setsUpFactor' in call && call.setsUpFactor))
    throw refuse('factorDemanded');
  return { ...session, isForOthers: true };
}

/** The permissions that a staff call requires: an export also requires that of its list. */
export function permissionsOfCall(call: Call): Permission[] {
  if (call.access) return [];
  return 'exportOf' in call
    ? [call.permission, ...permissionsOfCall(calls[exportedList(call)])]
    : [call.permission];
}

/** Finds the session of a request; undefined without a valid token. */
export async function findOptionalSession(
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<FoundSession | undefined> {
  const token = bearerToken.exec(request.headers.authorization ?? '')?.[1];
  return token ? authenticate(token) : undefined;
}
