import { describe, expect, it } from 'vitest';
import { startTestGym, type TestGym } from '../../testing/gym.ts';
import type { TestUser } from '../../testing/make.ts';

const TODAY = '2030-03-04';
const gym = await startTestGym({ today: TODAY, isGuardianChecked: true });
const admin = gym.as(await gym.make.admin());

/** Orders, registers a membership and books, in turn. @returns the statuses */
async function tryAll(at: TestGym, member: TestUser): Promise<number[]> {
  const client = at.as(member);
  const { productId } = await at.make.product();
  const answers = [
    await client.callLoosely('orders/order', {
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId: await at.make.address(member),
        cartProductDetails: [{ productId, quantity: 1 }],
      },
    }),
    await client.callLoosely('membership/register', {
      body: { type: 'Elite', center: 'HSR Layout', start_Date: TODAY, end_Date: '2031-03-04' },
    }),
    await client.callLoosely('consultancy/book', {
      body: { consult_type: 'Fitness', age: 15, height: 160, weight: 50, date: '2030-03-06' },
    }),
  ];
  return answers.map(({ status }) => status);
}

describe('a member under 18', () => {
  it('orders and books only once an admin has seen a parent, which goes on record', async () => {
    const member = await gym.make.member({ dob: '2012-03-05' });

    const before = await tryAll(gym, member);
    const refused = await gym.as(member).callLoosely('membership/register', {
      body: { type: 'Elite', center: 'HSR Layout', start_Date: TODAY, end_Date: '2031-03-04' },
    });
    const { body: missing } = await admin.call('admin/getMember', { query: { id: member.userId } });
    const confirmed = await admin.call('admin/confirmGuardian', { body: { id: member.userId } });
    const { body: seen } = await admin.call('admin/getMember', { query: { id: member.userId } });
    const after = await tryAll(gym, member);

    expect(before).toEqual([403, 403, 403]);
    expect(refused.body.message).toMatch(
      /^You are under 18\. Please come to one of our centers with a parent/,
    );
    expect([missing.guardian, confirmed.status, seen.guardian]).toEqual(['missing', 200, 'seen']);
    expect(after).toEqual([201, 201, 201]);
    const { body: activity } = await admin.call('admin/getActivity', { query: { action: 'guardian seen' } });
    expect(activity.content).toMatchObject([
      { subjectType: 'member', subject: member.name, memberId: member.userId, after: { guardianSeen: true } },
    ]);
  });

  it('is grown up on the 18th birthday', async () => {
    const member = await gym.make.member({ dob: '2012-03-04' });

    expect(await tryAll(gym, member)).toEqual([201, 201, 201]);
    expect((await admin.call('admin/confirmGuardian', { body: { id: member.userId } })).status).toBe(409);
    const { body } = await admin.call('admin/getMember', { query: { id: member.userId } });
    expect(body.guardian).toBeNull();
  });

  it('is booked an appointment by an admin, who sees the parent', async () => {
    const member = await gym.make.member({ dob: '2014-01-01' });
    const booking = {
      consult_type: 'Fitness',
      age: 16,
      height: 160,
      weight: 50,
      date: '2030-03-06',
    } as const;

    const { status } = await admin.call('consultancy/bookFor', {
      body: { ...booking, userId: member.userId },
    });

    expect(status).toBe(201);
  });

  it('does everything while the setting is off', async () => {
    const other = await startTestGym({ today: TODAY });
    const member = await other.make.member({ dob: '2015-01-01' });

    expect(await tryAll(other, member)).toEqual([201, 201, 201]);
  });
});
