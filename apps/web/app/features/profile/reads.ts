import { api } from '../../lib/api';
import { readThroughCache } from '../../lib/read-cache';

/** The frame and two of its screens need it: asked once. */
export const readProfile = () => readThroughCache('user/profile', undefined, () => api('user/profile'));
export const readBookings = () =>
  readThroughCache('consultancy/get', undefined, () => api('consultancy/get'));
export const readMemberships = () =>
  readThroughCache('membership/getMemberships', undefined, () => api('membership/getMemberships'));
/** Those that are older than this one. */
export const readMembershipsBefore = (before: number) =>
  readThroughCache('membership/getMemberships', { before }, () =>
    api('membership/getMemberships', { query: { before } }),
  );
