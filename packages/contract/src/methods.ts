export const API_PREFIX = '/api';

/**
 * The methods of calls that are neither GET without a body nor POST with one (D1). Does not import zod, which the
 * browser's client does not need. `methods` in `calls.ts` has the method of each call.
 */
export const otherMethods = {
  'auth/logout': 'POST',
  'user/update': 'PATCH',
  'user/reset': 'PATCH',
  'members/update': 'PATCH',
  'privacy/withdrawHealth': 'POST',
  'product/stopNotifying': 'POST',
  'product/update': 'PATCH',
  'product/delete': 'DELETE',
  'cart/update': 'PATCH',
  'cart/remove': 'DELETE',
  'cart/updateAddress': 'PATCH',
  'cart/removeAddress': 'DELETE',
  'orders/rating': 'PATCH',
  'orders/changeRating': 'PATCH',
  'orders/update': 'PATCH',
  'orders/updateAddress': 'PATCH',
  'orders/updateMany': 'PATCH',
  'membership/update': 'PATCH',
  'membership/updateMany': 'PATCH',
  'consultancy/updateCoach': 'PATCH',
  'centers/update': 'PATCH',
  'contact/update': 'PATCH',
  'contact/updateMany': 'PATCH',
  'admin/markRead': 'PATCH',
} as const;

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The method of a call by name. */
export const methodOf = (name: string, hasBody: boolean): Method =>
  (otherMethods as Readonly<Record<string, Method>>)[name] ?? (hasBody ? 'POST' : 'GET');
