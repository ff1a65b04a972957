import type { CallName, methods } from '@namma/contract/calls';
import type { ActivityAction } from '@namma/contract/domains';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { expect } from 'vitest';
import type { Answer } from './client.ts';
import { isLong } from './fault-forms.ts';
import { startTestGym } from './gym.ts';
import type { TestProduct, TestUser } from './make.ts';

export const gym = await startTestGym({
  today: '2030-03-04',
  mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
  isGuardianChecked: true,
});

export const admins = await gym.make.admins(4);

export type WritingCall = {
  [N in CallName]: (typeof methods)[N] extends 'GET' ? never : N;
}[CallName];

/**
 * Concurrency cases by expected outcome, for the first callers and for the others: each sends the call many times at
 * once and checks the result.
 */
export type CallRaces = Record<string, () => Promise<void>>;

export const atOnce = <T>(howMany: number, ask: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: howMany }, (_, n) => ask(n)));

/** Counts responses by status. */
export function countStatuses(answers: readonly Pick<Answer<unknown>, 'status'>[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

export const numberedAddress = (n: number) => ({
  name: `Asha ${n}`,
  email: 'asha@example.com',
  phone: '9876543210',
  address: `${n}, MG Road`,
  town: 'Bengaluru',
  pincode: '560001',
  district: 'Bengaluru Urban',
  addresstype: 'home' as const,
});

export const byAdmin = (n: number) => gym.as(admins[n % admins.length] as TestUser);

export const anyAddress = () =>
  `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/** Counts the log entries of the action on this subject. */
export async function countLogEntries(action: ActivityAction, subjectId: number): Promise<number> {
  const entries = gym.db.selectFrom('activity').select('id').where('action', '=', action);
  return (await entries.where('subject_id', '=', subjectId).execute()).length;
}

export const ledgerOf = async (member: TestUser, id: number) =>
  (await gym.as(member).call('membership/getLedger', { query: { id } })).body;

/** The receipts of a membership, oldest first. */
export const receiptsOf = (membershipId: number) =>
  gym.db
    .selectFrom('payments')
    .select(['id', 'amount_paise'])
    .where('membership_id', '=', membershipId)
    .orderBy('id')
    .execute();

export const statusOf = async (orderId: number) => {
  const orders = gym.db.selectFrom('orders').select('order_status').where('id', '=', orderId);
  return (await orders.executeTakeFirstOrThrow()).order_status;
};

/** The stock of a product, with its batches. */
export const getStock = async (productId: number) =>
  (await byAdmin(0).call('stock/getDetails', { query: { productId } })).body.stock;

export const getProduct = async (id: number) =>
  (await gym.guest().call('product/get', { query: { id } })).body;

/** A member about to order, by default a product shown at 306. */
export async function shopper(given?: TestProduct) {
  const member = await gym.make.member();
  const product = given ?? (await gym.make.product({ price: 349.5, discount: 12.5 }));
  const body = {
    paymentMode: 'COD' as const,
    source: 'buy' as const,
    addressId: await gym.make.address(member),
    cartProductDetails: [{ productId: product.productId, quantity: 2 }],
  };
  const order = (key: string) =>
    gym.as(member).call('orders/order', { body, headers: { [IDEMPOTENCY_KEY_HEADER]: key } });
  return { member, product, body, order };
}

export const membership = {
  type: 'Elite' as const,
  center: 'HSR Layout' as const,
  start_Date: '2030-03-04',
  end_Date: '2031-03-04',
};

export const booking = {
  consult_type: 'Fitness' as const,
  age: 30,
  height: 170,
  weight: 70,
  date: '2030-03-04',
};

/** Every request contains all rows, and each row must be changed by only one of them. */
export async function expectEachDoneOnce(
  action: ActivityAction,
  ids: readonly number[],
  ask: (n: number) => Promise<Answer<{ done: number[]; left: { id: number }[] }>>,
): Promise<void> {
  const answers = await atOnce(8, ask);

  expect(countStatuses(answers)).toEqual({ 200: 8 });
  expect(answers.flatMap((answer) => answer.body.done).sort((a, b) => a - b)).toEqual(ids);
  expect(answers.flatMap((answer) => answer.body.left)).toHaveLength(7 * ids.length);
  for (const id of ids) expect(await countLogEntries(action, id)).toBe(1);
}

/** The ids in ascending order. */
export const make = (howMany: number, one: () => Promise<number>) =>
  Promise.all(Array.from({ length: howMany }, one)).then((ids) => ids.sort((a, b) => a - b));

export const CANCEL_PAIRS = isLong ? 50 : 8;

/** The concurrency cases of a module's write calls. */
export type Races = Partial<Record<WritingCall, CallRaces>>;
