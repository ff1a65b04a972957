/**
 * Every call by its path under `/api` (D1), with its method. Free of zod: the browser's client needs no more.
 * What goes in and comes out stands in `calls.ts`.
 */
export const methods = {
  'auth/userRegister': 'POST',
  'auth/userLogin': 'POST',
  'auth/logout': 'POST',
  'user/profile': 'GET',
  'user/update': 'PATCH',
  'user/reset': 'PATCH',
  'product/getAll': 'GET',
  'product/get': 'GET',
  'product/suggestions': 'GET',
  'product/topSeller': 'GET',
  'product/similar': 'GET',
  'product/add': 'POST',
  'product/update': 'PATCH',
  'product/delete': 'DELETE',
  'cart/cartDetails': 'GET',
  'cart/add': 'POST',
  'cart/update': 'PATCH',
  'cart/remove': 'DELETE',
  'cart/addressDetails': 'GET',
  'cart/addAddress': 'POST',
  'cart/removeAddress': 'DELETE',
  'orders/order': 'POST',
  'orders/getOrders': 'GET',
  'orders/rating': 'PATCH',
  'orders/getAllOrders': 'GET',
  'orders/update': 'PATCH',
  'membership/register': 'POST',
  'membership/getMemberships': 'GET',
  'membership/getAllMemberships': 'GET',
  'membership/update': 'PATCH',
  'consultancy/get': 'GET',
  'consultancy/book': 'POST',
  'contact/register': 'POST',
  'contact/getAll': 'GET',
  'contact/update': 'PATCH',
} as const;

export type CallName = keyof typeof methods;
export type Method = (typeof methods)[CallName];
export const API_PREFIX = '/api';
