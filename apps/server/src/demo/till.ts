import { Random } from './random.ts';

const SEED = 27_102;
const FIRST_UTR = 603_118_204_517;
const UTR_STEP = 7_919_237;

type Received = { mode: 'cash' | 'card' } | { mode: 'upi'; utr: string };

/** Chooses payment modes. It has its own random numbers, so that nothing else of the month depends on it. */
export class Till {
  private readonly random = new Random(SEED);
  private upiPayments = 0;

  /** At a center: mostly UPI. */
  atCenter(): Received {
    return this.by(this.random.weighted(['cash', 'upi', 'card'] as const, (_, i) => [3, 5, 2][i] ?? 1));
  }

  /** On delivery: cash, or UPI to the courier's code. */
  onDelivery(): Received {
    return this.by(this.random.weighted(['cash', 'upi'] as const, (_, i) => [3, 2][i] ?? 1));
  }

  by(mode: Received['mode']): Received {
    return mode === 'upi' ? { mode, utr: String(FIRST_UTR + UTR_STEP * this.upiPayments++) } : { mode };
  }
}
