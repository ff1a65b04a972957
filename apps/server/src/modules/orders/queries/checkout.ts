import { CONVENIENCE_FEE_RUPEES } from '@namma/contract/business';
import { rupeesToPaise } from '@namma/contract/money';
import { CHECKOUT_TOTAL_MAX_RUPEES, type OrderSource, type PaymentMode } from '@namma/contract/orders';
import { type RawBuilder, sql } from 'kysely';
import { preparedQuery } from '../../../db/statements.ts';
import type { Db } from '../../../db/types.ts';
import { countWrite, isWithinLimit, type WriteCount } from '../../../db/write-count.ts';

export interface Checkout {
  id: string;
  userId: number;
  source: OrderSource;
  paymentMode: PaymentMode;
  addressId: number;
  lines: readonly { productId: number; quantity: number }[];
  /** Rupees with the fee; without it any total will do. */
  expectedTotal: number | undefined;
  /** The sentence of the reply. */
  status: string;
  now: Date;
  /** The client's key; `expired`: keys from before count no more (D11). */
  keyed: { key: string; requestHash: Buffer; expired: Date } | undefined;
  count: WriteCount;
}

/** What a checkout met, at one moment. */
export interface CheckoutFacts {
  /** In the order given; a product that never was has no name. */
  lines: { name: string | null; canBeHad: boolean }[];
  addressOwner: number | null;
  /** Lines of the cart that are as ordered. */
  inCart: number;
  /** Rupees with the fee; null when a product never was. */
  total: number | null;
  /** Everything else was as it should be. */
  isOverLimit: boolean;
  /** The orders, in the order of the lines; null when nothing was ordered. */
  orderIds: number[] | null;
}

interface Values extends WriteCount {
  id: string;
  userId: number;
  isFromCart: boolean;
  source: OrderSource;
  paymentMode: PaymentMode;
  addressId: number;
  productIds: number[];
  quantities: number[];
  expectedTotal: number | null;
  status: string;
  now: Date;
  key: string | null;
  requestHash: Buffer | null;
  expired: Date | null;
}

type Part<Blanks extends unknown[]> = (...blanks: Blanks) => RawBuilder<unknown>;

/** What the neighbours' tables are held and changed by: each part is its owner's. */
interface CheckoutParts {
  addressOf: Part<[id: RawBuilder<number>]>;
  heldProducts: Part<[ids: RawBuilder<number[]>]>;
  countSold: Part<[sold: RawBuilder<unknown>]>;
  heldCartLines: Part<
    [userId: RawBuilder<number>, wanted: RawBuilder<unknown>, isAsked: RawBuilder<unknown>]
  >;
  removeHeldLines: Part<[held: RawBuilder<unknown>]>;
  keptReply: Part<[keyed: KeyBlanks, replies: RawBuilder<unknown>]>;
}
interface KeyBlanks {
  userId: RawBuilder<number>;
  key: RawBuilder<string | null>;
  requestHash: RawBuilder<Buffer | null>;
  now: RawBuilder<Date>;
  expired: RawBuilder<Date | null>;
}

/**
 * The whole checkout is one statement: it holds what it depends on, decides, and writes all of it or nothing. Products are
 * held first and in the order of their ids, then the lines of the cart, then the member's turn, then the key, so that no two
 * checkouts wait for each other in a circle. What was held is read as it is then, not as it was when the statement began.
 * A repeated request is neither counted against the limit nor given order ids: its key is in use when its turn comes.
 */
const buildStatement = ({
  addressOf,
  heldProducts,
  countSold,
  heldCartLines,
  removeHeldLines,
  keptReply,
}: CheckoutParts) =>
  preparedQuery<Values, CheckoutFacts>((db, param) =>
    sql<CheckoutFacts>`
    with wanted as materialized (
      select product_id, quantity, position
      from unnest(${param('productIds')}::int[], ${param('quantities')}::int[]) with ordinality
        as wanted (product_id, quantity, position)
    ), held as materialized (${heldProducts(param('productIds'))}
    ), line as materialized (
      select wanted.*, name, displayed_rupees, coalesce(can_be_had, false) as can_be_had
      from wanted left join held on held.id = wanted.product_id
    ), sum as materialized (
      select bool_and(can_be_had) as can_all_be_had, count(*) as lines,
        case when count(name) = count(*)
          then sum(displayed_rupees::bigint * quantity) + ${sql.lit(CONVENIENCE_FEE_RUPEES)} end as total
      from line
    ), address as materialized (${addressOf(param('addressId'))}
    ), in_cart as materialized (${heldCartLines(
      param('userId'),
      sql`wanted`,
      sql`${param('isFromCart')}::boolean and (select can_all_be_had from sum)`,
    )}
    ), agreed as materialized (
      select total from sum
      where can_all_be_had and total <= ${sql.lit(CHECKOUT_TOTAL_MAX_RUPEES)}
        and total = coalesce(${param('expectedTotal')}::numeric, total)
        and (select user_id from address) = ${param('userId')}::int
        and (not ${param('isFromCart')}::boolean or (select count(*) from in_cart) = lines)
    ), turn as materialized (
      select is_key_unused(${param('userId')}::int, ${param('key')}::text, ${param('expired')}::timestamptz) as is_new
      from agreed
    ), counted as (${countWrite(param, sql`(select from turn where is_new)`)}
    ), permitted as materialized (
      select total from agreed cross join turn where is_new and ${isWithinLimit(param, sql`counted`)}
    ), numbered as materialized (
      select nextval('orders_id_seq')::int as id, product_id, quantity, displayed_rupees, position
      from (select line.* from line cross join permitted order by position) as ordered
    ), reply as materialized (
      select jsonb_build_object('status', ${param('status')}::text, 'checkoutId', ${param('id')}::text,
        'orderIds', (select jsonb_agg(id order by position) from numbered), 'total', total) as reply
      from permitted
    ), kept as (${keptReply(
      {
        userId: param('userId'),
        key: param('key'),
        requestHash: param('requestHash'),
        now: param('now'),
        expired: param('expired'),
      },
      sql`reply`,
    )}
    ), done as materialized (
      select total from permitted where ${param('key')}::text is null or exists (select from kept)
    ), checkout as (
      insert into checkouts (id, user_id, source, payment_mode, fee_paise, total_paise, created_at,
        name, email, phone, address, town, pincode, district, state, address_type)
      select ${param('id')}::uuid, ${param('userId')}::int, ${param('source')}::text, ${param('paymentMode')}::text,
        ${sql.lit(rupeesToPaise(CONVENIENCE_FEE_RUPEES))}, total * 100, ${param('now')}::timestamptz,
        name, email, phone, address.address, town, pincode, district, state, address_type
      from done cross join address
    ), ordered as (
      insert into orders (id, checkout_id, user_id, product_id, quantity, unit_price_paise, created_at)
      overriding system value
      select id, ${param('id')}::uuid, ${param('userId')}::int, product_id, quantity, displayed_rupees * 100,
        ${param('now')}::timestamptz
      from numbered cross join done
    ), taken as (${removeHeldLines(sql`select in_cart.id from in_cart cross join done`)}
    ), sold as (${countSold(sql`(select product_id, quantity from numbered cross join done)`)}
    )
    select
      (select json_agg(json_build_object('name', name, 'canBeHad', can_be_had) order by position) from line) as lines,
      (select user_id from address) as "addressOwner",
      (select count(*)::int from in_cart) as "inCart",
      sum.total,
      exists (select from turn where is_new) and not exists (select from permitted) as "isOverLimit",
      (select array_agg(id order by position) from numbered cross join done) as "orderIds"
    from sum`.compile(db),
  );

/** Places a checkout where everything is as it was asked for, at the prices of this moment; otherwise changes nothing. */
export function buildCheckout(parts: CheckoutParts): (db: Db, checkout: Checkout) => Promise<CheckoutFacts> {
  const placeAtOnce = buildStatement(parts);
  return async (db, checkout) => {
    const { keyed, lines, source, expectedTotal, count, ...plain } = checkout;
    const [facts] = await placeAtOnce(db, {
      ...plain,
      ...count,
      source,
      isFromCart: source === 'cart',
      productIds: lines.map((line) => line.productId),
      quantities: lines.map((line) => line.quantity),
      expectedTotal: expectedTotal ?? null,
      key: keyed?.key ?? null,
      requestHash: keyed?.requestHash ?? null,
      expired: keyed?.expired ?? null,
    });
    if (!facts) throw new Error('A checkout told nothing');
    return facts;
  };
}
