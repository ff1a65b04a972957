import { CONVENIENCE_FEE_RUPEES } from '@namma/contract/business';
import { orderStatuses } from '@namma/contract/orders/rules';
import type { ReturnDecision } from '@namma/contract/returns/rules';

/** A shop's sales figures must follow from these naive rules (D17). The model has no database and keeps no totals. */

const FEE_PAISE = CONVENIENCE_FEE_RUPEES * 100;

export interface ModelProduct {
  pricePaise: number;
  category: 'wheyprotein' | 'prepostworkout' | 'fitfood';
}

interface ModelOrder {
  checkout: ModelCheckout;
  product: number;
  quantity: number;
  /** The index in the list of statuses. */
  status: number;
  isCancelled: boolean;
  isReturned: boolean;
  return:
    | {
        cause: 'return' | 'refusal' | 'cancellation';
        state: 'requested' | 'approved' | 'received' | 'refunded';
      }
    | undefined;
  refund: ModelReceipt | undefined;
}

export interface ModelReceipt {
  checkout: ModelCheckout;
  kind: 'payment' | 'refund' | 'reversal';
  paise: number;
  isReversed: boolean;
  day: number;
}

export interface ModelCheckout {
  member: number;
  day: number;
  orders: ModelOrder[];
}

/** The history of a shop. Each step returns if the shop must accept it, and then applies it to the model. */
export class SalesModel {
  readonly orders: ModelOrder[] = [];
  readonly checkouts: ModelCheckout[] = [];
  readonly receipts: ModelReceipt[] = [];
  day = 0;
  readonly products: readonly ModelProduct[];

  constructor(products: readonly ModelProduct[]) {
    this.products = products;
  }

  isCounted = ({ isCancelled, isReturned }: ModelOrder): boolean => !isCancelled && !isReturned;
  amountOf = ({ product, quantity }: ModelOrder): number =>
    (this.products[product]?.pricePaise ?? 0) * quantity;
  paidFor = (checkout: ModelCheckout): number =>
    sum(this.receipts.filter((receipt) => receipt.checkout === checkout).map(({ paise }) => paise));
  toPayFor = ({ orders }: ModelCheckout): number => {
    const kept = orders.filter(this.isCounted);
    return kept.length === 0 ? 0 : sum(kept.map(this.amountOf)) + FEE_PAISE;
  };
  dueFor = (checkout: ModelCheckout): number => Math.max(0, this.toPayFor(checkout) - this.paidFor(checkout));
  /** The refund of an order that no longer counts. */
  refundFor(order: ModelOrder): number {
    const { checkout } = order;
    const isLast = !checkout.orders.some((each) => each !== order && this.isCounted(each));
    const rest = isLast
      ? 0
      : this.toPayFor({ ...checkout, orders: checkout.orders.filter((each) => each !== order) });
    const most = this.amountOf(order) + (isLast ? FEE_PAISE : 0);
    return Math.max(0, Math.min(most, this.paidFor(checkout) - rest));
  }

  place(member: number, lines: readonly { product: number; quantity: number }[]): void {
    const checkout: ModelCheckout = { member, day: this.day, orders: [] };
    for (const line of lines)
      checkout.orders.push({
        checkout,
        ...line,
        status: 0,
        isCancelled: false,
        isReturned: false,
        return: undefined,
        refund: undefined,
      });
    this.checkouts.push(checkout);
    this.orders.push(...checkout.orders);
  }

  pay(checkout: ModelCheckout, paise: number): boolean {
    if (paise <= 0 || paise > this.dueFor(checkout)) return false;
    this.write(checkout, 'payment', paise);
    return true;
  }

  advance(order: ModelOrder): boolean {
    if (!this.isCounted(order) || order.return || order.status === orderStatuses.length - 1) return false;
    order.status += 1;
    return true;
  }

  cancel(order: ModelOrder, isRefundedAtOnce: boolean): boolean {
    if (!this.isCounted(order) || order.status > 1) return false;
    order.isCancelled = true;
    if (this.refundFor(order) > 0) order.return = { cause: 'cancellation', state: 'received' };
    if (isRefundedAtOnce && order.return) this.refund(order);
    return true;
  }

  ask(order: ModelOrder): boolean {
    if (!this.isCounted(order) || order.return || orderStatuses[order.status] !== 'Delivered') return false;
    order.return = { cause: 'return', state: 'requested' };
    return true;
  }

  refuseAtDoor(order: ModelOrder, isRefundedAtOnce: boolean): boolean {
    if (!this.isCounted(order) || order.return || orderStatuses[order.status] !== 'Out-For-Delivery')
      return false;
    order.isReturned = true;
    order.return = { cause: 'refusal', state: 'received' };
    if (isRefundedAtOnce || this.refundFor(order) === 0) this.refund(order);
    return true;
  }

  decide(order: ModelOrder, decision: Exclude<ReturnDecision, 'refuse'>): boolean {
    const state = order.return?.state;
    if (!order.return) return false;
    if (decision === 'approve' && state === 'requested') order.return.state = 'approved';
    else if (decision === 'receive' && state === 'approved') {
      order.return.state = 'received';
      order.isReturned = true;
    } else if (decision === 'refund' && state === 'received') this.refund(order);
    else return false;
    return true;
  }

  private refund(order: ModelOrder): void {
    const paise = this.refundFor(order);
    if (order.return) order.return.state = 'refunded';
    order.refund = paise > 0 ? this.write(order.checkout, 'refund', -paise) : undefined;
  }

  reverse(receipt: ModelReceipt): boolean {
    if (receipt.kind === 'reversal' || receipt.isReversed) return false;
    if (this.paidFor(receipt.checkout) - receipt.paise < 0) return false;
    receipt.isReversed = true;
    this.write(receipt.checkout, 'reversal', -receipt.paise);
    const order = this.orders.find(({ refund }) => refund === receipt);
    if (order?.return) {
      order.return.state = 'received';
      order.refund = undefined;
    }
    return true;
  }

  private write(checkout: ModelCheckout, kind: ModelReceipt['kind'], paise: number): ModelReceipt {
    const receipt = { checkout, kind, paise, isReversed: false, day: this.day };
    this.receipts.push(receipt);
    return receipt;
  }

  /** All figures of the shop about its orders and money, in paise and pieces. */
  picture() {
    const counted = this.orders.filter(this.isCounted);
    const inStatus = (status: number) => counted.filter((order) => order.status === status);
    const dues = this.checkouts
      .filter(({ orders }) =>
        orders.some((order) => this.isCounted(order) && order.status === orderStatuses.length - 1),
      )
      .map(this.dueFor)
      .filter((due) => due > 0);
    const paidIn = (isIn: (receipt: ModelReceipt) => boolean) =>
      sum(this.receipts.filter(isIn).map(({ paise }) => paise));
    return {
      sales: sum(counted.map(this.amountOf)),
      orders: counted.length,
      salesByDay: Array.from({ length: this.day + 1 }, (_, day) =>
        sum(counted.filter(({ checkout }) => checkout.day === day).map(this.amountOf)),
      ),
      byStatus: orderStatuses.map((_, status) => inStatus(status).length),
      salesByStatus: orderStatuses.map((_, status) => sum(inStatus(status).map(this.amountOf))),
      cancelled: this.orders.filter(({ isCancelled }) => isCancelled).length,
      returned: this.orders.filter(({ isReturned }) => isReturned).length,
      pieces: this.products.map((_, product) =>
        sum(counted.filter((order) => order.product === product).map(({ quantity }) => quantity)),
      ),
      salesByCategory: this.products.map((_, product) =>
        sum(counted.filter((order) => order.product === product).map(this.amountOf)),
      ),
      due: sum(dues),
      unpaid: dues.length,
      received: paidIn(({ kind }) => kind === 'payment'),
      givenBack: 0 - paidIn(({ kind }) => kind !== 'payment'),
      refunded: 0 - paidIn(({ kind, isReversed }) => kind === 'refund' && !isReversed),
      toRefund: sum(
        this.orders
          .filter(({ return: returned }) => returned?.state === 'received')
          .map((order) => this.refundFor(order)),
      ),
      paidAndDue: this.orders.map(({ checkout }) => [this.paidFor(checkout), this.dueFor(checkout)]),
    };
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
