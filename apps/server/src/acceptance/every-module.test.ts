// onBothEngines: what a module's main write stores comes back in its main read, one test a module.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../testing/gym.ts';
import { makeInvite } from '../testing/invites.ts';
import { PASSWORD } from '../testing/make.ts';
import { drawPicture } from '../testing/pictures.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const admin = gym.as(await gym.make.admin());

const address = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  address: '1, MG Road',
  town: 'Bengaluru',
  pincode: '560001',
  district: 'Bengaluru Urban',
  addresstype: 'home',
} as const;

/** A member who has ordered one piece for 250 rupees, which is on its way with its receipt. */
async function buyer() {
  const member = await gym.make.member();
  const product = await gym.make.product({ price: 250, discount: 0, onHand: 5 });
  const placed = await gym.as(member).call('orders/order', {
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId: await gym.make.address(member),
      cartProductDetails: [{ productId: product.productId, quantity: 1 }],
    },
  });
  const [order] = (await gym.as(member).call('orders/getOrders')).body;
  if (!order) throw new Error('the order is not in the list');
  const moved = await admin.call('orders/update', { body: { id: order.orderId, status: 'Transit' } });
  return {
    member,
    product,
    order,
    checkoutId: placed.body.checkoutId,
    activityId: moved.body.activityId ?? 0,
  };
}

/** By the folder of the module. */
const stories: Record<string, [sentence: string, run: () => Promise<void>]> = {
  audit: [
    'records what an admin changed, with the fields before and after, and takes the step back',
    async () => {
      const { member, order, activityId } = await buyer();

      const query = { subjectType: 'order', subjectId: order.orderId } as const;
      const { content } = (await admin.call('admin/getActivity', { query })).body;

      expect(content).toMatchObject([{ before: { status: 'Pending' }, after: { status: 'Transit' } }]);
      const { body } = await admin.call('admin/undo', { body: { activityId } });
      expect(body.done).toEqual([order.orderId]);
      expect((await gym.as(member).call('orders/getOrders')).body[0]?.orderStatus).toBe('Pending');
    },
  ],
  addresses: [
    'keeps an address as it was typed',
    async () => {
      const member = gym.as(await gym.make.member());

      const { addressId } = (await member.call('cart/addAddress', { body: address })).body;

      const { body } = await member.call('cart/addressDetails');
      expect(body).toMatchObject([{ addressId, town: 'Bengaluru', pincode: '560001' }]);
    },
  ],
  auth: [
    'signs in whoever has registered',
    async () => {
      const email = 'ravi@example.com';
      const form = {
        name: 'Ravi',
        email,
        phone: '9876543210',
        gender: 'Male',
        address: '1, MG Road',
      } as const;
      const password = { password: PASSWORD, Cpassword: PASSWORD };
      await gym.guest().call('auth/userRegister', { body: { ...form, ...password, DOB: '1990-01-01' } });

      const { token } = (await gym.guest().call('auth/userLogin', { body: { email, password: PASSWORD } }))
        .body;

      const { body } = await gym.withToken(token).call('user/profile');
      expect(body).toMatchObject({ email, DOB: '1990-01-01', role: 'user' });
    },
  ],
  cart: [
    'keeps a line with its quantity',
    async () => {
      const member = gym.as(await gym.make.member());
      const { productId } = await gym.make.product({ price: 99.5 });

      await member.call('cart/add', { body: { productId, quantity: 3 } });

      const { body } = await member.call('cart/cartDetails');
      expect(body).toMatchObject([{ quantity: 3, product: { productId, price: 99.5 } }]);
    },
  ],
  catalogue: [
    'lists a new product with its price',
    async () => {
      const body = {
        name: 'Rolled Oats',
        category: 'fitfood',
        description: 'Whole oats, rolled.',
        price: 300.25,
        discount: 10,
        image: '/images/oats.webp',
      } as const;

      const { product } = (await admin.call('product/add', { body })).body;

      const { content } = (await gym.guest().call('product/getAll', { query: { category: 'rolled' } })).body;
      expect(content).toEqual([expect.objectContaining({ productId: product.productId, price: 300.25 })]);
    },
  ],
  centers: [
    'lists the days on which a center is closed',
    async () => {
      const days = { center: 'kormangla', fromDay: '2030-04-01', toDay: '2030-04-02' } as const;

      await admin.call('centers/close', { body: { ...days, reason: 'New floor' } });

      expect((await admin.call('centers/getClosures')).body).toMatchObject([days]);
    },
  ],
  appointments: [
    'keeps a booking until the member cancels it',
    async () => {
      const member = gym.as(await gym.make.member());
      const body = {
        consult_type: 'Nutrition',
        age: 30,
        height: 170.5,
        weight: 70,
        date: '2030-03-04',
      } as const;
      const booked = await member.call('consultancy/book', { body });
      const { content } = (await admin.call('consultancy/getAll')).body;

      await member.call('consultancy/cancel', { body: { id: content[0]?.id ?? 0 } });

      expect(booked.status).toBe(201);
      expect(content).toMatchObject([{ height: 170.5, weight: 70, date: '2030-03-04' }]);
      expect((await member.call('consultancy/get')).body).toMatchObject([{ status: 'cancelled' }]);
    },
  ],
  enquiries: [
    'answers a query that a visitor sent',
    async () => {
      const query = {
        name: 'Meera',
        email: 'meera@example.com',
        phone: '9876543210',
        msg: 'When does the pool open?',
      };
      const { ticketNumber } = (await gym.guest().call('contact/register', { body: query })).body;
      const find = async () =>
        (await admin.call('contact/getAll', { query: { q: ticketNumber } })).body.content[0];

      await admin.call('contact/update', {
        body: { id: (await find())?.contact_id ?? 0, status: 'Answered' },
      });

      expect(await find()).toMatchObject({ message: query.msg, status: 'Answered', next: null });
    },
  ],
  'front-desk': [
    'receives what is due for a membership',
    async () => {
      const { member, membershipId: id } = await gym.make.membership();
      const { people } = (await admin.call('payments/find', { query: { code: member.email } })).body;

      const { body } = await admin.call('payments/receive', {
        body: { subject: 'membership', id, mode: 'cash' },
      });

      expect(people).toMatchObject([{ payables: [{ id, subject: 'membership' }] }]);
      expect(body).toMatchObject({ duePaise: 0 });
    },
  ],
  dashboard: [
    'adds up the sales of today',
    async () => {
      const { order } = await buyer();
      const before = (await admin.call('admin/getDashData')).body.todaySales;

      await admin.call('orders/update', { body: { id: order.orderId, status: 'Delivered' } });
      await buyer();

      expect((await admin.call('admin/getDashData')).body.todaySales).toBe(before + 250);
    },
  ],
  demo: [
    'says that there are no demo people',
    async () => {
      expect((await admin.call('admin/getDemo')).body).toEqual({ isThere: false });
    },
  ],
  staff: [
    'lets in whoever was invited, for what they were invited to',
    async () => {
      const { token, email } = await makeInvite(gym, { preset: 'desk' });
      const acceptance = { token, name: 'Priya', password: PASSWORD, conPassword: PASSWORD };
      await gym.guest().call('auth/acceptInvite', { body: acceptance });

      const signedIn = await gym.guest().call('auth/userLogin', { body: { email, password: PASSWORD } });

      const desk = gym.withToken(signedIn.body.token);
      expect((await desk.call('user/profile')).body.staff).toMatchObject({ preset: 'desk', center: null });
      expect((await desk.call('admin/getDashData')).status).toBe(403);
    },
  ],
  documents: [
    'issues the receipt of an order, which is in the list of its month',
    async () => {
      const { member } = await buyer();

      const [receipt] = (await gym.as(member).call('documents/getMine')).body;

      const { content } = (await admin.call('admin/getDocuments', { query: { month: '2030-03' } })).body;
      expect(content).toContainEqual(
        expect.objectContaining({ number: receipt?.number, totalPaise: 27_900 }),
      );
    },
  ],
  images: [
    'answers an uploaded picture byte for byte, each time',
    async () => {
      const body = await drawPicture();
      const { image } = (
        await admin.callLoosely('images', { body, headers: { 'content-type': 'image/png' } })
      ).body;

      const [first, second] = [await gym.app.inject(image), await gym.app.inject(image)];

      expect(first.statusCode).toBe(200);
      expect(first.rawPayload.length).toBeGreaterThan(0);
      expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    },
  ],
  legal: [
    'answers who runs the gym',
    async () => {
      expect((await gym.guest().call('legal/getFacts')).status).toBe(200);
    },
  ],
  mail: [
    'shows a mail with its text, and sends it again',
    async () => {
      const id = await gym.make.mail({ to: 'asha@example.com', name: 'Asha' });

      const { body } = await admin.call('admin/getMail', { query: { id } });

      expect(body).toMatchObject({ id, to: 'asha@example.com', text: expect.stringContaining('Asha') });
    },
  ],
  members: [
    'finds a member with the newest membership',
    async () => {
      const member = await gym.make.member({ name: 'Zubin Daruwala' });
      const { membershipId: id } = await gym.make.membership({ member });

      const { content } = (await admin.call('admin/getMembers', { query: { q: 'daruwala' } })).body;

      expect(content).toMatchObject([{ userId: member.userId, membership: { id } }]);
    },
  ],
  memberships: [
    'moves the end of a paused membership',
    async () => {
      const { member, membershipId: id } = await gym.make.membership({ paymentStatus: 'payed' });
      const endOf = async () =>
        (await gym.as(member).call('membership/getMemberships')).body[0]?.effectiveEnd ?? '';
      const end = await endOf();

      const pause = { id, fromDay: '2030-03-05', toDay: '2030-03-09' };
      await gym.as(member).call('membership/pause', { body: pause });

      expect(Date.parse(await endOf()) - Date.parse(end)).toBe(5 * 86_400_000);
    },
  ],
  orders: [
    'shows a placed order as it was sold',
    async () => {
      const { member, order, product, checkoutId } = await buyer();

      const { body } = await gym.as(member).call('orders/getOrders');

      expect(body).toMatchObject([
        {
          orderId: order.orderId,
          checkoutId,
          price: 250,
          orderStatus: 'Transit',
          product: { productId: product.productId },
        },
      ]);
    },
  ],
  payments: [
    'adds up the day of the ledger',
    async () => {
      const sumOf = async () =>
        (await admin.call('payments/getDay')).body.totals
          .filter(({ mode }) => mode === 'card')
          .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      const before = await sumOf();
      const { membershipId: id } = await gym.make.membership();

      await admin.call('payments/receive', {
        body: { subject: 'membership', id, mode: 'card', amount: 1_234.5 },
      });

      expect((await sumOf()) - before).toBe(123_450);
    },
  ],
  privacy: [
    'answers all that is known of a member, until the account is deleted',
    async () => {
      const member = await gym.make.member();
      const { body } = await gym.as(member).call('privacy/getMine');

      const deleted = await gym.as(member).call('privacy/deleteAccount', { body: { password: PASSWORD } });

      expect(body.profile).toMatchObject({ email: member.email });
      expect(deleted.status).toBe(200);
      expect((await gym.as(member).call('user/profile')).status).toBe(401);
    },
  ],
  reports: [
    'adds up what was sold',
    async () => {
      const sales = async () => {
        const query = { report: 'sales', from: '2030-03-04', to: '2030-03-04' } as const;
        return (await admin.call('admin/getReport', { query })).body.figures[0]?.value ?? 0;
      };
      const before = await sales();

      await buyer();

      expect((await sales()) - before).toBe(25_000);
    },
  ],
  reviews: [
    'shows a review of a product until it is hidden',
    async () => {
      const { id, product } = await gym.make.review({ text: 'Mixes well, and is not too sweet.' });
      const read = async () => {
        const query = { id: product.productId };
        return (await gym.guest().call('reviews/get', { query })).body.content.map(({ text }) => text);
      };
      const before = await read();

      await admin.call('reviews/hide', { body: { id, reason: 'Rude words' } });

      expect(before).toEqual(['Mixes well, and is not too sweet.']);
      expect(await read()).toEqual([]);
    },
  ],
  stock: [
    'counts what was received and what was sold',
    async () => {
      const { product } = await buyer();

      await admin.call('stock/receive', { body: { productId: product.productId, quantity: 6 } });

      const { body } = await admin.call('stock/get', { query: { productId: product.productId } });
      expect(body).toMatchObject({ onHand: 10 });
    },
  ],
  unread: [
    'counts what has come since the list was opened',
    async () => {
      const opened = gym.as(await gym.make.admin());
      const { newestId } = (await opened.call('admin/getUnread')).body.orders;
      await opened.call('admin/markRead', { body: { list: 'orders', upTo: newestId } });

      await buyer();

      expect((await opened.call('admin/getUnread')).body.orders.count).toBe(1);
    },
  ],
  users: [
    'keeps a changed profile',
    async () => {
      const member = gym.as(await gym.make.member());
      const changed = { name: 'Asha R. Rao', phone: '9876543211', DOB: '1991-02-03' };

      await member.call('user/update', { body: changed });

      expect((await member.call('user/profile')).body).toMatchObject(changed);
    },
  ],
  visits: [
    'lets a member with a running membership in, and lists the visit',
    async () => {
      const { member } = await gym.make.membership({ paymentStatus: 'payed' });

      const body = { memberId: member.userId, center: 'kormangla' } as const;
      const { verdict } = (await admin.call('visits/scan', { body })).body;

      const { visits } = (await admin.call('visits/getToday')).body;
      expect(visits).toMatchObject([{ userId: member.userId, verdict }]);
    },
  ],
};

const modules = join(import.meta.dirname, '../modules');
const withCalls = readdirSync(modules).flatMap((area) =>
  readdirSync(join(modules, area)).filter((name) => existsSync(join(modules, area, name, 'routes.ts'))),
);

describe('every module', () => {
  it('has its test here', () => {
    expect(Object.keys(stories).sort()).toEqual(withCalls.sort());
  });

  for (const [name, [sentence, run]] of Object.entries(stories)) it(`${name} ${sentence}`, run);
});
