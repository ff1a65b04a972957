import { StepMap } from '../context.ts';
import type { FileRow } from '../reading/file.ts';

/** A product that rows of earlier check steps created or changed: a later step runs these rows again. */
interface EarlierProduct {
  rows: FileRow[];
  /** The keys by which later rows refer to it. */
  keys: ReadonlySet<string>;
}

/** Products of earlier rows. A check rolls each step back, so later steps that refer to them write them again. */
export class EarlierProducts {
  readonly #byKey = new StepMap<string, EarlierProduct>();
  /** The products written in the current step's transaction. */
  #written = new Set<EarlierProduct>();

  find(keys: readonly string[]): EarlierProduct[] {
    const products = new Set(keys.flatMap((key) => this.#byKey.get(key) ?? []));
    return [...products].filter((product) => !this.#written.has(product));
  }

  add(keys: readonly string[], row: FileRow): void {
    const known = keys.map((key) => this.#byKey.get(key)).find((each) => each !== undefined);
    // A new object, so that a step can be retried.
    const product = { rows: [...(known?.rows ?? []), row], keys: new Set([...(known?.keys ?? []), ...keys]) };
    this.#written.add(product);
    for (const key of product.keys) this.#byKey.set(key, product);
  }

  markWritten(product: EarlierProduct): void {
    this.#written.add(product);
  }

  keep(): void {
    this.#byKey.keep();
    this.#written = new Set();
  }

  drop(): void {
    this.#byKey.drop();
    this.#written = new Set();
  }
}
