import { addDays, type Day, daysBetween } from '@namma/contract/days/dates';

/** A naive model of memberships that counts day by day. */

export interface ModelClosure {
  id: number;
  fromDay: Day;
  toDay: Day;
}

/** One membership of the model. Amounts are in paise. */
export class MembershipModel {
  readonly price: number;
  /** All receipts less all refunds, including credits to another membership. */
  money = 0;
  /** The reduction of the price by its end. */
  credited = 0;
  /** Days transferred to another member. */
  given = 0;
  isEnded = false;
  isWithdrawn = false;
  private readonly paused = new Set<Day>();
  private pausedFrom: Day | undefined;

  constructor(price: number) {
    this.price = price;
  }

  /** Paid when nothing is due. */
  get isPaid(): boolean {
    return this.isEnded || (this.money > 0 && this.money >= this.price);
  }

  /** The pending refund. */
  get waiting(): number {
    return this.isEnded ? Math.max(0, this.money - (this.price - this.credited)) : 0;
  }

  pause(fromDay: Day, toDay: Day): void {
    this.pausedFrom = fromDay;
    for (let day = fromDay; day <= toDay; day = addDays(day, 1)) this.paused.add(day);
  }

  /** Resumes the rest of the last pause, from today on. */
  resume(today: Day): void {
    const first = this.pausedFrom;
    if (first === undefined) return;
    for (const day of [...this.paused]) if (day >= first && day >= today) this.paused.delete(day);
  }

  /**
   * Computes the sums of an end: counts each day, and divides with big integers.
   * @param term its first day and the last one that was sold
   */
  sums(term: { startDate: Day; endDate: Day }, day: Day, closures: readonly ModelClosure[], percent: number) {
    const sold = daysBetween(term.startDate, term.endDate) + 1;
    let used = this.given;
    for (let each = term.startDate; each <= day; each = addDays(each, 1)) {
      const isClosed = closures.some(({ fromDay, toDay }) => fromDay <= each && each <= toDay);
      if (!isClosed && !this.paused.has(each)) used++;
    }
    const unused = Math.max(0, sold - used);
    const value = inRupees(this.money, unused, sold);
    const refund = inRupees(value, 100 - percent, 100);
    return {
      paidPaise: this.money,
      usedPaise: this.money - value,
      feePaise: value - refund,
      refundPaise: refund,
      termDays: sold,
      usedDays: sold - unused,
    };
  }

  /** Ends it; the kept money becomes its final price. */
  end({ usedPaise, feePaise }: { usedPaise: number; feePaise: number }): void {
    this.credited = this.price - usedPaise - feePaise;
    this.isEnded = true;
  }
}

/** The share in whole rupees, never more than the amount; all of it exactly. */
const inRupees = (paise: number, part: number, whole: number): number =>
  part === whole ? paise : Math.min(paise, halfUp(paise, part, whole * 100) * 100);

function halfUp(amount: number, part: number, whole: number): number {
  const [product, divisor] = [BigInt(amount) * BigInt(part), BigInt(whole)];
  return Number(product / divisor) + (2n * (product % divisor) >= divisor ? 1 : 0);
}
