import { minutes } from '@namma/contract/days/dates';
import type { DemoCalendar } from './calendar.ts';
import { Random } from './random.ts';
import type { DemoMoney, DemoStep } from './steps.ts';

const SEED = 27_102;
const FIRST_UTR = 603_118_204_517;
const UTR_STEP = 7_919_237;

/** Decides how people pay. It has random numbers of its own, so that nothing else of the month depends on it. */
export class Till {
  private readonly random = new Random(SEED);
  private utrs = 0;

  /** At a center: mostly UPI. */
  atCenter(): DemoMoney {
    return this.by(this.random.weighted(['cash', 'upi', 'card'] as const, (_, i) => [3, 5, 2][i] ?? 1));
  }

  /** At the door: cash, or UPI to the courier's code. */
  atDoor(): DemoMoney {
    return this.by(this.random.weighted(['cash', 'upi'] as const, (_, i) => [3, 2][i] ?? 1));
  }

  by(mode: DemoMoney['mode']): DemoMoney {
    return mode === 'upi' ? { mode, utr: String(FIRST_UTR + UTR_STEP * this.utrs++) } : { mode };
  }
}

/** One of eight buyers pays in two parts. */
const IN_PARTS = 3;
/** A week between the two parts: the gym has the same hours. */
const PART_DAYS = 7;
/** The membership whose first payment is reversed. */
const MISTAKEN = 6;

interface PaidAt {
  paid: Date;
  /** Its day, as an offset from today. */
  paidOn: number;
}

/** How a membership is paid: at once, in two parts, or at once after a mistake. The second part may still be due. */
export function planPayments(
  { calendar, till }: { calendar: DemoCalendar; till: Till },
  membership: number,
  { paid, paidOn }: PaidAt,
): DemoStep[] {
  const after = (count: number) => new Date(paid.getTime() + minutes(count));
  const pay = { kind: 'pay', membership } as const;
  if (membership % 8 === IN_PARTS) {
    const rest = { ...pay, at: calendar.sameMinuteOn(paid, paidOn + PART_DAYS), part: 'rest' } as const;
    return [
      { ...pay, at: paid, part: 'half', received: till.by('cash') },
      ...(paidOn + PART_DAYS < 0 ? [{ ...rest, received: till.by('upi') }] : []),
    ];
  }
  const whole = { ...pay, part: 'rest' } as const;
  if (membership === MISTAKEN)
    return [
      { ...whole, at: paid, received: till.by('card') },
      { at: after(4), kind: 'reverse', membership, reason: 'The card was charged to another member' },
      { ...whole, at: after(7), received: till.by('upi') },
    ];
  return [{ ...whole, at: paid, received: till.atCenter() }];
}
