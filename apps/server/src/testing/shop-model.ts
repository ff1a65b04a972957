import type { PlanLength, TierName } from '@namma/contract/memberships/tiers';
import {
  cancellableBy,
  nextOrderStatus,
  type OrderStatus,
  previousOrderStatus,
} from '@namma/contract/orders/rules';

/** An action in the gym. People, products, orders and memberships are indexes into the model. */
export type ActivityEntry = { who: number; key: string | undefined } & (
  | { does: 'addToCart'; what: number }
  | { does: 'setQuantity'; what: number; quantity: number }
  | { does: 'removeFromCart'; what: number }
  | { does: 'orderCart' }
  | { does: 'buy'; what: number; quantity: number }
  | { does: 'advance'; which: number; to: OrderStatus | 'next' }
  | { does: 'cancel'; which: number; by: 'member' | 'admin' }
  | { does: 'rate'; which: number; stars: number }
  | { does: 'reprice'; what: number; price: number }
  | { does: 'stock'; what: number; isAvailable: boolean }
  | { does: 'deleteProduct'; what: number }
  | { does: 'buyMembership'; type: TierName; months: PlanLength }
  | { does: 'pay'; which: number }
);

export interface ModelOrder {
  who: number;
  what: number;
  quantity: number;
  price: number;
  status: OrderStatus;
  isCancelled: boolean;
  stars: number;
}

/** The rules in their simplest form, with which the shop must agree. */
export class LifeModel {
  readonly products;
  /** By member: the lines of the cart in the order they were added. */
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

  /**
   * Does the action if it is allowed.
   * @returns the status that the answer must have
   */
  apply(entry: ActivityEntry): number {
    const cart = this.carts[entry.who] as Map<number, number>;
    switch (entry.does) {
      case 'addToCart': {
        const product = this.productOf(entry.what);
        if (product.isDeleted) return 404;
        if (!product.isAvailable) return 409;
        cart.set(entry.what, (cart.get(entry.what) ?? 0) + 1);
        return 201;
      }
      case 'setQuantity':
        if (!cart.has(entry.what)) return 404;
        cart.set(entry.what, entry.quantity);
        return 200;
      case 'removeFromCart':
        return cart.delete(entry.what) ? 200 : 404;
      case 'orderCart':
        if (cart.size === 0) return 400;
        return this.once(entry, [...cart], () => {
          const status = this.order(entry.who, [...cart]);
          if (status === 201) cart.clear();
          return status;
        });
      case 'buy':
        return this.once(entry, [[entry.what, entry.quantity]], () =>
          this.order(entry.who, [[entry.what, entry.quantity]]),
        );
      case 'advance': {
        const order = this.orderOf(entry.which);
        const to = this.statusMeant(entry);
        if (order.isCancelled || previousOrderStatus(to) !== order.status) return 409;
        order.status = to;
        return 200;
      }
      case 'cancel': {
        const order = this.orderOf(entry.which);
        const can: readonly OrderStatus[] = cancellableBy[entry.by];
        if (entry.by === 'member' && order.who !== entry.who) return 403;
        if (order.isCancelled || !can.includes(order.status)) return 409;
        order.isCancelled = true;
        this.productOf(order.what).sold -= order.quantity;
        return 200;
      }
      case 'rate': {
        const order = this.orderOf(entry.which);
        if (order.who !== entry.who) return 403;
        if (order.status !== 'Delivered' || order.stars > 0) return 409;
        order.stars = entry.stars;
        this.productOf(order.what).stars.push(entry.stars);
        return 200;
      }
      case 'reprice':
        return this.edit(entry.what, (product) => {
          product.price = entry.price;
        });
      case 'stock':
        return this.edit(entry.what, (product) => {
          product.isAvailable = entry.isAvailable;
        });
      case 'deleteProduct':
        return this.edit(entry.what, (product) => {
          product.isDeleted = true;
        });
      case 'buyMembership':
        return this.once(entry, [entry.type, entry.months], () => {
          this.memberships.push({
            who: entry.who,
            type: entry.type,
            months: entry.months,
            status: 'pending',
          });
          return 201;
        });
      case 'pay': {
        const membership = this.memberships[entry.which % this.memberships.length];
        if (membership?.status !== 'pending') return 409;
        membership.status = 'payed';
        return 200;
      }
    }
  }

  /** Whether the model has something for the action to act on. */
  canBeTried(entry: ActivityEntry): boolean {
    if (entry.does === 'advance' || entry.does === 'cancel' || entry.does === 'rate')
      return this.orders.length > 0;
    return entry.does !== 'pay' || this.memberships.length > 0;
  }

  /** Nothing follows Delivered: a further request is refused. */
  statusMeant = ({ which, to }: { which: number; to: OrderStatus | 'next' }): OrderStatus =>
    to === 'next' ? (nextOrderStatus(this.orderOf(which).status) ?? 'Delivered') : to;
  productOf = (what: number) => this.products[what] as (typeof this.products)[number];
  orderOf = (which: number) => this.orders[which % this.orders.length] as ModelOrder;

  /** Stores a success by its key: the same request succeeds again, another one is refused. */
  private once({ who, key, does }: ActivityEntry, request: unknown, act: () => number): number {
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
      this.orders.push({
        who,
        what,
        quantity,
        price: product.price,
        status: 'Pending',
        isCancelled: false,
        stars: 0,
      });
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
