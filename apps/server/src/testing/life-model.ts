import type { PlanLength, TierName } from '@namma/contract/memberships';
import { nextOrderStatus, type OrderStatus, previousOrderStatus } from '@namma/contract/orders';

/** What can happen in the gym. People, products, orders and memberships are named by the place they have in the model. */
export type Deed = { who: number; key: string | undefined } & (
  | { does: 'addToCart'; what: number }
  | { does: 'setQuantity'; what: number; quantity: number }
  | { does: 'removeFromCart'; what: number }
  | { does: 'orderCart' }
  | { does: 'buy'; what: number; quantity: number }
  | { does: 'advance'; which: number; to: OrderStatus | 'next' }
  | { does: 'rate'; which: number; stars: number }
  | { does: 'reprice'; what: number; price: number }
  | { does: 'stock'; what: number; isAvailable: boolean }
  | { does: 'deleteProduct'; what: number }
  | { does: 'takeMembership'; type: TierName; months: PlanLength }
  | { does: 'pay'; which: number }
);

export interface ModelOrder {
  who: number;
  what: number;
  quantity: number;
  price: number;
  status: OrderStatus;
  stars: number;
}

/** The owner's rules in their plainest form: what the shop, whatever it is made of, must agree with. */
export class LifeModel {
  readonly products;
  /** By member: what lies in the cart, in the order it came there. */
  readonly carts: Map<number, number>[];
  readonly orders: ModelOrder[] = [];
  readonly memberships: { who: number; type: TierName; months: PlanLength; status: 'pending' | 'payed' }[] =
    [];
  /** By member and key: the request that succeeded with it. */
  private readonly used = new Map<string, string>();

  constructor(members: number, prices: readonly number[]) {
    this.products = prices.map((price) => ({
      price,
      isAvailable: true,
      isDeleted: false,
      sold: 0,
      stars: [] as number[],
    }));
    this.carts = Array.from({ length: members }, () => new Map());
  }

  /** Does it, where it may be done. @returns the status that the answer must have */
  apply(deed: Deed): number {
    const cart = this.carts[deed.who] as Map<number, number>;
    switch (deed.does) {
      case 'addToCart': {
        const product = this.productOf(deed.what);
        if (product.isDeleted) return 404;
        if (!product.isAvailable) return 409;
        cart.set(deed.what, (cart.get(deed.what) ?? 0) + 1);
        return 201;
      }
      case 'setQuantity':
        if (!cart.has(deed.what)) return 404;
        cart.set(deed.what, deed.quantity);
        return 200;
      case 'removeFromCart':
        return cart.delete(deed.what) ? 200 : 404;
      case 'orderCart':
        if (cart.size === 0) return 400;
        return this.once(deed, [...cart], () => {
          const status = this.order(deed.who, [...cart]);
          if (status === 201) cart.clear();
          return status;
        });
      case 'buy':
        return this.once(deed, [[deed.what, deed.quantity]], () =>
          this.order(deed.who, [[deed.what, deed.quantity]]),
        );
      case 'advance': {
        const order = this.orderOf(deed.which);
        const to = this.statusMeant(deed);
        if (previousOrderStatus(to) !== order.status) return 409;
        order.status = to;
        return 200;
      }
      case 'rate': {
        const order = this.orderOf(deed.which);
        if (order.who !== deed.who) return 403;
        if (order.status !== 'Delivered' || order.stars > 0) return 409;
        order.stars = deed.stars;
        this.productOf(order.what).stars.push(deed.stars);
        return 200;
      }
      case 'reprice':
        return this.edit(deed.what, (product) => {
          product.price = deed.price;
        });
      case 'stock':
        return this.edit(deed.what, (product) => {
          product.isAvailable = deed.isAvailable;
        });
      case 'deleteProduct':
        return this.edit(deed.what, (product) => {
          product.isDeleted = true;
        });
      case 'takeMembership':
        return this.once(deed, [deed.type, deed.months], () => {
          this.memberships.push({ who: deed.who, type: deed.type, months: deed.months, status: 'pending' });
          return 201;
        });
      case 'pay': {
        const membership = this.memberships[deed.which % this.memberships.length];
        if (membership?.status !== 'pending') return 409;
        membership.status = 'payed';
        return 200;
      }
    }
  }

  /** Whether there is anything yet that it could be about. */
  canBeTried(deed: Deed): boolean {
    if (deed.does === 'advance' || deed.does === 'rate') return this.orders.length > 0;
    return deed.does !== 'pay' || this.memberships.length > 0;
  }

  /** After Delivered comes nothing: asked for again it is refused. */
  statusMeant = ({ which, to }: { which: number; to: OrderStatus | 'next' }): OrderStatus =>
    to === 'next' ? (nextOrderStatus(this.orderOf(which).status) ?? 'Delivered') : to;
  productOf = (what: number) => this.products[what] as (typeof this.products)[number];
  orderOf = (which: number) => this.orders[which % this.orders.length] as ModelOrder;

  /** A success is kept with its key; the same request again is that success, another one is refused. */
  private once({ who, key, does }: Deed, request: unknown, act: () => number): number {
    if (key === undefined) return act();
    const name = `${who} ${key}`;
    const asked = JSON.stringify([does, request]);
    const before = this.used.get(name);
    if (before !== undefined) return before === asked ? 201 : 422;
    const status = act();
    if (status === 201) this.used.set(name, asked);
    return status;
  }

  private order(who: number, lines: readonly [what: number, quantity: number][]): number {
    const canBeHad = ([what]: readonly [number, number]) =>
      this.productOf(what).isAvailable && !this.productOf(what).isDeleted;
    if (!lines.every(canBeHad)) return 409;
    for (const [what, quantity] of lines) {
      const product = this.productOf(what);
      product.sold += quantity;
      this.orders.push({ who, what, quantity, price: product.price, status: 'Pending', stars: 0 });
    }
    return 201;
  }

  private edit(what: number, change: (product: LifeModel['products'][number]) => void): number {
    const product = this.productOf(what);
    if (product.isDeleted) return 404;
    change(product);
    return 200;
  }
}
