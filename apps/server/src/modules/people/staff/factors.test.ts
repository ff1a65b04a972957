import { presets } from '@namma/contract/staff/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { PASSWORD, type TestUser } from '../../../testing/make.ts';
import { giveFactor, startFactor } from '../../../testing/second-factor.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const owner = await gym.make.admin();
const other = await gym.make.admin();

const demand = (preset: (typeof presets)[number], isDemanded = true) =>
  gym.as(owner).call('staff/demandFactor', { body: { preset, isDemanded } });

const dropOf = (by: TestUser, userId: number) => gym.as(by).call('staff/removeFactor', { body: { userId } });

const signIn = ({ email }: TestUser) =>
  gym.guest().call('auth/userLogin', { body: { email, password: PASSWORD } });

describe('a lost second factor', () => {
  it('is turned off by an owner, which ends all sessions and is logged', async () => {
    const desk = await gym.make.staff({ preset: 'desk' });
    await giveFactor(gym, desk.userId);
    const listed = async () =>
      (await gym.as(owner).call('staff/getAll')).body.find(({ userId }) => userId === desk.userId);
    expect((await listed())?.hasSecondFactor).toBe(true);

    expect(await dropOf(owner, desk.userId)).toMatchObject({
      status: 200,
      body: { status: 'Two-step sign-in is off. The password is enough to sign in.' },
    });

    expect((await listed())?.hasSecondFactor).toBe(false);
    expect((await gym.as(desk).call('user/profile')).status).toBe(401);
    expect((await signIn(desk)).status).toBe(200);
    const record = gym.db.selectFrom('activity').select(['action', 'admin_id']);
    expect(await record.where('subject_user_id', '=', desk.userId).execute()).toEqual([
      { action: 'second factor dropped', admin_id: owner.userId },
    ]);
  });

  it('of an owner is turned off by another one', async () => {
    const third = await gym.make.admin();
    await giveFactor(gym, third.userId);

    expect((await dropOf(owner, third.userId)).status).toBe(200);
    expect((await signIn(third)).status).toBe(200);
  });

  it('is never turned off by its owner without a code', async () => {
    const third = await gym.make.admin();
    await giveFactor(gym, third.userId);

    expect(await dropOf(third, third.userId)).toMatchObject({ status: 403, body: { code: 'ownFactor' } });
    expect((await signIn(third)).body.code).toBe('secondFactor');
  });

  it.each(presets.filter((preset) => preset !== 'owner'))(
    'of an owner is not turned off by a %s',
    async (preset) => {
      const third = await gym.make.admin();
      await giveFactor(gym, third.userId);

      expect((await dropOf(await gym.make.staff({ preset }), third.userId)).status).toBe(403);
      expect((await signIn(third)).body.code).toBe('secondFactor');
    },
  );

  it('is refused without a factor, or for an unknown person', async () => {
    const desk = await gym.make.staff({ preset: 'desk' });
    const member = await gym.make.member();

    expect((await dropOf(owner, desk.userId)).body.code).toBe('factorOff');
    expect((await dropOf(owner, member.userId)).body.code).toBe('noSuchStaff');
  });

  it('is removed with the role, because former staff could not turn it off', async () => {
    const desk = await gym.make.staff({ preset: 'desk' });
    await giveFactor(gym, desk.userId);

    await gym.as(owner).call('staff/end', { body: { userId: desk.userId } });

    const left = gym.db.selectFrom('second_factors').select('user_id');
    expect(await left.where('user_id', '=', desk.userId).execute()).toEqual([]);
  });
});

describe('a second factor required of a preset', () => {
  it('is required once every owner has one', async () => {
    await gym.db.deleteFrom('second_factors').execute();
    await gym.db.deleteFrom('staff').where('user_id', 'not in', [owner.userId, other.userId]).execute();
    await giveFactor(gym, owner.userId);

    expect(await demand('desk')).toMatchObject({ status: 409, body: { code: 'ownersFirst' } });
    expect((await gym.as(owner).call('staff/getFactorDemands')).body).toEqual({
      presets: [],
      ownersWithout: [other.name],
    });

    await giveFactor(gym, other.userId);
    expect((await demand('desk')).status).toBe(200);
    expect((await gym.as(owner).call('staff/getFactorDemands')).body).toEqual({
      presets: ['desk'],
      ownersWithout: [],
    });
  });

  describe('while it is required', () => {
    beforeAll(async () => {
      await gym.db.deleteFrom('second_factors').execute();
      await gym.db.deleteFrom('staff').where('user_id', 'not in', [owner.userId, other.userId]).execute();
      await giveFactor(gym, owner.userId);
      await giveFactor(gym, other.userId);
      await demand('desk');
    });

    it('allows staff without one nothing but setting it up', async () => {
      const desk = await gym.make.staff({ preset: 'desk' });
      const member = await gym.make.member();
      const refused = { status: 403, body: { code: 'factorDemanded' } };

      expect(await gym.as(desk).call('admin/getMembers')).toMatchObject(refused);
      expect(await gym.as(desk).call('admin/getUnread')).toMatchObject(refused);
      expect(
        await gym.as(desk).call('user/removeFactor', { body: { password: PASSWORD, code: '123456' } }),
      ).toMatchObject(refused);
      expect((await gym.as(desk).call('user/profile')).body.staff?.needsFactor).toBe(true);
      expect((await gym.as(desk).call('user/getFactor')).body).toMatchObject({
        isOn: false,
        isDemanded: true,
      });
      // Staff act as ordinary members in calls about their own membership.
      const memberId = member.userId;
      expect(
        (await gym.as(desk).callLoosely('membership/getMemberships', { query: { userId: memberId } })).status,
      ).not.toBe(500);

      const { code } = await startFactor(gym, desk.userId);
      expect((await gym.as(desk).call('user/confirmFactor', { body: { code: code() } })).status).toBe(200);
      expect((await gym.as(desk).call('admin/getMembers')).status).toBe(200);
      expect((await gym.as(desk).call('user/profile')).body.staff?.needsFactor).toBe(false);
    });

    it('it cannot be turned off', async () => {
      const desk = await gym.make.staff({ preset: 'desk' });
      const { code } = await giveFactor(gym, desk.userId);

      const answer = await gym
        .as(desk)
        .call('user/removeFactor', { body: { password: PASSWORD, code: code() } });

      expect(answer).toMatchObject({ status: 409, body: { code: 'factorStays' } });
    });

    it('affects no other presets, and nobody once it is no longer required', async () => {
      const shop = await gym.make.staff({ preset: 'shop' });
      const desk = await gym.make.staff({ preset: 'desk' });
      expect((await gym.as(shop).call('stock/getAll')).status).toBe(200);

      await demand('desk', false);
      expect((await gym.as(desk).call('admin/getMembers')).status).toBe(200);
      await demand('desk');
      expect((await gym.as(desk).call('admin/getMembers')).status).toBe(403);
    });
  });
});
