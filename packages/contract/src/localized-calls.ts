import type { CallName } from './calls.ts';

/** The calls that return names, descriptions and days in the `lang` of their query. */
export const localizedCalls = [
  'settings/getGym',
  'settings/getTexts',
  'consultancy/getTeam',
  'product/getAll',
  'product/get',
  'product/suggestions',
  'product/nearest',
  'product/topSeller',
  'product/similar',
  'product/getSubscriptions',
  'cart/cartDetails',
  'orders/getOrders',
  'user/getTimeline',
  'privacy/getMine',
] as const satisfies readonly CallName[];
