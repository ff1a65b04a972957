import { addDays, gymDay, startOfGymDay } from '@namma/contract/days/dates';
import type { CacheEpoch } from '../../db/freshness/cache-epoch.ts';
import { Answer, type RenderedAnswer } from './answer.ts';
import { Outage } from './outage.ts';
import { AnswerStore } from './store.ts';

interface Options {
  changes: CacheEpoch;
  /** Memory limit in bytes; 0 disables the cache. */
  mostBytes: number;
  isOutOfReach: (error: unknown) => boolean;
  clock?: () => Date;
}

export interface Found {
  answer: Answer;
  /** Cached before the database became unreachable, so it may be outdated. */
  isLastKnown: boolean;
}

/**
 * Caches public responses. A response is fresh on the IST day on which it was begun, because prices and other settings
 * change at midnight, while nothing has changed since then, and only while this process would have been notified of a
 * change. Outdated responses are kept, as far as there is memory, for outages of the database.
 */
export class ResponseCache {
  private readonly store: AnswerStore;
  private readonly changes: CacheEpoch;
  private readonly outage: Outage;
  /** Responses being rendered, only of the current epoch. */
  private readonly flights = new Map<string, Promise<Answer>>();
  private hits = 0;
  private misses = 0;
  private lastKnown = 0;
  private emptied = 0;
  private readonly clock: () => Date;
  /** The IST day, in milliseconds: its first instant, and the first of the next. */
  private today: { begins: number; ends: number };

  constructor({ changes, mostBytes, isOutOfReach, clock = () => new Date() }: Options) {
    this.clock = clock;
    this.today = dayOf(clock());
    this.store = new AnswerStore(mostBytes);
    this.changes = changes;
    this.outage = new Outage(isOutOfReach);
    changes.watch(() => {
      this.emptied++;
      // Later requests must not get data that was read before the change.
      this.flights.clear();
      // The change may be an own write, which shows that the database is reachable.
      this.outage.end();
    });
  }

  /** Finds the fresh response to exactly this address, for the fast path. */
  findByAddress(address: string): Answer | undefined {
    this.turnDay();
    const answer = this.store.findByAddress(address);
    return answer && this.isFresh(answer) ? answer : undefined;
  }

  /** Finds the cached response, or creates one; concurrent requests for the same key share one. */
  async find(key: string, make: () => Promise<RenderedAnswer>): Promise<Found> {
    this.turnDay();
    const kept = this.store.find(key);
    if (kept && this.isFresh(kept)) {
      this.countHit(kept);
      return { answer: kept, isLastKnown: false };
    }
    this.misses++;
    const making = () => (this.changes.isListening ? this.share(key, make) : this.make(key, make));
    if (!kept) return { answer: await making(), isLastKnown: false };
    // A response known to be outdated is sent only once the database is certainly unreachable.
    const isOutdated = this.changes.isListening || kept.epoch < this.changes.lastChange;
    const made = await this.outage.try(making, { isPatient: isOutdated });
    if (made) return { answer: made, isLastKnown: false };
    this.lastKnown++;
    return { answer: kept, isLastKnown: true };
  }

  countHit(answer: Answer): void {
    this.hits++;
    answer.wasUsed = true;
  }

  /** True while the store contains this response. */
  isKept = (answer: Answer): boolean => this.store.find(answer.key) === answer;

  /** Lets the fast path find a cached response by this address. */
  addAddress(answer: Answer, address: string): void {
    this.store.addAddress(answer, address);
  }

  /** Updates the size of a response with another encoding. */
  grow(answer: Answer, bytes: number): void {
    this.store.grow(answer, bytes);
  }

  /** Counters since the start, with the current number of entries, addresses and bytes. */
  figures = () => ({
    hits: this.hits,
    misses: this.misses,
    lastKnown: this.lastKnown,
    emptied: this.emptied,
    isListening: this.changes.isListening,
    ...this.store.figures(),
  });

  /** At midnight, or when the clock was set: all responses are of another day. */
  private turnDay(): void {
    const now = this.clock();
    const at = now.getTime();
    if (at >= this.today.begins && at < this.today.ends) return;
    this.today = dayOf(now);
    this.changes.invalidate();
  }

  private isFresh(answer: Answer): boolean {
    return answer.made.isPermanent || (this.changes.isListening && answer.epoch === this.changes.epoch);
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
    const { epoch } = this.changes;
    return this.keep(new Answer(key, await make(), epoch));
  }

  private keep(answer: Answer): Answer {
    // Stored even if the data has changed meanwhile: it is never fresh, but it is the last known response if the
    // database becomes unreachable.
    const newest = this.store.find(answer.key)?.epoch ?? 0;
    if (answer.made.status === 200 && answer.epoch >= newest) this.store.keep(answer);
    return answer;
  }
}

function dayOf(now: Date): { begins: number; ends: number } {
  const day = gymDay(now);
  return { begins: startOfGymDay(day).getTime(), ends: startOfGymDay(addDays(day, 1)).getTime() };
}
