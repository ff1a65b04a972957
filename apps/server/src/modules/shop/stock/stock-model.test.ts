import { addDays, days, gymDay } from '@namma/contract/days/dates';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { lastSaleDay } from '@namma/contract/stock/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestProduct, TestUser } from '../../../testing/make.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';
import { sweepStock } from '../catalogue/stock.ts';

const TODAY = '2030-03-04';
const gym = await startTestGym({ today: TODAY });
/** Outlives the waits of any sequence. */
const stayingSignedIn = async <T extends { userId: number }>(person: T) => ({
  ...person,
  token: await gym.make.session(person.userId, days(400)),
});
const admin = gym.as(await stayingSignedIn(await gym.make.admin()));

/** Pieces of one lot, or without a batch. */
interface Pile {
  lot: string | null;
  bestBefore: string | null;
  madeOn: string | null;
  pieces: number;
}

/** The rules in their simplest form: piles of pieces, sorted by their best-before day. */
class StockModel {
  piles: Pile[] | undefined;
  day = TODAY;
  /** The pieces each order took, or undefined once it is cancelled. */
  readonly orders: ({ pile: Pile; pieces: number }[] | undefined)[] = [];

  get onHand(): number | undefined {
    return this.piles?.reduce((sum, { pieces }) => sum + pieces, 0);
  }

  get sellable(): number | undefined {
    return this.piles && sum(this.piles.filter((pile) => this.isGood(pile)));
  }

  receive(lot: string | null, bestBefore: string | null, madeOn: string | null, pieces: number): number {
    this.pile(lot, bestBefore, madeOn).pieces += pieces;
    return 201;
  }

  count(onHand: number): number {
    const more = onHand - (this.onHand ?? 0);
    const loose = this.pile(null, null, null);
    if (more >= 0) loose.pieces += more;
    else this.take(-more, this.piles ?? []);
    return 201;
  }

  damage(pieces: number, lot: string | undefined): number {
    const piles = (this.piles ?? []).filter((pile) => lot === undefined || pile.lot === lot);
    if (sum(piles) < pieces) return 409;
    this.take(pieces, piles);
    return 201;
  }

  order(pieces: number): number {
    if (this.sellable !== undefined && this.sellable < pieces) return 409;
    this.orders.push(
      this.piles
        ? this.take(
            pieces,
            this.piles.filter((pile) => this.isGood(pile)),
          )
        : [],
    );
    return 201;
  }

  cancel(which: number): number {
    const taken = this.orders[which];
    if (!taken) return 409;
    for (const { pile, pieces } of taken) pile.pieces += pieces;
    this.orders[which] = undefined;
    return 200;
  }

  /** Pieces that expire first, then without a best-before day, and last without a lot. */
  private take(pieces: number, piles: readonly Pile[]) {
    const inOrder = piles.toSorted((a, b) => rank(a).localeCompare(rank(b)));
    let missing = pieces;
    return inOrder.map((pile) => {
      const taken = Math.min(missing, pile.pieces);
      pile.pieces -= taken;
      missing -= taken;
      return { pile, pieces: taken };
    });
  }

  private isGood = ({ bestBefore, madeOn }: Pile) =>
    bestBefore === null || this.day <= lastSaleDay(bestBefore, madeOn, settingDefaults.deliveryDays.to);

  private pile(lot: string | null, bestBefore: string | null, madeOn: string | null): Pile {
    this.piles ??= [];
    let pile = this.piles.find(
      (each) => each.lot === lot && each.bestBefore === bestBefore && each.madeOn === madeOn,
    );
    if (!pile) {
      pile = { lot, bestBefore, madeOn, pieces: 0 };
      this.piles.push(pile);
    }
    return pile;
  }
}

const sum = (piles: readonly Pile[]) => piles.reduce((total, { pieces }) => total + pieces, 0);
const rank = ({ bestBefore, lot }: Pile) => bestBefore ?? (lot === null ? 'b' : 'a');

interface Shop {
  product: TestProduct;
  member: TestUser;
  addressId: number;
  orderIds: number[];
}

type Entry =
  | { does: 'receive'; lot: number; keeps: number | null; pieces: number }
  | { does: 'count'; onHand: number }
  | { does: 'damage'; pieces: number; lot: number | null }
  | { does: 'order'; pieces: number }
  | { does: 'cancel'; which: number }
  | { does: 'wait'; days: number };

/** Each kind of batch has a distinct best-before day, so that the removal order is deterministic. */
const batchOf = (lot: number, keeps: number | null) => ({
  lot: lot === 0 ? undefined : `L${lot}`,
  bestBefore: keeps === null ? undefined : addDays(TODAY, keeps + lot),
  madeOn: keeps === null || keeps % 2 === 0 ? undefined : addDays(TODAY, keeps + lot - 60),
});

async function apply(entry: Entry, model: StockModel, { product, member, addressId, orderIds }: Shop) {
  const { productId } = product;
  switch (entry.does) {
    case 'receive': {
      const { lot, bestBefore, madeOn } = batchOf(entry.lot, entry.keeps);
      const body = { productId, quantity: entry.pieces, lot, bestBefore, madeOn };
      const { status } = await admin.call('stock/receive', { body });
      return [status, model.receive(lot ?? null, bestBefore ?? null, madeOn ?? null, entry.pieces)];
    }
    case 'count': {
      const body = { productId, onHand: entry.onHand, reason: 'Counted' };
      return [(await admin.call('stock/count', { body })).status, model.count(entry.onHand)];
    }
    case 'damage': {
      const lot = entry.lot === null ? undefined : `L${entry.lot}`;
      const body = { productId, quantity: entry.pieces, reason: 'Torn', lot };
      return [(await admin.call('stock/damage', { body })).status, model.damage(entry.pieces, lot)];
    }
    case 'order': {
      const { status, body } = await gym.as(member).call('orders/order', {
        body: {
          paymentMode: 'COD',
          source: 'buy',
          addressId,
          cartProductDetails: [{ productId, quantity: entry.pieces }],
        },
      });
      if (status === 201) orderIds.push(body.orderIds[0] ?? 0);
      return [status, model.order(entry.pieces)];
    }
    case 'cancel': {
      if (orderIds.length === 0) return [0, 0];
      const which = entry.which % orderIds.length;
      const { status } = await gym.as(member).call('orders/cancel', { body: { id: orderIds[which] ?? 0 } });
      return [status, model.cancel(which)];
    }
    case 'wait':
      model.day = addDays(model.day, entry.days);
      gym.setNow(new Date(`${model.day}T12:00:00+05:30`));
      return [0, 0];
  }
}

const pieces = fc.integer({ min: 1, max: 12 });
const lot = fc.nat({ max: 2 });
const entry: fc.Arbitrary<Entry> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('receive' as const),
      lot,
      keeps: fc.constantFrom(null, 10, 21, 55, 300),
      pieces,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('count' as const), onHand: fc.nat({ max: 20 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('damage' as const), pieces, lot: fc.constantFrom(null, 1, 2) }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('order' as const), pieces }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel' as const), which: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 9 }) }),
  },
);

it('stock follows the rules after any sequence of deliveries, orders, cancellations, counts and losses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 25, size: 'max' }), async (entries) => {
      gym.setNow(new Date(`${TODAY}T12:00:00+05:30`));
      const member = await stayingSignedIn(await gym.make.member());
      const shop: Shop = {
        product: await gym.make.product(),
        member,
        addressId: await gym.make.address(member),
        orderIds: [],
      };
      const model = new StockModel();

      for (const each of entries) {
        const [status, expected] = await apply(each, model, shop);
        expect(status, JSON.stringify(each)).toBe(expected);
      }
      await sweepStock({ db: gym.db, clock: gym.now, isRateLimited: true });

      const { productId } = shop.product;
      const { stock } = (await admin.call('stock/getDetails', { query: { productId } })).body;
      expect([stock?.onHand, stock?.sellable]).toEqual([model.onHand, model.sellable]);
      expect(
        stock?.batches.map(({ lot, bestBefore, madeOn, onHand, sellUntil }) => [
          lot,
          bestBefore,
          madeOn,
          onHand,
          sellUntil,
        ]) ?? [],
      ).toEqual(
        (model.piles ?? [])
          .filter((pile) => pile.pieces > 0 && rank(pile) !== 'b')
          .toSorted((a, b) => rank(a).localeCompare(rank(b)))
          .map((pile) => [
            pile.lot,
            pile.bestBefore,
            pile.madeOn,
            pile.pieces,
            pile.bestBefore && lastSaleDay(pile.bestBefore, pile.madeOn, settingDefaults.deliveryDays.to),
          ]),
      );
      const shown = (await gym.guest().call('product/get', { query: { id: productId } })).body;
      expect(shown.available).toBe(model.sellable === 0 ? 0 : 1);
      expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
      expect(gymDay(gym.now())).toBe(model.day);
    }),
    { numRuns: 25 },
  );
}, 120_000);
