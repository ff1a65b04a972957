// onBothEngines: on the embedded one each call is made once, by whoever may make it, so that its statements run there.
import { type Call, calls } from '@namma/contract/calls';
import { addDays, days, minutes } from '@namma/contract/dates';
import type { CallName } from '@namma/contract/methods';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addResetToken, insertReset } from '../modules/auth/queries.ts';
import { createToken, hashToken } from '../modules/auth/tokens.ts';
import type { LooseInput } from '../testing/client.ts';
import { startTestGym } from '../testing/gym.ts';
import { PASSWORD, type TestUser } from '../testing/make.ts';
import { drawPicture } from '../testing/pictures.ts';

const gym = await startTestGym({
  today: '2030-03-04',
  upi: { vpa: 'nammastrength@okhdfcbank', name: 'Namma Strength' },
  isGuardianChecked: true,
  mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
});

interface Question {
  /** A request that succeeds for the owner, or for an admin where only admins may make the call. */
  ask: (owner: TestUser) => LooseInput | Promise<LooseInput>;
  /** The request names a row or an identity of the owner, so others get 403. */
  isOwners?: true;
  /** Admins may make it for any member's row. */
  isAlsoAdmins?: true;
  /** The same, but other members are told that there is no such row; admins may see it. */
  isHidden?: true;
  /** What admins are told instead of a success. */
  toldAdmins?: 409;
  /** The same request for a row that does not exist. The answer is 404 unless `toldInstead` is given. */
  askForNone?: (asker: TestUser) => LooseInput | Promise<LooseInput>;
  /** Bulk actions answer 200 and list the row. An identity that does not exist is refused like another member's. */
  toldInstead?: 200 | 403;
}

/** The id of no row. */
const NO_ID = 2_000_000_000;

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

const newBooking = { consult_type: 'Nutrition', age: 30, height: 170, weight: 70, date: '2030-03-04' };
/** A time at which every coach made here works. */
const SLOT = '2030-03-06T06:30:00Z';
const newCoach = { name: 'Dr. Kavya Iyer', type: 'Nutrition', center: 'HSR Layout', hours: [] };
const interval = { startsAt: '2030-03-10T18:30:00Z', endsAt: '2030-03-11T18:30:00Z' };
const closure = { ...interval, reason: 'On leave' };

/** The receipt of a member's order. */
async function documentOf(member: TestUser): Promise<string> {
  const { orderId } = await gym.make.order({ member });
  const admin = gym.as(await gym.make.admin());
  await admin.call('orders/update', { body: { id: orderId, status: 'Transit' } });
  const [order] = (await gym.as(member).call('orders/getOrders')).body;
  return order?.documentNumber ?? '';
}

/** A pending membership with its slip. */
async function pendingMembership(owner: TestUser) {
  const body = { type: 'Elite', center: 'HSR Layout', start_Date: '2030-03-04', price: 12899 } as const;
  await gym.as(owner).call('membership/register', { body });
  const [newest] = (await gym.as(owner).call('membership/getMemberships')).body;
  if (!newest) throw new Error('No membership was registered');
  return newest;
}

/** Elite Plus for six months from today. */
const payedMembership = async (member: TestUser): Promise<number> =>
  (await gym.make.membership({ member, paymentStatus: 'payed' })).membershipId;
/** The email of a member who has such a membership. */
const runningMember = async (): Promise<string> =>
  (await gym.make.membership({ paymentStatus: 'payed' })).member.email;
const pause = { fromDay: '2030-03-05', toDay: '2030-03-09' };

/** A checkout with its slip. */
async function placedCheckout(owner: TestUser): Promise<string> {
  const placed = await gym.as(owner).call('orders/order', {
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId: await gym.make.address(owner),
      cartProductDetails: [{ productId: (await gym.make.product()).productId, quantity: 1 }],
    },
  });
  return placed.body.checkoutId;
}

let closures = 0;
/** A closure of a day that no other one has. */
function closureOfOwnDay() {
  const day = addDays('2030-04-01', closures++);
  return { center: 'kormangla' as const, fromDay: day, toDay: day, reason: 'New floor' };
}

/** The id of a receipt. */
async function receipt(): Promise<number> {
  const { membershipId: id } = await gym.make.membership();
  const received = await gym
    .as(await gym.make.admin())
    .call('payments/receive', { body: { subject: 'membership', id, mode: 'cash' } });
  return received.body.receiptId;
}

/** Every call of the contract. A call without an entry does not compile, and fails the first test below. */
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
  'auth/getOptions': nothing,
  'legal/getFacts': nothing,
  'auth/forgot': { ask: (owner) => ({ body: { email: owner.email } }) },
  'auth/resetByLink': {
    ask: async (owner) => {
      const id = crypto.randomUUID();
      const token = createToken();
      await insertReset(gym.db, {
        id,
        user_id: owner.userId,
        expires_at: new Date(gym.now().getTime() + minutes(10)),
      });
      await addResetToken(gym.db, id, hashToken(token), gym.now());
      return { body: { token, newPassword: PASSWORD, conPassword: PASSWORD } };
    },
  },
  'auth/logout': nothing,
  'user/profile': nothing,
  'user/update': {
    ask: (owner) => ({
      body: { user_id: owner.userId, name: 'Asha', phone: '9876543211', DOB: '1991-01-01' },
    }),
    isOwners: true,
    askForNone: () => ({ body: { user_id: NO_ID, name: 'Asha', phone: '9876543211', DOB: '1991-01-01' } }),
    toldInstead: 403,
  },
  'user/reset': {
    ask: () => ({ body: { oldPassword: PASSWORD, newPassword: 'another', conPassword: 'another' } }),
  },

  'privacy/getMine': nothing,
  'privacy/deleteAccount': { ask: () => ({ body: { password: PASSWORD } }), toldAdmins: 409 },

  'user/getDues': nothing,
  'user/getTimeline': nothing,

  'product/getAll': nothing,
  'product/getCounts': nothing,
  'product/get': {
    ask: async () => ({ query: { id: (await gym.make.product()).productId } }),
    askForNone: () => ({ query: { id: NO_ID } }),
  },
  'product/suggestions': { ask: () => ({ query: { filter: 'oats' } }) },
  'product/nearest': { ask: () => ({ query: { filter: 'oets' } }) },
  'product/topSeller': nothing,
  'product/similar': { ask: () => ({ query: { category: 'fitfood' } }) },
  'product/getFamilies': nothing,
  'product/add': { ask: () => ({ body: newProduct }) },
  'product/update': {
    ask: async () => ({
      body: { ...newProduct, productId: (await gym.make.product()).productId, available: 0 },
    }),
    askForNone: () => ({ body: { ...newProduct, productId: NO_ID, available: 0 } }),
  },
  'product/delete': {
    ask: async () => ({ query: { id: (await gym.make.product()).productId } }),
    askForNone: () => ({ query: { id: NO_ID } }),
  },
  images: { ask: async () => ({ body: await drawPicture(), headers: { 'content-type': 'image/png' } }) },

  'stock/get': {
    ask: async () => ({ query: { productId: (await gym.make.product()).productId } }),
    askForNone: () => ({ query: { productId: NO_ID } }),
  },
  'stock/getAll': nothing,
  'stock/getDetails': {
    ask: async () => ({ query: { productId: (await gym.make.product()).productId } }),
    askForNone: () => ({ query: { productId: NO_ID } }),
  },
  'stock/getMoves': {
    ask: async () => ({ query: { productId: (await gym.make.product()).productId } }),
    askForNone: () => ({ query: { productId: NO_ID } }),
  },
  'stock/receive': {
    ask: async () => ({ body: { productId: (await gym.make.product()).productId, quantity: 5 } }),
    askForNone: () => ({ body: { productId: NO_ID, quantity: 5 } }),
  },
  'stock/count': {
    ask: async () => ({
      body: { productId: (await gym.make.product()).productId, onHand: 5, reason: 'First count' },
    }),
    askForNone: () => ({ body: { productId: NO_ID, onHand: 5, reason: 'First count' } }),
  },
  'stock/damage': {
    ask: async () => {
      const { productId } = await gym.make.product({ onHand: 5 });
      return { body: { productId, quantity: 1, reason: 'Torn pouch' } };
    },
    askForNone: () => ({ body: { productId: NO_ID, quantity: 1, reason: 'Torn pouch' } }),
  },

  'cart/cartDetails': nothing,
  'cart/add': {
    ask: async (owner) => ({
      body: { productId: (await gym.make.product()).productId, userId: owner.userId },
    }),
    isOwners: true,
    askForNone: () => ({ body: { productId: NO_ID } }),
  },
  'cart/update': {
    ask: async (owner) => ({ body: { cartId: await gym.make.cartLine(owner), quantity: 3 } }),
    isOwners: true,
    askForNone: () => ({ body: { cartId: NO_ID, quantity: 3 } }),
  },
  'cart/remove': {
    ask: async (owner) => ({ query: { id: await gym.make.cartLine(owner) } }),
    isOwners: true,
    askForNone: () => ({ query: { id: NO_ID } }),
  },
  'cart/addressDetails': nothing,
  'cart/addAddress': { ask: () => ({ body: newAddress }) },
  'cart/updateAddress': {
    ask: async (owner) => ({ body: { ...newAddress, addressId: await gym.make.address(owner) } }),
    isOwners: true,
    askForNone: () => ({ body: { ...newAddress, addressId: NO_ID } }),
  },
  'cart/removeAddress': {
    ask: async (owner) => ({ query: { id: await gym.make.address(owner) } }),
    isOwners: true,
    askForNone: () => ({ query: { id: NO_ID } }),
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
    askForNone: async () => ({
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId: NO_ID,
        cartProductDetails: [{ productId: (await gym.make.product()).productId, quantity: 1 }],
      },
    }),
  },
  'orders/getOrders': nothing,
  'orders/slip': {
    ask: async (owner) => ({ query: { checkoutId: await placedCheckout(owner) } }),
    isOwners: true,
    askForNone: () => ({ query: { checkoutId: crypto.randomUUID() } }),
  },
  'orders/rating': {
    ask: async (owner) => {
      const { orderId, product } = await gym.make.order({ member: owner, orderStatus: 'Delivered' });
      return { body: { rating: 4, productId: product.productId, orderId } };
    },
    isOwners: true,
    askForNone: () => ({ body: { rating: 4, productId: NO_ID, orderId: NO_ID } }),
  },
  'orders/cancel': {
    ask: async (owner) => ({ body: { id: (await gym.make.order({ member: owner })).orderId } }),
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'reviews/get': { ask: () => ({ query: { id: 1 } }) },
  'reviews/getAll': nothing,
  'reviews/hide': {
    ask: async () => ({ body: { id: (await gym.make.review()).id, reason: 'Rude words' } }),
    askForNone: () => ({ body: { id: NO_ID, reason: 'Rude words' } }),
  },
  'reviews/show': {
    ask: async () => {
      const { id } = await gym.make.review();
      await gym.db
        .updateTable('reviews')
        .set({ hidden_at: gym.now(), hidden_by: 1, hidden_reason: 'Rude words' })
        .where('id', '=', id)
        .execute();
      return { body: { id } };
    },
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'returns/request': {
    ask: async (owner) => {
      const { orderId } = await gym.make.order({ member: owner, orderStatus: 'Delivered' });
      return { body: { orderId, reason: 'Too sweet' } };
    },
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ body: { orderId: NO_ID, reason: 'Too sweet' } }),
  },
  'returns/decide': {
    ask: async () => ({ body: { id: await gym.make.returned(), decision: 'approve' } }),
    askForNone: () => ({ body: { id: NO_ID, decision: 'approve' } }),
  },
  'returns/getAll': nothing,
  'orders/getAllOrders': nothing,
  'orders/update': {
    ask: async () => ({ body: { id: (await gym.make.order()).orderId, status: 'Transit' } }),
    askForNone: () => ({ body: { id: NO_ID, status: 'Transit' } }),
  },
  'orders/updateMany': {
    ask: async () => ({
      body: { moves: [{ id: (await gym.make.order()).orderId, status: 'Transit' }] },
    }),
    askForNone: () => ({ body: { moves: [{ id: NO_ID, status: 'Transit' }] } }),
    toldInstead: 200,
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
    isAlsoAdmins: true,
    askForNone: () => ({
      body: { type: 'Elite', center: 'HSR Layout', start_Date: '2030-03-04', price: 12899, renewalOf: NO_ID },
    }),
  },
  'membership/slip': {
    ask: async (owner) => ({ query: { id: (await pendingMembership(owner)).id } }),
    isOwners: true,
    askForNone: () => ({ query: { id: NO_ID } }),
  },
  'membership/getLedger': {
    ask: async (owner) => ({ query: { id: await payedMembership(owner) } }),
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ query: { id: NO_ID } }),
  },
  'membership/pause': {
    ask: async (owner) => ({ body: { ...pause, id: await payedMembership(owner) } }),
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ body: { ...pause, id: NO_ID } }),
  },
  'membership/resume': {
    ask: async (owner) => {
      const id = await payedMembership(owner);
      await gym.as(owner).call('membership/pause', { body: { ...pause, id } });
      return { body: { id } };
    },
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'membership/extend': {
    ask: async (owner) => ({ body: { id: await payedMembership(owner), days: 5 } }),
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ body: { id: NO_ID, days: 5 } }),
  },
  'membership/handOver': {
    ask: async (owner) => ({
      body: { id: await payedMembership(owner), days: 5, email: await runningMember() },
    }),
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ body: { id: NO_ID, days: 5, email: 'asha@example.com' } }),
  },
  'membership/takeBack': {
    ask: async () => {
      const { member, membershipId: id } = await gym.make.membership({ paymentStatus: 'payed' });
      await gym
        .as(member)
        .call('membership/handOver', { body: { id, days: 5, email: await runningMember() } });
      return { body: { id } };
    },
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'membership/moveCenter': {
    ask: async (member) => {
      const traits = { member, paymentStatus: 'payed', type: 'Elite' } as const;
      return { body: { id: (await gym.make.membership(traits)).membershipId, center: 'HSR Layout' } };
    },
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ body: { id: NO_ID, center: 'HSR Layout' } }),
  },
  'membership/getMemberships': nothing,
  'membership/getAllMemberships': nothing,
  'membership/update': {
    ask: async () => ({ body: { id: (await gym.make.membership()).membershipId, status: 'payed' } }),
    askForNone: () => ({ body: { id: NO_ID, status: 'payed' } }),
  },
  'membership/updateMany': {
    ask: async () => ({ body: { ids: [(await gym.make.membership()).membershipId] } }),
    askForNone: () => ({ body: { ids: [NO_ID] } }),
    toldInstead: 200,
  },

  'documents/getMine': nothing,
  'documents/get': {
    ask: async (owner) => ({ query: { number: await documentOf(owner) } }),
    isHidden: true,
    askForNone: () => ({ query: { number: 'NSG/2930/999999' } }),
  },
  'documents/markPrinted': {
    ask: async (owner) => ({ body: { number: await documentOf(owner) } }),
    isHidden: true,
    askForNone: () => ({ body: { number: 'NSG/2930/999999' } }),
  },
  'payments/receive': {
    ask: async () => ({
      body: { subject: 'membership', id: (await gym.make.membership()).membershipId, mode: 'card' },
    }),
    askForNone: () => ({ body: { subject: 'checkout', id: crypto.randomUUID(), mode: 'cash' } }),
  },
  'centers/close': { ask: () => ({ body: closureOfOwnDay() }) },
  'centers/reopen': {
    ask: async () => {
      const admin = gym.as(await gym.make.admin());
      return { body: { id: (await admin.call('centers/close', { body: closureOfOwnDay() })).body.id } };
    },
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'centers/getClosed': nothing,
  'centers/getClosures': nothing,
  'centers/getAffected': {
    ask: () => ({ query: { center: 'kormangla', fromDay: '2030-03-10', toDay: '2030-03-10' } }),
  },
  'payments/reverse': {
    ask: async () => ({ body: { id: await receipt(), reason: 'Wrong member' } }),
    askForNone: () => ({ body: { id: NO_ID, reason: 'Wrong member' } }),
  },
  'payments/getDay': nothing,
  'payments/find': { ask: (owner) => ({ query: { code: owner.email } }) },
  'payments/getUpi': {
    ask: async () => ({
      query: { subject: 'membership', id: (await gym.make.membership()).membershipId },
    }),
    askForNone: () => ({ query: { subject: 'membership', id: NO_ID } }),
  },
  'payments/getReceipt': {
    ask: async () => ({ query: { id: await receipt() } }),
    askForNone: () => ({ query: { id: NO_ID } }),
  },

  'user/cardSecret': nothing,
  'visits/scan': {
    ask: (owner) => ({ body: { memberId: owner.userId, center: 'kormangla' } }),
    askForNone: () => ({ body: { memberId: NO_ID, center: 'kormangla' } }),
  },
  'visits/getToday': nothing,

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
    askForNone: () => ({
      body: {
        consult_type: 'Nutrition',
        age: 30,
        height: 170,
        weight: 70,
        date: '2030-03-04',
        userId: NO_ID,
      },
    }),
    toldInstead: 403,
  },
  'consultancy/getAll': nothing,
  'consultancy/slots': { ask: () => ({ query: { type: 'Fitness' } }) },
  'consultancy/move': {
    ask: async (member) => {
      const { id, coach } = await gym.make.appointment({ member });
      return { body: { id, startsAt: SLOT, coachId: coach.coachId } };
    },
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: async () => ({
      body: { id: NO_ID, startsAt: SLOT, coachId: (await gym.make.coach()).coachId },
    }),
  },
  'consultancy/cancel': {
    ask: async (member) => ({ body: { id: (await gym.make.appointment({ member })).id } }),
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'consultancy/ics': {
    ask: async (member) => ({ query: { id: (await gym.make.appointment({ member })).id } }),
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ query: { id: NO_ID } }),
  },
  'consultancy/getDay': nothing,
  'consultancy/bookFor': {
    ask: async (owner) => ({ body: { ...newBooking, userId: owner.userId } }),
    askForNone: () => ({ body: { ...newBooking, userId: NO_ID } }),
  },
  'consultancy/markNoShow': {
    ask: async () => ({
      body: { id: (await gym.make.appointment({ startsAt: new Date('2030-03-04T06:00:00.000Z') })).id },
    }),
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'consultancy/getCoaches': nothing,
  'consultancy/addCoach': { ask: () => ({ body: newCoach }) },
  'consultancy/updateCoach': {
    ask: async () => ({ body: { coachId: (await gym.make.coach()).coachId, name: 'Dr. Kavya Iyer' } }),
    askForNone: () => ({ body: { coachId: NO_ID, name: 'Dr. Kavya Iyer' } }),
  },
  'consultancy/addClosure': {
    ask: async () => ({ body: { coachId: (await gym.make.coach()).coachId, ...closure } }),
    askForNone: () => ({ body: { coachId: NO_ID, ...closure } }),
  },
  'consultancy/removeClosure': {
    ask: async () => {
      const body = { coachId: (await gym.make.coach()).coachId, ...closure };
      const added = await gym.as(await gym.make.admin()).call('consultancy/addClosure', { body });
      return { body: { id: added.body.id } };
    },
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'consultancy/getAffected': {
    ask: async () => ({ query: { coachId: (await gym.make.coach()).coachId, ...interval } }),
    askForNone: () => ({ query: { coachId: NO_ID, ...interval } }),
  },

  'contact/register': {
    ask: async () => {
      // Resets the limit of public writes, which other tests cover.
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
  'contact/update': {
    ask: async () => ({ body: { id: await gym.make.enquiry(), status: 'Answered' } }),
    askForNone: () => ({ body: { id: NO_ID, status: 'Answered' } }),
  },
  'contact/updateMany': {
    ask: async () => ({ body: { ids: [await gym.make.enquiry()] } }),
    askForNone: () => ({ body: { ids: [NO_ID] } }),
    toldInstead: 200,
  },

  'admin/getDashData': nothing,
  'admin/getDemo': nothing,
  'admin/getOrder': {
    ask: async () => ({ query: { id: (await gym.make.order()).orderId } }),
    askForNone: () => ({ query: { id: NO_ID } }),
  },
  'admin/getActivity': nothing,
  'admin/undo': {
    ask: async () => {
      const { orderId } = await gym.make.order();
      const another = gym.as(await gym.make.admin());
      const moved = await another.call('orders/update', { body: { id: orderId, status: 'Transit' } });
      return { body: { activityId: moved.body.activityId } };
    },
    isOwners: true,
    askForNone: () => ({ body: { activityId: NO_ID } }),
  },
  'admin/exportOrders': nothing,
  'admin/exportMemberships': nothing,
  'admin/exportQueries': nothing,
  'admin/exportPayments': nothing,
  'admin/exportActivity': nothing,
  'admin/exportAppointments': nothing,
  'admin/getReport': { ask: async () => ({ query: { report: 'sales' } }) },
  'admin/exportReport': { ask: async () => ({ query: { report: 'sales' } }) },
  'admin/getUnread': nothing,
  'admin/getDocuments': nothing,
  'admin/exportGst': { ask: () => ({ query: { month: '2030-03' } }) },
  'admin/getProductTax': nothing,
  'admin/setProductTax': {
    ask: async () => ({
      body: {
        productId: (await gym.make.product()).productId,
        hsn: '2106',
        rateBasisPoints: 500,
        fromDay: '2030-03-04',
      },
    }),
    askForNone: () => ({
      body: { productId: NO_ID, hsn: '2106', rateBasisPoints: 500, fromDay: '2030-03-04' },
    }),
  },
  'admin/getMails': nothing,
  'admin/getMail': {
    ask: async () => ({ query: { id: await gym.make.mail() } }),
    askForNone: () => ({ query: { id: NO_ID } }),
  },
  'admin/sendMailAgain': {
    ask: async () => ({ body: { id: await gym.make.mail({ status: 'dead' }) } }),
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'admin/getMembers': { ask: () => ({ query: { q: 'asha' } }) },
  'admin/getMember': {
    ask: (owner) => ({ query: { id: owner.userId } }),
    askForNone: () => ({ query: { id: NO_ID } }),
  },
  'admin/getMemberTimeline': {
    ask: (owner) => ({ query: { id: owner.userId } }),
    askForNone: () => ({ query: { id: NO_ID } }),
  },
  'admin/confirmGuardian': {
    ask: async () => ({ body: { id: (await gym.make.member({ dob: '2015-01-01' })).userId } }),
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'admin/markRead': { ask: () => ({ body: { list: 'orders', upTo: 1 } }) },
};

const names = Object.keys(calls) as CallName[];
const successOf = (call: Call) => call.success ?? 200;
const withToken = (call: Call) => (call.access === 'public' ? successOf(call) : 401);
const ofAnother = (call: Call, { isOwners }: Question) => (isOwners ? 403 : successOf(call));
const ofAnotherMember = (call: Call, question: Question) =>
  question.isHidden ? 404 : ofAnother(call, question);

const disable = (user: TestUser) =>
  gym.db.updateTable('users').set({ disabled_at: gym.now() }).where('id', '=', user.userId).execute();

interface Caller {
  who: string;
  /** The caller, who may be the owner of the row, and the token that is sent. */
  become: (owner: TestUser) => Promise<{ user: TestUser; token: string | undefined }>;
  status: (call: Call, question: Question) => number;
}
const withoutRights = (who: string, become: Caller['become']): Caller => ({ who, become, status: withToken });
const forMembers = (call: Call, otherwise: number) => (call.access === 'admin' ? 403 : otherwise);

const callers: Caller[] = [
  withoutRights('someone without a token', async (owner) => ({ user: owner, token: undefined })),
  withoutRights('someone with a forged token', async (owner) => ({ user: owner, token: 'f'.repeat(43) })),
  withoutRights('a member whose session ended a day ago', async (owner) => ({
    user: owner,
    token: await gym.make.session(owner.userId, -days(1)),
  })),
  withoutRights('a member who has logged out', async (owner) => {
    const token = await gym.make.session(owner.userId, days(1));
    await gym.withToken(token).call('auth/logout');
    return { user: owner, token };
  }),
  withoutRights('a disabled admin', async () => {
    const user = await gym.make.admin();
    await disable(user);
    return { user, token: user.token };
  }),
  {
    who: 'the member',
    become: async (owner) => ({ user: owner, token: owner.token }),
    status: (call) => forMembers(call, successOf(call)),
  },
  {
    who: 'another member',
    become: async () => {
      const user = await gym.make.member();
      return { user, token: user.token };
    },
    status: (call, question) => forMembers(call, ofAnotherMember(call, question)),
  },
  {
    who: 'an admin',
    become: async () => {
      const user = await gym.make.admin();
      return { user, token: user.token };
    },
    status: (call, question) =>
      question.toldAdmins ?? (question.isAlsoAdmins ? successOf(call) : ofAnother(call, question)),
  },
];

/** On the embedded engine only who gets furthest: the others are refused by our code, which the engine cannot change. */
const listCallers = (call: Call, question: Question): Caller[] =>
  gym.engine === 'postgresql'
    ? callers
    : callers.toSorted((a, b) => a.status(call, question) - b.status(call, question)).slice(0, 1);

/** Calls whose request names a row or an identity. */
const namesRow = (call: Call) =>
  [call.body, call.query].some((schema) =>
    /"(id|ids|moves|number|\w+Id|user_id|subjectId)":/.test(
      schema ? JSON.stringify(z.toJSONSchema(schema, { io: 'input' }).properties ?? {}) : '',
    ),
  );

describe('who may make which call', () => {
  it('covers every call of the contract', () => {
    expect(Object.keys(questions).sort()).toEqual(names.sort());
  });

  it('is checked for unknown rows by every call that names one', () => {
    // Filtering by an unknown row finds nothing; it is not refused.
    const filters: CallName[] = ['admin/getActivity', 'admin/exportActivity', 'reviews/get'];
    const naming = names.filter((name) => namesRow(calls[name]) && !filters.includes(name));

    expect(names.filter((name) => questions[name].askForNone)).toEqual(naming);
  });

  describe.each(names)('%s', (name) => {
    const call: Call = calls[name];
    const question = questions[name];
    const ask = async () => {
      const owner = await gym.make.member();
      return { owner, request: await question.ask(owner) };
    };
    let shared: ReturnType<typeof ask> | undefined;
    /** The same for all who are refused because of who they are: nothing comes of it. */
    const askOnce = () => (shared ??= ask());

    it.each(
      listCallers(call, question).map((caller) => ({ ...caller, expected: caller.status(call, question) })),
    )('answers $who with $expected', async ({ become, expected }) => {
      const isRefused = expected === 401 || (expected === 403 && call.access === 'admin');
      const { owner, request } = await (isRefused ? askOnce() : ask());
      const { token } = await become(owner);

      const answer = await gym.withToken(token).callLoosely(name, request);

      expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
      if (expected === 401) expect(answer.body).toEqual({ message: 'Unauthorized', code: 'unauthorized' });
    });

    const { askForNone, toldInstead = 404 } = question;
    if (!askForNone || gym.engine === 'embedded') return;
    it.each(
      callers.map(({ status, ...caller }) => {
        const refused = status(call, {} as Question);
        return { ...caller, expected: refused >= 400 ? refused : toldInstead };
      }),
    )('about no row answers $who with $expected', async ({ become, expected }) => {
      const isRefused = expected === 401 || expected === 403;
      const { user, token } = await become(isRefused ? (await askOnce()).owner : await gym.make.member());

      const answer = await gym.withToken(token).callLoosely(name, await askForNone(user));

      expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
    });
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

  it('does not validate the body of a stranger', async () => {
    const answer = await gym.guest().callLoosely('orders/order', { body: { nonsense: true } });

    expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
  });

  it('refuses a disabled account', async () => {
    const member = await gym.make.member();
    await disable(member);

    expect((await gym.as(member).call('user/profile')).status).toBe(401);
  });
});
