import { permissionsOf, presets } from '@namma/contract/staff/permissions';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';

const TODAY = '2030-03-04';
const mail = { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } };
const gym = await startTestGym({ today: TODAY, mail });
const owner = gym.as(await gym.make.admin());

const choose = (member: TestUser, isWanted: boolean) =>
  gym.as(member).call('privacy/chooseOffers', { body: { isWanted } });
const offersOf = async ({ userId }: TestUser) =>
  (await owner.call('admin/getMember', { query: { id: userId } })).body.offers;
const lineOf = async ({ userId }: TestUser) =>
  (await owner.call('followUps/getAll', { query: { limit: 100 } })).body.content.find(
    (line) => line.memberId === userId,
  );

/** A former member (membership ended three weeks ago), and so a sales lead. */
async function formerMember(): Promise<TestUser> {
  const member = await gym.make.member();
  await gym.make.membership({
    member,
    paymentStatus: 'payed',
    months: 3,
    endDate: '2030-02-10',
  });
  return member;
}

describe('offers', () => {
  it('are not sent to people who were never asked, who may be called', async () => {
    const member = await formerMember();

    const line = await lineOf(member);

    expect(await offersOf(member)).toBe('not asked');
    expect(line).toMatchObject({ reason: 'ended', mayOffer: false });
    const query = { ...(line?.writes ?? { kind: 'member' as const, id: 0 }), reason: 'ended' as const };
    expect((await owner.call('whatsApp/get', { query })).status).toBe(409);
  });

  it('are sent to people who have agreed', async () => {
    const member = await formerMember();

    await choose(member, true);

    const line = await lineOf(member);
    expect(await offersOf(member)).toBe('agreed');
    expect(line).toMatchObject({ mayOffer: true });
    const query = { kind: 'member' as const, id: member.userId, reason: 'ended' as const };
    expect((await owner.call('whatsApp/get', { query })).status).toBe(200);
  });

  it('are shown at the counter as agreed, refused or not asked, before anything is sold', async () => {
    const phone = '9000011122';
    const family = () => gym.make.member({ phone });
    const members = [await family(), await family(), await family()] as const;
    await choose(members[0], true);
    await owner.call('privacy/noteNoOffers', { body: { userId: members[1].userId } });

    const { people } = (await owner.call('payments/find', { query: { code: phone } })).body;

    const offersAt = (member: TestUser) => people.find(({ userId }) => userId === member.userId)?.offers;
    expect(members.map(offersAt)).toEqual(['agreed', 'refused', 'not asked']);
  });

  it('end when the consent is withdrawn: no calls, in the list or its file, and no messages', async () => {
    const member = await formerMember();
    await choose(member, true);

    await choose(member, false);

    expect(await lineOf(member)).toBeUndefined();
    const file = await owner.callLoosely('followUps/export');
    expect(JSON.stringify(file.body)).not.toContain(member.name);
    const query = { kind: 'member' as const, id: member.userId, reason: 'ended' as const };
    expect((await owner.call('whatsApp/get', { query })).status).toBe(409);
  });

  it('do not affect messages about dues', async () => {
    const member = await gym.make.member();
    const { membershipId } = await gym.make.membership({ member, startDate: '2030-03-01' });

    await choose(member, false);

    expect(await lineOf(member)).toMatchObject({ reason: 'money due' });
    const query = { kind: 'slip' as const, id: membershipId, reason: 'money due' as const };
    expect((await owner.call('whatsApp/get', { query })).status).toBe(200);
  });

  it('end when declined at the desk as well; only the member can agree again', async () => {
    const member = await formerMember();

    await owner.call('privacy/noteNoOffers', { body: { userId: member.userId } });
    expect(await offersOf(member)).toBe('refused');
    expect(await lineOf(member)).toBeUndefined();

    await choose(member, true);
    expect(await offersOf(member)).toBe('agreed');
  });

  it('when withdrawn end back-in-stock subscriptions, and their unsent mails', async () => {
    const member = await gym.make.member();
    const [notified, waiting] = await gym.make.products(2);
    const subscriptions = [notified, waiting].map((product) => ({
      user_id: member.userId,
      product_id: product?.productId ?? 0,
      asked_at: new Date('2030-03-01T06:00:00Z'),
      notified_at: product === notified ? new Date('2030-03-04T06:00:00Z') : null,
    }));
    const [subscription] = await gym.db
      .insertInto('restock_subscriptions')
      .values(subscriptions)
      .returning('id')
      .execute();
    await gym.db
      .insertInto('mails')
      .values({
        key: `product-back:${subscription?.id}:${Date.parse('2030-03-01T06:00:00Z')}:${Date.parse('2030-03-04T06:00:00Z')}`,
        kind: 'product back',
        recipient: member.email,
        recipient_name: member.name,
        payload: {},
        locale: 'en',
        message_id: '<one@gym.example>',
        status: 'waiting',
        created_at: new Date('2030-03-04T06:00:00Z'),
        next_try_at: new Date('2030-03-04T06:00:00Z'),
      })
      .execute();

    await choose(member, false);

    expect((await gym.as(member).call('product/getSubscriptions')).body).toEqual([]);
    const mails = gym.db.selectFrom('mails').select('id').where('recipient', '=', member.email);
    expect(await mails.execute()).toEqual([]);
  });
});

describe('age, height and weight', () => {
  it('are erased from all appointments at once, which are kept; a new booking stores them again', async () => {
    const member = await gym.make.member();
    const other = await gym.make.member();
    for (const each of [member, other])
      await gym.make.appointment({ member: each, coach: await gym.make.coach() });

    await gym.as(member).call('privacy/withdrawHealth');

    const { body } = await gym.as(member).call('privacy/getMine');
    expect(body.appointments).toMatchObject([
      { age: null, heightCm: null, weightKg: null, status: 'booked' },
    ]);
    const others = (await gym.as(other).call('privacy/getMine')).body.appointments;
    expect(others[0]?.age).not.toBeNull();
  });
});

describe('the nominee', () => {
  const nominee = { name: 'Meera Rao', relation: 'Sister', phone: '9876500001' };

  it('is set, changed and removed, is in the export, and is logged without the identity', async () => {
    const member = await gym.make.member();
    const client = gym.as(member);

    const { seen } = (await client.call('privacy/setNominee', { body: { ...nominee, seen: 0 } })).body;
    const changed = await client.call('privacy/setNominee', {
      body: { name: 'Kavya Rao', relation: 'Wife', email: 'kavya@example.com', seen },
    });

    const mine = (await client.call('privacy/getMine')).body;
    expect(mine.nominee).toMatchObject([{ name: 'Kavya Rao', relation: 'Wife', phone: null }]);
    expect(JSON.stringify(mine.changes)).not.toMatch(/Kavya|Meera|Wife|Sister/);
    await client.call('privacy/removeNominee', { body: { seen: changed.body.seen } });
    expect((await client.call('privacy/getMine')).body.nominee).toEqual([]);
  });

  it('has a phone number or an email', async () => {
    const client = gym.as(await gym.make.member());

    const answer = await client.call('privacy/setNominee', {
      body: { name: 'Meera', relation: 'Sister', seen: 0 },
    });

    expect(answer.status).toBe(400);
  });

  it('is visible only to owners and managers, and deleted with the account', async () => {
    expect(presets.filter((preset) => permissionsOf(preset).includes('readNominees'))).toEqual([
      'owner',
      'manager',
    ]);
    const member = await gym.make.member();
    await gym.as(member).call('privacy/setNominee', { body: { ...nominee, seen: 0 } });

    const query = { userId: member.userId };
    const read = await owner.call('privacy/getNominee', { query });
    const { body: person } = await owner.call('admin/getMember', { query: { id: member.userId } });
    await gym.as(member).call('privacy/deleteAccount', { body: { password: 'correct horse' } });

    expect(read.body.nominee).toMatchObject({ ...nominee, email: null });
    expect(JSON.stringify(person)).not.toContain(nominee.name);
    expect((await owner.call('privacy/getNominee', { query })).body.nominee ?? null).toBeNull();
    expect(
      await gym.db.selectFrom('nominees').select('id').where('user_id', '=', member.userId).execute(),
    ).toEqual([]);
  });
});
