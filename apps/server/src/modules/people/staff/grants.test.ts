import type { Preset } from '@namma/contract/staff/permissions';
import { describe, expect, it } from 'vitest';
import { startTestGym, type TestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const owner = await gym.make.admin();

const change = (by: { token: string }, body: { userId: number; preset: Preset }) =>
  gym.as(by).call('staff/change', { body });

const listOwners = async (own: TestGym) =>
  (await own.db.selectFrom('staff').select('user_id').where('preset', '=', 'owner').execute()).map(
    ({ user_id }) => user_id,
  );

describe('a staff role', () => {
  it('applies from the next request on, and so does its end', async () => {
    const person = await gym.make.staff({ preset: 'desk' });
    const asPerson = gym.as(person);
    expect((await asPerson.call('admin/getMembers')).status).toBe(200);

    await change(owner, { userId: person.userId, preset: 'shop' });
    expect(await asPerson.call('admin/getMembers')).toMatchObject({
      status: 403,
      body: { message: 'Your role does not include this.', code: 'notInRole' },
    });
    expect((await asPerson.call('orders/getAllOrders')).status).toBe(200);

    await gym.as(owner).call('staff/end', { body: { userId: person.userId } });
    expect((await asPerson.call('orders/getAllOrders')).status).toBe(401);
  });

  it('applies in another process as well', async () => {
    if (gym.engine === 'embedded') return;
    const other = await gym.startAnother();
    const person = await gym.make.staff({ preset: 'desk' });
    expect((await other.as(person).call('admin/getMembers')).status).toBe(200);

    await change(owner, { userId: person.userId, preset: 'coach' });

    expect((await other.as(person).call('admin/getMembers')).status).toBe(403);
  });

  it('is not overwritten when another owner has changed it since the form was opened', async () => {
    const { userId } = await gym.make.staff({ preset: 'manager' });
    const rowOf = async () =>
      (await gym.as(owner).call('staff/getAll')).body.find((row) => row.userId === userId);
    const opened = await rowOf();
    gym.setNow(new Date(gym.now().getTime() + 1000));
    await change(await gym.make.admin(), { userId, preset: 'shop' });

    const body = { userId, preset: 'manager', center: 'kormangla', grantedAt: opened?.grantedAt } as const;
    const stale = await gym.as(owner).callLoosely('staff/change', { body });
    expect([stale.status, stale.body.code]).toEqual([409, 'staffChanged']);
    expect(await rowOf()).toMatchObject({ preset: 'shop', center: null });

    const again = { ...body, grantedAt: (await rowOf())?.grantedAt };
    expect((await gym.as(owner).call('staff/change', { body: again })).status).toBe(200);
    expect(await rowOf()).toMatchObject({ preset: 'manager', center: 'kormangla' });
  });

  it('is logged with the granting owner, the person and the role', async () => {
    const person = await gym.make.staff({ preset: 'desk' });
    await change(owner, { userId: person.userId, preset: 'manager' });

    const query = { subjectType: 'admin', subjectId: person.userId } as const;
    const { content } = (await gym.as(owner).call('admin/getActivity', { query })).body;

    expect(content).toMatchObject([
      {
        action: 'staff changed',
        admin: owner.email,
        subject: person.email,
        before: { preset: 'desk' },
        after: { preset: 'manager' },
      },
    ]);
  });

  it('of before does not allow undoing what the current one may not do', async () => {
    const person = await gym.make.admin();
    const { productId } = await gym.make.product();
    const deleted = await gym.as(person).call('product/delete', { query: { id: productId } });
    gym.setNow(new Date(gym.now().getTime() + 1000));
    await change(owner, { userId: person.userId, preset: 'desk' });

    const { body } = await gym.as(person).callLoosely('admin/undo', {
      body: { activityId: (deleted.body as { activityId?: number }).activityId ?? 1 },
    });

    expect(body.code).toBe('notInRole');
  });

  it('of an owner covers every center', async () => {
    const answer = await gym.as(owner).call('staff/invite', {
      body: { email: 'x@example.com', preset: 'owner', center: 'kormangla' },
    });

    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'center' }] } });
  });
});

describe('the last owner', () => {
  it('can be neither changed nor removed', async () => {
    const own = await startTestGym();
    const last = await own.make.admin();
    await own.make.staff({ preset: 'manager' });

    const { userId } = last;
    for (const answer of [
      await own.as(last).call('staff/end', { body: { userId } }),
      await own.as(last).call('staff/change', { body: { userId, preset: 'manager' } }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'lastOwner' } });
  });

  it('remains when two owners remove each other at once', async () => {
    const own = await startTestGym();
    for (let round = 0; round < 10; round++) {
      await own.db.deleteFrom('staff').execute();
      const [asha, ravi] = await own.make.admins(2);
      if (!asha || !ravi) throw new Error('two owners were made');

      const answers = await Promise.all([
        own.as(asha).call('staff/end', { body: { userId: ravi.userId } }),
        round % 2
          ? own.as(ravi).call('staff/end', { body: { userId: asha.userId } })
          : own.as(ravi).call('staff/change', { body: { userId: asha.userId, preset: 'desk' } }),
      ]);

      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      // Signed out, no longer an owner, or the other one is the last.
      expect([401, 403, 404, 409]).toContain(statuses.find((status) => status !== 200));
      expect(await listOwners(own)).toHaveLength(1);
    }
  });
});

it('owners see the numbers of opened pages and exports of each staff member', async () => {
  const manager = await gym.make.staff({ preset: 'manager' });
  const [asha, ravi] = await gym.make.members(2);
  for (const person of [asha, asha, ravi, manager])
    await gym.as(manager).call('admin/getMember', { query: { id: person?.userId ?? 0 } });
  await gym.as(manager).call('admin/exportMemberships');
  await gym.as(manager).call('admin/exportMemberships');
  await gym.as(manager).call('admin/exportOrders', { query: { q: '' } });

  const rows = (await gym.as(owner).call('staff/getAll')).body;

  expect(rows.find(({ userId }) => userId === manager.userId)?.profileViews).toEqual({
    people: 2,
    exports: [
      { list: 'admin/exportMemberships', count: 2 },
      { list: 'admin/exportOrders', count: 1 },
    ],
  });
});
