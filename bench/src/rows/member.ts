import { callRequest, callSample, differs, type Row, type Sample, type Shop } from '../row.ts';
import { CART_LINES, ORDERS_OF_A_REGULAR } from '../shop/fill.ts';

const CONNECTIONS = 32;
const SAMPLES = 20;

/** Reads of a signed-in member's screens, each member with their own token. */
export async function memberRows({ db, tokens, firstMember }: Shop): Promise<Row[]> {
  const ids = tokens.members.map((_, i) => firstMember + i);
  const emails = await db.query<{ id: number; email: string }>(
    `select id, email from users where id = any($1::int[]) order by id limit ${SAMPLES}`,
    [ids],
  );
  const ofEachMember = (sample: (token: string, i: number) => Sample) =>
    tokens.members.slice(0, SAMPLES).map(sample);
  return [
    memberRow(
      'member/profile',
      tokens.members.map((token) => callRequest('user/profile', {}, token)),
      ofEachMember((token, i) =>
        callSample('user/profile', callRequest('user/profile', {}, token), (profile) =>
          differs([profile.email], [emails[i]?.email]),
        ),
      ),
    ),
    memberRow(
      'member/cart',
      tokens.members.map((token) => callRequest('cart/cartDetails', {}, token)),
      ofEachMember((token) =>
        callSample('cart/cartDetails', callRequest('cart/cartDetails', {}, token), (cart) =>
          differs([cart.length], [CART_LINES]),
        ),
      ),
    ),
    memberRow(
      'member/orders',
      tokens.members.map((token) => callRequest('orders/getOrders', {}, token)),
      ofEachMember((token) =>
        callSample('orders/getOrders', callRequest('orders/getOrders', {}, token), (orders) =>
          orders.length >= ORDERS_OF_A_REGULAR ? undefined : `${orders.length} orders`,
        ),
      ),
    ),
  ];
}

const memberRow = (name: string, requests: Row['requests'], samples: Sample[]): Row => ({
  name,
  connections: CONNECTIONS,
  requests,
  samples,
  goal: { ratioToBare: 0.1 },
});
