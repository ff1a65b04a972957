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
  /** Used instead if the call is about the caller: a request that succeeds for them. */
  askAs?: (asker: TestUser) => Promise<LooseInput>;
  /** The request contains a row or an identity of the owner, so others get 403. */
  isOwners?: true;
  /** Admins may make it for any member's row. */
  isAlsoAdmins?: true;
  /** Like `own`, but other members get the response for an unknown row; admins may see it. */
  isHidden?: true;
  /** The status for admins instead of a success. */
  statusForAdmins?: 409;
  /** The request for an unknown row. The status is 404 unless `statusForUnknown` is given. */
  askForNone?: (asker: TestUser) => LooseInput | Promise<LooseInput>;
  /** Bulk actions return 200 and list the row. An unknown identity is refused like another member's. */
  statusForUnknown?: 200 | 403;
}

/** An unused id. */
export const NO_ID = 2_000_000_000;

export const nothing = { ask: () => ({}) };

/** A request about a row, whose id is in `field`, beside `rest`; and the same about an unknown row. */
const about =
  (part: 'body' | 'query') =>
  (field: string, make: (owner: TestUser) => unknown, rest: object = {}): Question => ({
    ask: async (owner) => ({ [part]: { [field]: await make(owner), ...rest } }),
    askForNone: () => ({ [part]: { [field]: NO_ID, ...rest } }),
  });
export const inBody = about('body');
export const inQuery = about('query');

/** The access cases of a module. */
export type Questions = Partial<Record<CallName, Question>>;
