import type { Engine, Scale } from '../options.ts';
import { type Home, startProduct } from '../product.ts';

/** How long a start with an existing shop takes. */
export interface StartLine {
  name: 'start-up';
  engine: Engine;
  scale: Scale;
  /** From the start of the process until /readyz answers 200, for each start. */
  seconds: number[];
  /** The owner's limit. */
  secondsMost: number;
  faults: string[];
}

const STARTS = 5;
const SECONDS_MOST: Record<Engine, number> = { embedded: 2, postgresql: 1 };

/** Starts and stops the built server on a shop that was opened before. */
export async function measureStarts(engine: Engine, scale: Scale, home: Home): Promise<StartLine> {
  const seconds: number[] = [];
  for (let times = 0; times < STARTS; times++) {
    const begin = performance.now();
    const product = await startProduct(home);
    seconds.push((performance.now() - begin) / 1_000);
    await product.stop();
  }
  return { name: 'start-up', engine, scale, seconds, secondsMost: SECONDS_MOST[engine], faults: [] };
}
