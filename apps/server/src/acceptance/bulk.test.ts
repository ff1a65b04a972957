import type { CallName } from '@namma/contract/calls';
import { describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startTestGym } from '../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });

/** The bulk actions of admins, each with the single-row action that it must agree with. */
const actions = [
  {
    name: 'orders/updateMany',
    make: async () => (await gym.make.order()).orderId,
    single: (by: Client, id: number) => by.call('orders/update', { body: { id, status: 'Transit' } }),
    many: (by: Client, ids: number[]) =>
      by.call('orders/updateMany', {
        body: { moves: ids.map((id) => ({ id, status: 'Transit' as const })) },
      }),
    log: 'order moved',
    sentences: ['3 orders moved', '1 order moved, 2 skipped', 'No order moved, 1 skipped'],
    alreadyDone: 'The status of this order is now Transit. Its next step is Out-For-Delivery.',
    unknown: 'Order not found.',
  },
  {
    name: 'membership/updateMany',
    make: async () => (await gym.make.membership()).membershipId,
    single: (by: Client, id: number) => by.call('membership/update', { body: { id, status: 'payed' } }),
    many: (by: Client, ids: number[]) => by.call('membership/updateMany', { body: { ids } }),
    log: 'membership paid',
    sentences: [
      '3 memberships marked as paid',
      '1 membership marked as paid, 2 skipped',
      'No membership marked as paid, 1 skipped',
    ],
    alreadyDone: 'This membership is already paid.',
    unknown: 'Membership not found.',
  },
  {
    name: 'contact/updateMany',
    make: () => gym.make.enquiry(),
    single: (by: Client, id: number) => by.call('contact/update', { body: { id, status: 'Answered' } }),
    many: (by: Client, ids: number[]) => by.call('contact/updateMany', { body: { ids } }),
    log: 'query answered',
    sentences: [
      '3 queries marked as Answered',
      '1 query marked as Answered, 2 skipped',
      'No query marked as Answered, 1 skipped',
    ],
    alreadyDone: 'This query is already Answered.',
    unknown: 'Query not found.',
  },
] as const;

const UNKNOWN_ID = 2_000_000_000;
const twoAdmins = async (): Promise<[Client, Client]> => [
  gym.as(await gym.make.admin()),
  gym.as(await gym.make.admin()),
];

describe.each(actions)('$name', (action) => {
  const makeMany = (count: number) => Promise.all(Array.from({ length: count }, () => action.make()));
  /** Lists the subjects of all log entries about these rows. */
  const countLogged = async (ids: readonly number[]) => {
    const rows = await gym.db
      .selectFrom('activity')
      .select('subject_id')
      .where('action', '=', action.log)
      .where('subject_id', 'in', [...ids])
      .execute();
    return rows.map((row) => row.subject_id).sort((a, b) => a - b);
  };

  it('changes all named rows in one step', async () => {
    const [admin] = await twoAdmins();
    const ids = await makeMany(3);

    const reply = await action.many(admin, ids);

    expect(reply).toMatchObject({ status: 200, body: { status: action.sentences[0], done: ids, left: [] } });
    expect(await countLogged(ids)).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('skips changed and unknown rows with a reason', async () => {
    const [admin, other] = await twoAdmins();
    const [first, second] = (await makeMany(2)) as [number, number];
    await action.single(other, first);

    const reply = await action.many(admin, [UNKNOWN_ID, first, second]);

    expect(reply.body).toEqual({
      status: action.sentences[1],
      done: [second],
      left: [
        { id: UNKNOWN_ID, reason: action.unknown },
        { id: first, reason: action.alreadyDone },
      ],
      activityId: expect.any(Number),
    });
    expect((await action.many(admin, [second])).body).toMatchObject({
      status: action.sentences[2],
      done: [],
    });
    expect(await countLogged([first, second])).toEqual([first, second].sort((a, b) => a - b));
  });

  it.each([
    ['nothing', []],
    ['101 rows', Array.from({ length: 101 }, (_, i) => i + 1)],
    ['a row twice', [1, 1]],
    ['an id that cannot be', [0]],
  ])('refuses %s', async (_what, ids) => {
    const [admin] = await twoAdmins();
    const body = { ids, moves: ids.map((id) => ({ id, status: 'Transit' })) };

    const reply = await admin.callLoosely(action.name as CallName, { body });

    expect(reply.status).toBe(400);
  });
});

describe('moving several orders', () => {
  it('moves each only to its next status', async () => {
    const [admin] = await twoAdmins();
    const pending = (await gym.make.order()).orderId;
    const transit = (await gym.make.order({ orderStatus: 'Transit' })).orderId;
    const delivered = (await gym.make.order({ orderStatus: 'Delivered' })).orderId;
    const tooFar = (await gym.make.order()).orderId;

    const { body } = await admin.call('orders/updateMany', {
      body: {
        moves: [
          { id: pending, status: 'Transit' },
          { id: transit, status: 'Out-For-Delivery' },
          { id: delivered, status: 'Pending' },
          { id: tooFar, status: 'Delivered' },
        ],
      },
    });

    expect(body.done).toEqual([pending, transit]);
    expect(body.left).toEqual([
      { id: delivered, reason: 'The status of this order is now Delivered, which is final.' },
      { id: tooFar, reason: 'The status of this order is now Pending. Its next step is Transit.' },
    ]);
  });
});
