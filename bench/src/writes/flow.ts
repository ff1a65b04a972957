import { API_PREFIX, methods } from '@namma/contract/methods';
import type { Random } from '../random.ts';
import type { Shop } from '../row.ts';

/** Clients of every write row; more would only wait for the same two or three writers. */
export const CLIENTS = 8;
/** Placeholder in a body for the newest address that this client has read; no other value equals it. */
export const NEWEST_ADDRESS = 999_999_999;

/** A request of a flow, sent after the previous answer. */
export interface Step {
  method: string;
  path: string;
  token: string;
  /** JSON. */
  body: string;
  /** Sent with its own Idempotency-Key: the request that places the order. */
  isOrder: boolean;
}

/** The ids and quantity of one checkout. */
export interface Wish {
  member: number;
  token: string;
  address: number;
  products: [number, number];
}

/** A way of buying. */
export interface Flow {
  name: string;
  /** The goal compared with pgbench running the same SQL. */
  ratioToPgbench: number;
  linesOfAnOrder: number;
  stepsOf: (wish: Wish) => Step[];
}

const step = (
  name: keyof typeof methods,
  token: string,
  body: object | undefined,
  isOrder = false,
): Step => ({
  method: methods[name],
  path: `${API_PREFIX}/${name}`,
  token,
  body: body ? JSON.stringify(body) : '',
  isOrder,
});

const newAddress = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  address: '27, 80 Feet Road',
  town: 'Bengaluru',
  pincode: '560034',
  district: 'Bengaluru Urban',
  addresstype: 'home',
};

export const order: Flow = {
  name: 'write/order',
  ratioToPgbench: 0.4,
  linesOfAnOrder: 2,
  stepsOf: ({ token, address, products }) => [
    step(
      'orders/order',
      token,
      {
        paymentMode: 'COD',
        source: 'buy',
        addressId: address,
        cartProductDetails: products.map((productId) => ({ productId, quantity: 1 })),
      },
      true,
    ),
  ],
};

const checkout: Flow = {
  name: 'write/checkout',
  ratioToPgbench: 0.3,
  linesOfAnOrder: 1,
  stepsOf: ({ token, products: [productId] }) => [
    step('cart/add', token, { productId }),
    step('cart/addAddress', token, newAddress),
    // The only way for a client to learn the new address's id.
    step('cart/addressDetails', token, undefined),
    step(
      'orders/order',
      token,
      {
        paymentMode: 'COD',
        source: 'cart',
        addressId: NEWEST_ADDRESS,
        cartProductDetails: [{ productId, quantity: 1 }],
      },
      true,
    ),
  ],
};

export const flows: readonly Flow[] = [order, checkout];

/** Ranges of ids of members, addresses and products that orders may use, in a form that pgbench can follow. */
export interface Market {
  firstBuyer: number;
  /** The first address of buyer `firstBuyer + n` is `firstAddress + n`. */
  firstAddress: number;
  /** Buyer n belongs to client n % CLIENTS, so that no two clients share a cart. */
  buyersOfAClient: number;
  tokens: readonly string[];
  /** Pairs of available products: `firstProduct + PAIR_EVERY * n` and the next one. */
  firstProduct: number;
  pairs: number;
}

/** `fillShop` makes every 20th product sold out and every 100th deleted; these two are neither. */
export const PAIR_EVERY = 20;
const PAIR_AT = 10;

export async function findMarket({
  db,
  size,
  firstMember,
  firstProduct,
  regulars,
  tokens,
}: Shop): Promise<Market> {
  const [first] = await db.query<{ id: number }>(
    `select id from addresses where user_id = $1 order by id limit 1`,
    [firstMember + regulars],
  );
  if (!first) throw new Error('The buyers have no addresses.');
  return {
    firstBuyer: firstMember + regulars,
    firstAddress: first.id,
    buyersOfAClient: Math.floor(tokens.buyers.length / CLIENTS),
    tokens: tokens.buyers,
    firstProduct: firstProduct + PAIR_AT,
    pairs: Math.floor((size - PAIR_AT - 1) / PAIR_EVERY),
  };
}

/** A random checkout of this client. */
export function drawWish(market: Market, client: number, random: Random): Wish {
  const buyer = random.below(market.buyersOfAClient) * CLIENTS + client;
  const product = market.firstProduct + random.below(market.pairs) * PAIR_EVERY;
  return {
    member: market.firstBuyer + buyer,
    token: market.tokens[buyer] as string, // as many as buyers
    address: market.firstAddress + buyer,
    products: [product, product + 1],
  };
}
