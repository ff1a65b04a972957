import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { makeInvite } from '../../../testing/invites.ts';
import { PASSWORD } from '../../../testing/make.ts';
import { createClaimToken } from '../auth/claims.ts';
import { customerTables } from './queries/staff.ts';

const gym = await startTestGym({
  today: '2030-03-04',
  mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
});
const nobody = { name: '', email: '', token: '' };
const owner = gym.as(await gym.make.admin());

let lastNumber = 0;
const guest = () => gym.guest(`10.4.0.${++lastNumber}`);
const newEmail = () => `leaver${++lastNumber}@example.com`;
const signIn = (email: string) => guest().call('auth/userLogin', { body: { email, password: PASSWORD } });
const join = async (email: string) => {
  const { token } = await makeInvite(gym, { email });
  const body = { token, name: 'Kavya', password: PASSWORD, conPassword: PASSWORD };
  expect((await guest().call('auth/acceptInvite', { body })).status).toBe(200);
};
const idOf = async (email: string) =>
  (await gym.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const leave = async (email: string) =>
  expect((await owner.call('staff/end', { body: { userId: await idOf(email) } })).status).toBe(200);

/** A person added at the desk with name and phone only. */
async function addedAtDesk(phone: string, email?: string) {
  const body = { name: 'Kavya', phone, ...(email && { email }) };
  return (await owner.call('members/add', { body })).body.userId;
}
const buy = (userId: number) =>
  owner.call('membership/registerFor', {
    body: {
      userId,
      type: 'Elite',
      center: 'kormangla',
      start_Date: '2030-03-04',
      end_Date: '2030-06-04',
      payments: [{ mode: 'cash' }],
    },
  });

describe('a member who joins the staff and leaves', () => {
  it('signs in, checks in and is found as before, with only a name and a phone', async () => {
    const email = newEmail();
    const userId = await addedAtDesk('9800000001');
    expect((await buy(userId)).status).toBe(201);
    const { token } = await createClaimToken(gym.db, { clock: gym.now }, userId);
    await guest().call('auth/claim', {
      body: { token, email, password: PASSWORD, conPassword: PASSWORD },
    });
    await join(email);
    await leave(email);

    expect((await signIn(email)).body.role).toBe('user');
    const atDoor = await owner.call('visits/scan', { body: { memberId: userId, center: 'kormangla' } });
    expect(atDoor.body).toMatchObject({ verdict: 'in' });
    const found = await owner.call('payments/find', { query: { code: '9800000001' } });
    expect(found.body.people).toMatchObject([{ userId }]);
    expect((await owner.call('admin/getMember', { query: { id: userId } })).body).toMatchObject({
      role: 'user',
      isDisabled: false,
      isUnclaimed: false,
    });
  });

  it.each([
    [
      'a claimed account',
      async (userId: number) => {
        await gym.db
          .insertInto('consents')
          .values({
            user_id: userId,
            document: 'terms',
            version: '2030-01-01',
            locale: 'en',
            given_at: gym.now(),
          })
          .execute();
      },
    ],
    [
      'a visit',
      async (userId: number) => {
        await gym.db
          .insertInto('visits')
          .values({ user_id: userId, center: 'kormangla', at: gym.now(), is_in: true, scanned_by: userId })
          .execute();
      },
    ],
    [
      'an address',
      async (userId: number) => {
        await gym.make.address({ ...nobody, userId });
      },
    ],
  ])('keeps the password only for %s', async (_what, give) => {
    const email = newEmail();
    await join(email);
    await give(await idOf(email));

    await leave(email);

    expect((await signIn(email)).body.role).toBe('user');
  });
});

describe('a staff member without membership who leaves', () => {
  it('cannot sign in, and returns as a member by the mailbox', async () => {
    const email = newEmail();
    await join(email);
    const userId = await idOf(email);
    await guest().call('auth/forgot', { body: { email } });

    await leave(email);

    expect((await signIn(email)).body.code).toBe('wrongLogin');
    const open = gym.db.selectFrom('password_resets').select('id').where('user_id', '=', userId);
    expect(await open.execute()).toEqual([]);
    await guest().call('auth/forgot', { body: { email } });
    const mails = gym.db
      .selectFrom('mails')
      .select('kind')
      .where('recipient', '=', email)
      .orderBy('id', 'desc');
    expect((await mails.executeTakeFirst())?.kind).toBe('member invited');
  });

  it('can buy a membership at the desk, which admits them', async () => {
    const email = newEmail();
    await join(email);
    const userId = await idOf(email);
    await leave(email);

    expect((await buy(userId)).status).toBe(201);

    const atDoor = await owner.call('visits/scan', { body: { memberId: userId, center: 'kormangla' } });
    expect(atDoor.body).toMatchObject({ verdict: 'in' });
    expect((await owner.call('members/claimLink', { body: { userId } })).status).toBe(201);
  });

  it('is like a person added at the desk, when the invitation was for an unclaimed account', async () => {
    const email = newEmail();
    const userId = await addedAtDesk('9800000002', email);
    await join(email);
    await leave(email);

    expect(await idOf(email)).toBe(userId);
    expect((await owner.call('admin/getMember', { query: { id: userId } })).body).toMatchObject({
      isUnclaimed: true,
      isDisabled: false,
      phone: '9800000002',
    });
  });
});

it('every table with a user_id declares if its rows make a person a member', async () => {
  const notHeld = [
    // Held by anyone who signs in.
    'account_claims',
    'email_links',
    'idempotency_keys',
    'list_reads',
    'password_resets',
    'recovery_codes',
    'second_factors',
    'sessions',
    'sign_in_networks',
    // Held by staff.
    'exports',
    'profile_views',
    'staff',
    // Written by the gym, or by someone who need not be a member.
    'deleted_accounts',
    'enquiries',
    'follow_ups',
    'member_notes',
    'member_photos',
    'restock_stops',
    'whatsapp_presses',
  ];
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where column_name = 'user_id' and table_schema = 'public' and table_type = 'BASE TABLE'`.execute(gym.db);

  expect(rows.map(({ name }) => name).toSorted()).toEqual([...notHeld, ...customerTables].toSorted());
});
