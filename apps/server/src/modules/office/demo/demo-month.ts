import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../platform/shared/session.ts';

/** The passwords of the demo people. */
export interface PasswordHashes {
  /** Of the one member a visitor may sign in as. */
  known: string;
  /** Of everyone else; nobody knows that password. */
  unknown: string;
}

interface Member {
  session: Session;
  addressId: number;
}

interface DemoCheckout {
  checkoutId: string;
  session: Session;
  lines: { orderId: number; productId: number; isCancelled: boolean }[];
}

interface DemoMembership {
  id: number;
  priceRupees: number;
  /** The newest receipt, once there is one. */
  receiptId?: number;
}

/** What has been made of the demo month; the steps refer to it by index. */
export class DemoMonth {
  /** The time of the current step, which is also that of `deps.clock`. */
  now: Date;
  readonly deps: Deps;
  admin: Session = sessionOf(0, 'ADMIN');
  readonly members: Member[] = [];
  readonly checkouts: DemoCheckout[] = [];
  readonly memberships: DemoMembership[] = [];
  readonly enquiryIds: number[] = [];

  readonly hashes: PasswordHashes;
  readonly products: readonly number[];

  constructor({ db, clock, tax }: Deps, hashes: PasswordHashes, products: readonly number[]) {
    this.hashes = hashes;
    this.products = products;

    this.now = clock();
    this.deps = { db, clock: () => this.now, isRateLimited: false, isDemo: true, ...(tax ? { tax } : {}) };
  }
}

export const sessionOf = (userId: number, role: Session['role']): Session => ({
  userId,
  role,
  tokenHash: Buffer.alloc(0),
});

/** @throws when the plan refers to something that was not made before */
export function get<T>(made: readonly T[], index: number): T {
  const found = made[index];
  if (found === undefined) throw new Error(`The demo month has nothing at index ${index}.`);
  return found;
}
