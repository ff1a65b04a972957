import { api } from '../../lib/api';
import { readThroughCache } from '../../lib/read-cache';

export const readBookings = () =>
  readThroughCache('consultancy/get', undefined, () => api('consultancy/get'));
export const readMemberships = () =>
  readThroughCache('membership/getMemberships', undefined, () => api('membership/getMemberships'));
/** Those that are older than this one. */
export const readMembershipsBefore = (before: number) =>
  readThroughCache('membership/getMemberships', { before }, () =>
    api('membership/getMemberships', { query: { before } }),
  );
