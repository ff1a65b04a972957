import type { Answer } from './answer.ts';

const ADDRESSES_MOST = 8;
const ADDRESS_MAX_CHARACTERS = 512;
/** The largest share of the memory that one response may take. */
const LARGEST_SHARE = 1 / 4;

/**
 * Responses by key and by raw address, with a limit in bytes. Eviction is second chance (clock): the oldest response
 * that was not used since it was last considered goes first, so one-off addresses evict each other, not the front page.
 */
export class AnswerStore {
  private readonly byKey = new Map<string, Answer>();
  private readonly byAddress = new Map<string, Answer>();
  private bytes = 0;

  private readonly mostBytes: number;

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes;
  }

  find = (key: string): Answer | undefined => this.byKey.get(key);
  findByAddress = (address: string): Answer | undefined => this.byAddress.get(address);

  /** Stores a response in place of the one with its key, including all addresses. */
  keep(answer: Answer): void {
    if (answer.bytes > this.mostBytes * LARGEST_SHARE) return;
    const before = this.byKey.get(answer.key);
    if (before) {
      this.remove(before);
      answer.wasUsed = before.wasUsed;
    }
    this.byKey.set(answer.key, answer);
    this.bytes += answer.bytes;
    for (const address of before?.addresses ?? []) this.name(answer, address);
    this.makeRoom();
  }

  /** Adds a raw address of a stored response. */
  addAddress(answer: Answer, address: string): void {
    if (this.byKey.get(answer.key) !== answer || this.byAddress.get(address) === answer) return;
    if (address.length > ADDRESS_MAX_CHARACTERS) return;
    const [oldest] = answer.addresses;
    if (answer.addresses.size >= ADDRESSES_MOST && oldest !== undefined) this.anonymize(answer, oldest);
    this.name(answer, address);
    this.makeRoom();
  }

  /** Updates the size of a response with another encoding. */
  grow(answer: Answer, bytes: number): void {
    if (this.byKey.get(answer.key) !== answer) return;
    answer.bytes += bytes;
    this.bytes += bytes;
    this.makeRoom();
  }

  figures = () => ({ entries: this.byKey.size, addresses: this.byAddress.size, bytes: this.bytes });

  private name(answer: Answer, address: string): void {
    answer.addresses.add(address);
    this.byAddress.set(address, answer);
    this.bytes += 2 * address.length;
  }

  private anonymize(answer: Answer, address: string): void {
    answer.addresses.delete(address);
    this.byAddress.delete(address);
    this.bytes -= 2 * address.length;
  }

  private remove(answer: Answer): void {
    this.byKey.delete(answer.key);
    this.bytes -= answer.bytes;
    for (const address of answer.addresses) {
      this.byAddress.delete(address);
      this.bytes -= 2 * address.length;
    }
  }

  private makeRoom(): void {
    for (const [key, answer] of this.byKey) {
      if (this.bytes <= this.mostBytes) return;
      if (answer.wasUsed) {
        // Used since: it moves to the end of the queue, and this same loop reaches it if all responses were used.
        answer.wasUsed = false;
        this.byKey.delete(key);
        this.byKey.set(key, answer);
      } else {
        this.remove(answer);
      }
    }
  }
}
