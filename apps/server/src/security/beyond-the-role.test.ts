import type { CallName } from '@namma/contract/calls';
import type { Preset } from '@namma/contract/staff/permissions';
import { describe, expect, it } from 'vitest';
import type { LooseInput } from '../testing/client.ts';
import { startTestGym } from '../testing/gym.ts';
import { makeInvite } from '../testing/invites.ts';
import { PASSWORD } from '../testing/make.ts';

// Attempts by staff or members to exceed their role. Each is refused.

const gym = await startTestGym({ today: '2030-03-04' });
const owner = await gym.make.admin();
const member = await gym.make.member();
const { orderId } = await gym.make.order({ member });
const { membershipId } = await gym.make.membership({ member });
const booked = await gym.make.appointment({ member });
const enquiryId = await gym.make.enquiry();
const mailId = await gym.make.mail();
const { productId } = await gym.make.product();
const priced = {
  name: 'x',
  category: 'fitfood',
  description: 'x',
  price: 1,
  discount: 0,
  image: '/images/x.webp',
};
const person = { userId: owner.userId };

/** The role, the attempt, and its request. */
type Try = [by: Preset, title: string, name: CallName, ask: (self: { userId: number }) => LooseInput];

const tries: Try[] = [
  ...(['manager', 'desk', 'shop', 'coach', 'accountant'] as const).flatMap((by): Try[] => [
    [by, 'makes himself an owner', 'staff/change', (self) => ({ body: { ...self, preset: 'owner' } })],
    [by, 'gives himself every center', 'staff/change', (self) => ({ body: { ...self, preset: by } })],
    [
      by,
      'invites a friend as an owner',
      'staff/invite',
      () => ({ body: { email: 'f@example.com', preset: 'owner' } }),
    ],
    [
      by,
      'invites a friend as his own like',
      'staff/invite',
      () => ({ body: { email: 'f@example.com', preset: by } }),
    ],
    [by, 'ends the owner', 'staff/end', () => ({ body: person })],
    [by, 'makes the owner less', 'staff/change', () => ({ body: { ...person, preset: 'desk' } })],
    [by, 'drops the owner’s second factor', 'staff/removeFactor', () => ({ body: person })],
    [by, 'looks at who may do what', 'staff/getAll', () => ({})],
  ]),
  ...(['desk', 'shop', 'coach'] as const).flatMap((by): Try[] => [
    [by, 'reads the dashboard', 'admin/getDashData', () => ({})],
    [by, 'reads a report', 'admin/getReport', () => ({ query: { from: '2030-03-01', to: '2030-03-04' } })],
    [by, 'reads the cash-up', 'payments/getDay', () => ({})],
    [by, 'exports memberships by address', 'admin/exportMemberships', () => ({})],
    [by, 'exports orders by address', 'admin/exportOrders', () => ({})],
    [by, 'exports receipts by address', 'admin/exportPayments', () => ({})],
    [by, 'exports queries by address', 'admin/exportQueries', () => ({})],
    [by, 'exports the GST of a month', 'admin/exportGst', () => ({ query: { month: '2030-03' } })],
    [by, 'reads the list of documents', 'admin/getDocuments', () => ({ query: { month: '2030-03' } })],
    [by, 'reads who changed what', 'admin/getActivity', () => ({})],
    [by, 'reads mails', 'admin/getMail', () => ({ query: { id: mailId } })],
    [by, 'reverses a receipt', 'payments/reverse', () => ({ body: { id: 1, reason: 'For a friend' } })],
  ]),
  ['desk', 'changes a price', 'product/update', () => ({ body: { productId, price: 1 } })],
  ['desk', 'adds a product', 'product/add', () => ({ body: priced })],
  ['desk', 'uploads a picture', 'images', () => ({})],
  [
    'desk',
    'moves many orders in one form',
    'orders/updateMany',
    () => ({ body: { orders: [{ id: orderId, status: 'Transit' }] } }),
  ],
  ['desk', 'cancels a member’s order', 'orders/cancel', () => ({ body: { id: orderId } })],
  ['desk', 'counts stock away', 'stock/count', () => ({ body: { productId, onHand: 0, reason: 'Lost' } })],
  [
    'desk',
    'takes handed-over days back',
    'membership/revokeTransfer',
    () => ({ body: { id: membershipId } }),
  ],
  [
    'desk',
    'closes a center',
    'centers/close',
    () => ({ body: { center: 'kormangla', fromDay: '2030-04-01', toDay: '2030-04-02', reason: 'x' } }),
  ],
  ['shop', 'reads members', 'admin/getMembers', () => ({})],
  ['shop', 'reads a person', 'admin/getMember', () => ({ query: { id: member.userId } })],
  [
    'shop',
    'receives a membership',
    'membership/update',
    () => ({ body: { id: membershipId, status: 'payed' } }),
  ],
  [
    'shop',
    'receives many memberships in one form',
    'membership/updateMany',
    () => ({ body: { ids: [membershipId] } }),
  ],
  [
    'shop',
    'pauses a member’s membership',
    'membership/pause',
    () => ({ body: { id: membershipId, fromDay: '2030-03-05', toDay: '2030-03-08' } }),
  ],
  [
    'shop',
    'registers a membership for a member',
    'membership/register',
    () => ({
      body: { type: 'Elite', center: 'kormangla', start_Date: '2030-03-05', user_id: member.userId },
    }),
  ],
  [
    'shop',
    'reads an appointment as a calendar file',
    'consultancy/ics',
    () => ({ query: { id: booked.id } }),
  ],
  ['coach', 'answers a query', 'contact/update', () => ({ body: { id: enquiryId, status: 'Answered' } })],
  ['coach', 'cancels another coach’s appointment', 'consultancy/cancel', () => ({ body: { id: booked.id } })],
  [
    'coach',
    'notes a no-show of another coach',
    'consultancy/markNoShow',
    () => ({ body: { id: booked.id } }),
  ],
  [
    'accountant',
    'receives a payment',
    'payments/receive',
    () => ({ body: { subject: 'membership', id: membershipId, mode: 'cash' } }),
  ],
  [
    'accountant',
    'sets a tax',
    'admin/setProductTax',
    () => ({ body: { productId, hsn: '2106', rateBasisPoints: 1800, fromDay: '2030-03-04' } }),
  ],
  ['accountant', 'undoes a step', 'admin/undo', () => ({ body: { activityId: 1 } })],
  ['accountant', 'reads members', 'admin/getMembers', () => ({})],
];

describe('exceeding a role', () => {
  it('is tested in at least 50 ways', () => {
    expect(tries.length).toBeGreaterThanOrEqual(50);
  });

  it.each(tries)('%s %s: %s is refused', async (preset, _title, name, ask) => {
    const by = await gym.make.staff({ preset });
    const before = await gym.db.selectFrom('staff').selectAll().orderBy('user_id').execute();

    const answer = await gym.as(by).callLoosely(name, ask({ userId: by.userId }));

    expect(answer.status, JSON.stringify(answer.body)).toBe(403);
    expect(await gym.db.selectFrom('staff').selectAll().orderBy('user_id').execute()).toEqual(before);
  });

  it('is refused when undoing the step of another', async () => {
    const moved = await gym.as(owner).call('orders/update', { body: { id: orderId, status: 'Transit' } });
    const shop = await gym.make.staff({ preset: 'shop' });

    const answer = await gym
      .as(shop)
      .call('admin/undo', { body: { activityId: moved.body.activityId ?? 0 } });

    expect(answer).toMatchObject({ status: 403, body: { code: 'notYourStep' } });
  });

  it('is refused by an email of an owner, or a role in a profile', async () => {
    const desk = await gym.make.staff({ preset: 'desk' });
    const form = { name: 'Priya', phone: '9876543210', DOB: '1990-01-01' };

    const renamed = await gym.as(desk).callLoosely('user/update', { body: { ...form, email: owner.email } });
    await gym
      .as(desk)
      .callLoosely('user/update', { body: { ...form, role: 'ADMIN', staff: { preset: 'owner' } } });

    expect(renamed.status).toBe(400);
    expect((await gym.as(desk).call('user/profile')).body.staff?.preset).toBe('desk');
  });

  it('is refused when opening an owner’s invitation with another account', async () => {
    const { token, email } = await makeInvite(gym, { preset: 'owner', by: owner });
    const body = { token, email: member.email, userId: member.userId, name: 'Mallory' };

    await gym
      .guest()
      .callLoosely('auth/acceptInvite', { body: { ...body, password: PASSWORD, conPassword: PASSWORD } });

    const rows = (await gym.as(owner).call('staff/getAll')).body;
    expect(rows.find((row) => row.email === member.email)).toBeUndefined();
    expect(rows.find((row) => row.email === email)?.preset).toBe('owner');
  });

  it('is refused for an owner who invites a member to take the account over', async () => {
    const victim = await gym.make.member();
    const invited = await gym
      .as(owner)
      .call('staff/invite', { body: { email: victim.email, preset: 'desk' } });
    const token = invited.body.link?.split('#')[1] ?? '';

    const answer = await gym.guest().call('auth/acceptInvite', {
      body: { token, name: 'Owner', password: 'chosen by the owner', conPassword: 'chosen by the owner' },
    });

    expect(answer.status).toBe(400);
    const signIn = { email: victim.email, password: PASSWORD };
    expect((await gym.guest().call('auth/userLogin', { body: signIn })).status).toBe(200);
  });
});
