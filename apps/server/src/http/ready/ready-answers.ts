import type { CacheGeneration } from '../../db/freshness/cache-generation.ts';
import { Answer, type RenderedAnswer } from './answer.ts';
import { Outage } from './outage.ts';
import { AnswerStore } from './store.ts';

interface Options {
  changes: CacheGeneration;
  /** Room for kept answers; 0 keeps none. */
  mostBytes: number;
  isOutOfReach: (error: unknown) => boolean;
}

export interface Found {
  answer: Answer;
  /** From before the database went out of reach: it may be wrong, or even be known to be. */
  isLastKnown: boolean;
}

/**
 * Public answers that are ready to be sent. One is shown as long as nothing has changed since its making began, and only
 * while this process would have heard of a change. After that it stays, as far as there is room, for the time that the
 * database may be out of reach.
 */
export class ReadyAnswers {
  private readonly store: AnswerStore;
  private readonly changes: CacheGeneration;
  private readonly outage: Outage;
  /** Answers in the making, of this generation only. */
  private readonly flights = new Map<string, Promise<Answer>>();
  private hits = 0;
  private misses = 0;
  private lastKnown = 0;
  private emptied = 0;

  constructor({ changes, mostBytes, isOutOfReach }: Options) {
    this.store = new AnswerStore(mostBytes);
    this.changes = changes;
    this.outage = new Outage(isOutOfReach);
    changes.watch(() => {
      this.emptied++;
      // Who asks from now on may not be handed what was read before.
      this.flights.clear();
      // It may have been a write of our own: then the database is there.
      this.outage.end();
    });
  }

  /** For the fast path: a fresh answer to exactly this address. */
  findByAddress(address: string): Answer | undefined {
    const answer = this.store.findByAddress(address);
    return answer && this.isFresh(answer) ? answer : undefined;
  }

  /** The kept answer, or one made now; many who ask at once for the same share one making. */
  async find(key: string, make: () => Promise<RenderedAnswer>): Promise<Found> {
    const kept = this.store.find(key);
    if (kept && this.isFresh(kept)) {
      this.countHit(kept);
      return { answer: kept, isLastKnown: false };
    }
    this.misses++;
    const making = () => (this.changes.isListening ? this.share(key, make) : this.make(key, make));
    if (!kept) return { answer: await making(), isLastKnown: false };
    // What is known to be wrong is shown only once it is certain that the truth cannot be had.
    const isOutdated = this.changes.isListening || kept.generation < this.changes.lastChange;
    const made = await this.outage.try(making, { isPatient: isOutdated });
    if (made) return { answer: made, isLastKnown: false };
    this.lastKnown++;
    return { answer: kept, isLastKnown: true };
  }

  countHit(answer: Answer): void {
    this.hits++;
    answer.wasUsed = true;
  }

  /** Others may be handed it. */
  isKept = (answer: Answer): boolean => this.store.find(answer.key) === answer;

  /** From now on the fast path knows this address of a kept answer. */
  addAddress(answer: Answer, address: string): void {
    this.store.addAddress(answer, address);
  }

  /** An answer takes on an encoding. */
  grow(answer: Answer, bytes: number): void {
    this.store.grow(answer, bytes);
  }

  /** Counted since the start, besides entries, addresses and bytes, which are of now. */
  figures = () => ({
    hits: this.hits,
    misses: this.misses,
    lastKnown: this.lastKnown,
    emptied: this.emptied,
    isListening: this.changes.isListening,
    ...this.store.figures(),
  });

  private isFresh(answer: Answer): boolean {
    return (
      answer.made.isLasting || (this.changes.isListening && answer.generation === this.changes.generation)
    );
  }

  private share(key: string, make: () => Promise<RenderedAnswer>): Promise<Answer> {
    const shared = this.flights.get(key);
    if (shared !== undefined) return shared;
    const flight = this.make(key, make).finally(() => {
      if (this.flights.get(key) === flight) this.flights.delete(key);
    });
    this.flights.set(key, flight);
    return flight;
  }

  private async make(key: string, make: () => Promise<RenderedAnswer>): Promise<Answer> {
    const { generation } = this.changes;
    return this.keep(new Answer(key, await make(), generation));
  }

  private keep(answer: Answer): Answer {
    // Also where something changed meanwhile: nobody is handed it as fresh, but it is the last one should the database go.
    const newest = this.store.find(answer.key)?.generation ?? 0;
    if (answer.made.status === 200 && answer.generation >= newest) this.store.keep(answer);
    return answer;
  }
}
