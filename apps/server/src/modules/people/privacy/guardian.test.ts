import { describe, expect, it } from 'vitest';
import { startTestGym, type TestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';

const TODAY = '2030-03-04';
const gym = await startTestGym({ today: TODAY, isGuardianChecked: true });
const admin = gym.as(await gym.make.admin());

/**
 * Orders, registers a membership and books, in sequence.
 * @returns the statuses
 */
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
  it('orders and books only once an admin has seen a parent, which is logged', async () => {
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
    expect(refused.body.message).toMatch(/^You are under 18\. Visit one of our centers once with a parent/);
    expect([missing.guardian, confirmed.status, seen.guardian]).toEqual(['missing', 200, 'seen']);
    expect(after).toEqual([201, 201, 201]);
    const { body: activity } = await admin.call('admin/getActivity', { query: { action: 'guardian seen' } });
    expect(activity.content).toMatchObject([
      { subjectType: 'member', subject: member.name, memberId: member.userId, after: { guardianSeen: true } },
    ]);
  });

  it('is an adult on the 18th birthday', async () => {
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

  it('can buy nothing at the counter before the parent was seen, and everything afterwards', async () => {
    const member = await gym.make.member({ dob: '2012-03-05' });
    const { productId } = await gym.make.product({ name: 'Oat bar', price: 60, discount: 0, onHand: 5 });
    const sell = () =>
      admin.callLoosely('sales/sell', {
        body: {
          userId: member.userId,
          lines: [{ productId, quantity: 1 }],
          mode: 'cash',
          center: 'HSR Layout',
          expectedTotal: 60,
        },
      });
    const join = () =>
      admin.callLoosely('membership/registerFor', {
        body: {
          userId: member.userId,
          ...{ type: 'Elite', center: 'HSR Layout', start_Date: TODAY, end_Date: '2031-03-04' },
        },
      });

    const before = [await sell(), await join()];
    await admin.call('admin/confirmGuardian', { body: { id: member.userId } });
    const after = [await sell(), await join()];

    expect(before.map(({ status }) => status)).toEqual([403, 403]);
    expect(after.map(({ status, body }) => (status === 201 ? status : body))).toEqual([201, 201]);
  });

  it('who enters an earlier date of birth still needs the desk, which is logged once', async () => {
    const member = await gym.make.member({ dob: '2014-03-05' });
    const save = (DOB: string) =>
      gym.as(member).call('user/update', { body: { name: member.name, phone: '9876543210', DOB } });

    const statuses = [(await save('2013-01-01')).status, (await save('2001-01-01')).status];
    const again = await save('1999-01-01');
    const refused = await gym.as(member).callLoosely('membership/register', {
      body: { type: 'Elite', center: 'HSR Layout', start_Date: TODAY, end_Date: '2031-03-04' },
    });
    const before = await tryAll(gym, member);
    const { body: missing } = await admin.call('admin/getMember', { query: { id: member.userId } });
    const { body: mine } = await gym.as(member).call('privacy/getMine');
    const confirmed = await admin.call('admin/confirmGuardian', { body: { id: member.userId } });
    const after = await tryAll(gym, member);

    expect([...statuses, again.status]).toEqual([200, 200, 200]);
    expect(refused.body.message).toMatch(/^You changed your date of birth\. Show proof of age/);
    expect(before).toEqual([403, 403, 403]);
    expect(missing).toMatchObject({ guardian: 'missing', DOB: '1999-01-01', DOBBefore: '2014-03-05' });
    expect(mine.profile.dateOfBirthBefore).toBe('2014-03-05');
    expect(confirmed.status).toBe(200);
    expect(after).toEqual([201, 201, 201]);
    const { body: activity } = await admin.call('admin/getActivity', {
      query: { action: 'date of birth changed' },
    });
    expect(activity.content).toMatchObject([
      { memberId: member.userId, before: { under18: true }, after: { under18: false } },
    ]);
  });

  it('who was seen with a parent stays confirmed after entering an earlier date of birth', async () => {
    const member = await gym.make.member({ dob: '2013-05-06' });
    await admin.call('admin/confirmGuardian', { body: { id: member.userId } });

    await gym.as(member).call('user/update', {
      body: { name: member.name, phone: '9876543210', DOB: '2001-01-01' },
    });

    expect(await tryAll(gym, member)).toEqual([201, 201, 201]);
  });

  it('who reverts the change is a minor as before, and comes of age by that date', async () => {
    const later = await startTestGym({ today: TODAY, isGuardianChecked: true });
    const member = await later.make.member({ dob: '2012-03-05' });
    const save = (DOB: string) =>
      later.as(member).call('user/update', { body: { name: member.name, phone: '9876543210', DOB } });

    await save('2000-01-01');
    await save('2012-03-05');
    const minor = await tryAll(later, member);
    await save('2000-01-01');
    const claimed = await tryAll(later, member);
    later.setNow(new Date('2030-03-05T12:00:00+05:30'));
    const { body } = await later.as(await later.make.admin()).call('admin/getMember', {
      query: { id: member.userId },
    });

    expect([minor, claimed]).toEqual([
      [403, 403, 403],
      [403, 403, 403],
    ]);
    expect([body.guardian, body.DOBBefore]).toEqual([null, '']);
  });

  it('with two concurrent changes is checked by the younger date', async () => {
    const member = await gym.make.member({ dob: '2013-07-08' });
    const save = (DOB: string) =>
      gym.as(member).call('user/update', { body: { name: member.name, phone: '9876543210', DOB } });

    await Promise.all([save('2001-01-01'), save('2012-12-12'), save('1990-01-01'), save('2011-11-11')]);
    const { body } = await admin.call('admin/getMember', { query: { id: member.userId } });

    expect(body.guardian).toBe('missing');
  });

  it('who is an adult corrects the date without a check', async () => {
    const member = await gym.make.member({ dob: '2000-01-01' });
    await gym.as(member).call('user/update', {
      body: { name: member.name, phone: '9876543210', DOB: '1990-01-01' },
    });

    expect(await tryAll(gym, member)).toEqual([201, 201, 201]);
  });

  it('is not restricted while the setting is off', async () => {
    const other = await startTestGym({ today: TODAY });
    const member = await other.make.member({ dob: '2015-01-01' });

    expect(await tryAll(other, member)).toEqual([201, 201, 201]);
  });
});
