import type { CallName } from '@namma/contract/calls';
import type { LooseInput } from './client.ts';
import { startTestGym } from './gym.ts';
import type { TestUser } from './make.ts';

export const gym = await startTestGym({
  today: '2030-03-04',
  upi: { vpa: 'nammastrength@okhdfcbank', name: 'Namma Strength' },
  isGuardianChecked: true,
  mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
});

export interface Question {
  /** A request that succeeds for the owner, or for an admin where only admins may make the call. */
  ask: (owner: TestUser) => LooseInput | Promise<LooseInput>;
  /** Instead, where it is about the caller, a request that succeeds for them. */
  askAs?: (asker: TestUser) => Promise<LooseInput>;
  /** The request names a row or an identity of the owner, so others get 403. */
  isOwners?: true;
  /** Admins may make it for any member's row. */
  isAlsoAdmins?: true;
  /** Like `own`, but other members are notified that there is no such row; admins may see it. */
  isHidden?: true;
  /** What admins are notified instead of a success. */
  notifiedAdmins?: 409;
  /** The request for a row that does not exist. The answer is 404 unless `notifiedInstead` is given. */
  askForNone?: (asker: TestUser) => LooseInput | Promise<LooseInput>;
  /** Bulk actions answer 200 and list the row. An identity that does not exist is refused like another member's. */
  notifiedInstead?: 200 | 403;
}

/** The id of no row. */
export const NO_ID = 2_000_000_000;

export const nothing = { ask: () => ({}) };

/** A request about a row, whose id stands in `field`, beside `rest`; and the same about the row that does not exist. */
const about =
  (part: 'body' | 'query') =>
  (field: string, make: (owner: TestUser) => unknown, rest: object = {}): Question => ({
    ask: async (owner) => ({ [part]: { [field]: await make(owner), ...rest } }),
    askForNone: () => ({ [part]: { [field]: NO_ID, ...rest } }),
  });
export const inBody = about('body');
export const inQuery = about('query');

/** The calls of a module. */
export type Questions = Partial<Record<CallName, Question>>;
