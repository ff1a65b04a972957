import { z } from 'zod';
import { bulkIds, bulkReply, stepReply } from '../schemas/admin.ts';
import { ownListQuery, statusReply } from '../schemas/fields.ts';
import {
  membership,
  membershipListQuery,
  membershipPage,
  membershipPayment,
  newMembership,
} from '../schemas/memberships.ts';
import type { CallsOf } from './call.ts';

export const membershipCalls = {
  'membership/register': {
    access: 'member',
    summary: 'Take a membership, to be paid at its center; takes an Idempotency-Key header',
    body: newMembership,
    reply: statusReply,
    success: 201,
  },
  'membership/getMemberships': {
    access: 'member',
    summary: "The member's memberships, newest first, 500 at most",
    query: ownListQuery,
    reply: z.array(membership),
  },
  'membership/getAllMemberships': {
    access: 'admin',
    summary: 'All memberships, newest first',
    query: membershipListQuery,
    reply: membershipPage,
  },
  'membership/update': {
    access: 'admin',
    summary: 'Mark a pending membership as payed',
    body: membershipPayment,
    reply: stepReply,
  },
  'membership/updateMany': {
    access: 'admin',
    summary: 'Mark several memberships as payed; those payed meanwhile are left alone and named',
    body: bulkIds,
    reply: bulkReply,
  },
} as const satisfies CallsOf<'membership'>;
