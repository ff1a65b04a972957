import { type Call, calls } from '@namma/contract/calls';
import { days } from '@namma/contract/dates';
import type { CallName } from '@namma/contract/methods';
import { describe, expect, it } from 'vitest';
import type { LooseInput } from './testing/client.ts';
import { startTestGym } from './testing/gym.ts';
import { PASSWORD, type TestUser } from './testing/make.ts';

const gym = await startTestGym({ today: '2030-03-04' });

interface Question {
  /** A request that succeeds when its owner makes it, or an admin where only admins may. */
  ask: (owner: TestUser) => LooseInput | Promise<LooseInput>;
  /** It names a row, or an identity, of the owner: anyone else gets 403. */
  isOwners?: true;
}

const nothing = { ask: () => ({}) };
const newProduct = {
  name: 'Rolled Oats',
  category: 'fitfood',
  description: 'Whole oats, rolled.',
  price: 300,
  discount: 0,
  image: '/images/oats.webp',
};
const newAddress = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '9876543210',
  address: '1, MG Road',
  town: 'Bengaluru',
  pincode: '560001',
  district: 'Bengaluru Urban',
  addresstype: 'home',
};

/** Every call of the contract: one without an entry does not compile, and fails the first test below. */
const questions: Record<CallName, Question> = {
  'auth/userRegister': {
    ask: () => ({
      body: {
        name: 'Ravi',
        email: `${crypto.randomUUID()}@example.com`,
        phone: '9876543210',
        DOB: '1990-01-01',
        gender: 'Male',
        address: '1, MG Road',
        password: PASSWORD,
        Cpassword: PASSWORD,
      },
    }),
  },
  'auth/userLogin': { ask: (owner) => ({ body: { email: owner.email, password: PASSWORD } }) },
  'auth/logout': nothing,
  'user/profile': nothing,
  'user/update': {
    ask: (owner) => ({
      body: { user_id: owner.userId, name: 'Asha', phone: '9876543211', DOB: '1991-01-01' },
    }),
    isOwners: true,
  },
  'user/reset': {
    ask: () => ({ body: { oldPassword: PASSWORD, newPassword: 'another', conPassword: 'another' } }),
  },

  'product/getAll': nothing,
  'product/get': { ask: async () => ({ query: { id: (await gym.make.product()).productId } }) },
  'product/suggestions': { ask: () => ({ query: { filter: 'oats' } }) },
  'product/topSeller': nothing,
  'product/similar': { ask: () => ({ query: { category: 'fitfood' } }) },
  'product/add': { ask: () => ({ body: newProduct }) },
  'product/update': {
    ask: async () => ({
      body: { ...newProduct, productId: (await gym.make.product()).productId, available: 0 },
    }),
  },
  'product/delete': { ask: async () => ({ query: { id: (await gym.make.product()).productId } }) },

  'cart/cartDetails': nothing,
  'cart/add': {
    ask: async (owner) => ({
      body: { productId: (await gym.make.product()).productId, userId: owner.userId },
    }),
    isOwners: true,
  },
  'cart/update': {
    ask: async (owner) => ({ body: { cartId: await gym.make.cartLine(owner), quantity: 3 } }),
    isOwners: true,
  },
  'cart/remove': {
    ask: async (owner) => ({ query: { id: await gym.make.cartLine(owner) } }),
    isOwners: true,
  },
  'cart/addressDetails': nothing,
  'cart/addAddress': { ask: () => ({ body: newAddress }) },
  'cart/removeAddress': {
    ask: async (owner) => ({ query: { id: await gym.make.address(owner) } }),
    isOwners: true,
  },

  'orders/order': {
    ask: async (owner) => ({
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId: await gym.make.address(owner),
        cartProductDetails: [{ productId: (await gym.make.product()).productId, quantity: 1 }],
      },
    }),
    isOwners: true,
  },
  'orders/getOrders': nothing,
  'orders/rating': {
    ask: async (owner) => {
      const { orderId, product } = await gym.make.order({ member: owner, orderStatus: 'Delivered' });
      return { body: { rating: 4, productId: product.productId, orderId } };
    },
    isOwners: true,
  },
  'orders/getAllOrders': nothing,
  'orders/update': {
    ask: async () => ({ body: { id: (await gym.make.order()).orderId, status: 'Transit' } }),
  },
  'orders/updateMany': {
    ask: async () => ({
      body: { moves: [{ id: (await gym.make.order()).orderId, status: 'Transit' }] },
    }),
  },

  'membership/register': {
    ask: (owner) => ({
      body: {
        type: 'Elite',
        center: 'HSR Layout',
        start_Date: '2030-03-04',
        end_Date: '2031-03-04',
        price: 12899,
        user_id: owner.userId,
      },
    }),
    isOwners: true,
  },
  'membership/getMemberships': nothing,
  'membership/getAllMemberships': nothing,
  'membership/update': {
    ask: async () => ({ body: { id: (await gym.make.membership()).membershipId, status: 'payed' } }),
  },
  'membership/updateMany': {
    ask: async () => ({ body: { ids: [(await gym.make.membership()).membershipId] } }),
  },

  'consultancy/get': nothing,
  'consultancy/book': {
    ask: (owner) => ({
      body: {
        consult_type: 'Nutrition',
        age: 30,
        height: 170,
        weight: 70,
        date: '2030-03-04',
        userId: owner.userId,
      },
    }),
    isOwners: true,
  },

  'contact/register': {
    ask: async () => {
      // The limit of public writes is another test's matter.
      await gym.db.deleteFrom('tries').execute();
      return {
        body: {
          name: 'Meera',
          email: 'meera@example.com',
          phone: '9876543210',
          msg: 'When does the pool open?',
        },
      };
    },
  },
  'contact/getAll': nothing,
  'contact/update': { ask: async () => ({ body: { id: await gym.make.enquiry(), status: 'Answered' } }) },
  'contact/updateMany': { ask: async () => ({ body: { ids: [await gym.make.enquiry()] } }) },

  'admin/getDashData': nothing,
  'admin/getOrder': { ask: async () => ({ query: { id: (await gym.make.order()).orderId } }) },
  'admin/getActivity': nothing,
  'admin/exportOrders': nothing,
  'admin/exportMemberships': nothing,
  'admin/exportQueries': nothing,
  'admin/exportActivity': nothing,
};

const names = Object.keys(calls) as CallName[];
const successOf = (call: Call) => call.success ?? 200;
const withToken = (call: Call) => (call.access === 'public' ? successOf(call) : 401);
const ofAnother = (call: Call, { isOwners }: Question) => (isOwners ? 403 : successOf(call));

interface Caller {
  who: string;
  token: (owner: TestUser) => Promise<string | undefined>;
  status: (call: Call, question: Question) => number;
}
const callers: Caller[] = [
  { who: 'someone without a token', token: async () => undefined, status: withToken },
  { who: 'someone with a forged token', token: async () => 'f'.repeat(43), status: withToken },
  {
    who: 'a member whose session ended a day ago',
    token: (owner) => gym.make.session(owner.userId, -days(1)),
    status: withToken,
  },
  {
    who: 'the member',
    token: async (owner) => owner.token,
    status: (call) => (call.access === 'admin' ? 403 : successOf(call)),
  },
  {
    who: 'another member',
    token: async () => (await gym.make.member()).token,
    status: (call, question) => (call.access === 'admin' ? 403 : ofAnother(call, question)),
  },
  { who: 'an admin', token: async () => (await gym.make.admin()).token, status: ofAnother },
];

describe('who may make which call', () => {
  it('is asked about every call of the contract', () => {
    expect(Object.keys(questions).sort()).toEqual(names.sort());
  });

  describe.each(names)('%s', (name) => {
    const call: Call = calls[name];
    const question = questions[name];

    it.each(callers.map((caller) => ({ ...caller, expected: caller.status(call, question) })))(
      'answers $who with $expected',
      async ({ token, expected }) => {
        const owner = await gym.make.member();
        const request = await question.ask(owner);

        const answer = await gym.withToken(await token(owner)).callLoosely(name, request);

        expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
        if (expected === 401) expect(answer.body).toEqual({ message: 'Unauthorized' });
      },
    );
  });

  it.each([
    'null',
    'undefined',
    '',
    'x',
    'f'.repeat(42),
    'f'.repeat(44),
    `${'f'.repeat(42)}'`,
    'ü'.repeat(43),
  ])('takes %j for no token', async (token) => {
    const answer = await gym.withToken(encodeURI(token)).call('user/profile');

    expect(answer.status).toBe(401);
  });

  it('tells a stranger nothing about what a call would like to be sent', async () => {
    const answer = await gym.guest().callLoosely('orders/order', { body: { nonsense: true } });

    expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
  });

  it('lets nobody in whose account was closed', async () => {
    const member = await gym.make.member();
    await gym.db
      .updateTable('users')
      .set({ disabled_at: gym.now() })
      .where('id', '=', member.userId)
      .execute();

    expect((await gym.as(member).call('user/profile')).status).toBe(401);
  });
});
