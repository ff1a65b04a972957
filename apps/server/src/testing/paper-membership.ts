import { addDays, type Day, daysBetween } from '@namma/contract/days/dates';

/** Memberships as somebody keeps them on paper, who counts one day after the other. */

export interface PaperClosure {
  id: number;
  fromDay: Day;
  toDay: Day;
}

/** One membership on paper. Amounts are in paise. */
export class PaperMembership {
  readonly price: number;
  /** All that was received less all that went back, also what counts for another membership. */
  money = 0;
  /** What its end took off the price. */
  credited = 0;
  /** Days that another member has. */
  given = 0;
  isEnded = false;
  isWithdrawn = false;
  private readonly paused = new Set<Day>();
  private pausedFrom: Day | undefined;

  constructor(price: number) {
    this.price = price;
  }

  /** Paid is what nothing is due for. */
  get isPaid(): boolean {
    return this.isEnded || (this.money > 0 && this.money >= this.price);
  }

  /** What waits to be refunded. */
  get waiting(): number {
    return this.isEnded ? Math.max(0, this.money - (this.price - this.credited)) : 0;
  }

  pause(fromDay: Day, toDay: Day): void {
    this.pausedFrom = fromDay;
    for (let day = fromDay; day <= toDay; day = addDays(day, 1)) this.paused.add(day);
  }

  /** The rest of the last pause runs again, from today on. */
  resume(today: Day): void {
    const first = this.pausedFrom;
    if (first === undefined) return;
    for (const day of [...this.paused]) if (day >= first && day >= today) this.paused.delete(day);
  }

  /**
   * What it comes to when it ends: each day looked at by itself, the division in whole numbers of any length.
   * @param term its first day and the last one that was sold
   */
  sums(term: { startDate: Day; endDate: Day }, day: Day, closures: readonly PaperClosure[], percent: number) {
    const sold = daysBetween(term.startDate, term.endDate) + 1;
    let used = this.given;
    for (let each = term.startDate; each <= day; each = addDays(each, 1)) {
      const isClosed = closures.some(({ fromDay, toDay }) => fromDay <= each && each <= toDay);
      if (!isClosed && !this.paused.has(each)) used++;
    }
    const unused = Math.max(0, sold - used);
    const value = halfUp(this.money, unused, sold);
    const fee = halfUp(value, percent, 100);
    return {
      paidPaise: this.money,
      usedPaise: this.money - value,
      feePaise: fee,
      refundPaise: value - fee,
      termDays: sold,
      usedDays: sold - unused,
    };
  }

  /** Ends it; what is kept of the money is its price from now on. */
  end({ usedPaise, feePaise }: { usedPaise: number; feePaise: number }): void {
    this.credited = this.price - usedPaise - feePaise;
    this.isEnded = true;
  }
}

function halfUp(amount: number, part: number, whole: number): number {
  const [product, divisor] = [BigInt(amount) * BigInt(part), BigInt(whole)];
  return Number(product / divisor) + (2n * (product % divisor) >= divisor ? 1 : 0);
}
