import { consultancyTypes } from '@namma/contract/appointments/rules';
import { categoryValues, searchTextToCategory } from '@namma/contract/catalogue/rules';
import { centers } from '@namma/contract/centers/rules';
import { addDays, gymDay } from '@namma/contract/days/dates';
import type { Answer } from '../ask.ts';
import { callRequest, callSample, type Sample, type Shop } from '../row.ts';
import { halfTyped } from '../rows/typing.ts';
import { firstNames, lastNames } from '../shop/words.ts';
import type { Kind } from './arrivals.ts';

/** How many products the searches and pages are about. */
const PRODUCTS = 400;
/** A list is right when it follows the contract: what is in it changes with every order of this minute. */
const anything = () => undefined;
/** A list that is never empty in this shop. */
const something = (rows: readonly unknown[]) => (rows.length > 0 ? undefined : 'an empty list');

export type MakeRead = () => Sample;
export type ReadKind = Exclude<Kind, WriteKind>;
export type WriteKind =
  | 'check-in'
  | 'class booking'
  | 'appointment booking'
  | 'into the cart'
  | 'order'
  | 'receipt';

/** The reads of each kind, one at a time. */
export async function readsOf(shop: Shop): Promise<Record<ReadKind, MakeRead>> {
  const { db, tokens, random, size, firstMember } = shop;
  const products = await db.query<{ id: number; name: string }>(
    `select id, name from products where is_available and deleted_at is null and id % $1 = 1 order by id limit $2`,
    [Math.max(1, Math.floor(size / PRODUCTS)), PRODUCTS],
  );
  const member = () => random.pick(tokens.members);
  const category = () => random.pick(categoryValues);
  const center = () => random.pick(centers);
  const person = () => `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  const choose = (choices: readonly MakeRead[]) => () => random.pick(choices)();
  const from = addDays(gymDay(new Date()), 1);

  return {
    page: choose([
      () => page('/'),
      () => page('/store'),
      () => page(`/store/category?category=${category()}`),
      () => page(`/store/product?id=${random.pick(products).id}`),
      () => page(`/classes?center=${encodeURIComponent(center())}`),
      () => page('/fitness'),
    ]),
    'shop list': choose([
      () => call('product/getAll', { category: category(), page: 1 + random.below(5), limit: 9 }),
      () => call('product/get', { id: random.pick(products).id }),
      () => call('product/topSeller', {}),
      () => call('product/similar', { category: category() }),
    ]),
    search: () => {
      const words = random.pick(products).name.toLowerCase().split(' ').slice(0, 3);
      // A search, and three suggestions while it is written.
      if (random.below(4) > 0) return call('product/suggestions', { filter: halfTyped(words) });
      const request = { category: searchTextToCategory(words.join(' ')), page: 1, limit: 9 };
      return call('product/getAll', request, undefined, ({ content }) => something(content));
    },
    'class list': () => call('classes/getWeek', { center: center() }, undefined, something),
    'slot list': () =>
      call(
        'consultancy/slots',
        { type: random.pick(consultancyTypes), from, to: addDays(from, 13) },
        member(),
        something,
      ),
    'own screen': choose([
      () => call('user/cardSecret', {}, member()),
      () => call('user/profile', {}, member()),
      () => call('classes/getMine', {}, member()),
      () => call('membership/getMemberships', {}, member()),
      () => call('orders/getOrders', {}, member()),
      () => call('cart/cartDetails', {}, member()),
      () => call('user/getDues', {}, member()),
    ]),
    desk: choose([
      () => call('admin/getDashData', {}, tokens.admin),
      () => call('visits/getToday', { center: center() }, tokens.admin),
      () => call('admin/getUnread', {}, tokens.admin),
    ]),
    'desk search': choose([
      () => call('admin/getMembers', { q: person() }, tokens.admin, ({ content }) => something(content)),
      () => call('payments/find', { code: person(), center: center() }, tokens.admin),
      () => call('admin/getMember', { id: firstMember + random.below(size) }, tokens.admin),
    ]),
  };
}

type Find<N extends Parameters<typeof callSample>[0]> = Parameters<typeof callSample<N>>[2];

function call<N extends Parameters<typeof callSample>[0]>(
  name: N,
  query: object,
  token?: string,
  findFault: Find<N> = anything,
): Sample {
  return callSample(name, callRequest(name, query, token), findFault);
}

/** A whole document. */
const page = (path: string): Sample => ({
  request: { method: 'GET', path },
  findFault: ({ headers, text }: Answer) => {
    if (!headers['content-type']?.startsWith('text/html')) return `a page of type ${headers['content-type']}`;
    return text.trimEnd().endsWith('</html>') && text.includes('<h1') ? undefined : 'a page without an end';
  },
});
