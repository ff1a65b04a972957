import { randomUUID } from 'node:crypto';
import type { ActivityAction } from '@namma/contract/admin';
import type { ErrorReply } from '@namma/contract/calls';
import { addDays, days, minutes } from '@namma/contract/dates';
import { imageSidesPixels } from '@namma/contract/images';
import { DELETED_MEMBER } from '@namma/contract/members';
import { type CallName, methods } from '@namma/contract/methods';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders';
import type { NewCoach } from '@namma/contract/schemas/coaches';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { addResetToken, insertReset } from '../modules/auth/queries.ts';
import { createToken, hashToken } from '../modules/auth/tokens.ts';
import { insertImage } from '../modules/images/queries.ts';
import { codeOfCard } from '../testing/card.ts';
import type { Answer } from '../testing/client.ts';
import { isLong } from '../testing/fault-forms.ts';
import { startTestGym } from '../testing/gym.ts';
import { countDeadlocks } from '../testing/locks.ts';
import { PASSWORD, type TestProduct, type TestUser } from '../testing/make.ts';
import { drawPicture } from '../testing/pictures.ts';
import { listKeptTotals, listRecountedTotals } from '../testing/totals.ts';

const gym = await startTestGym({
  today: '2030-03-04',
  mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
  isGuardianChecked: true,
});
const admins = await gym.make.admins(4);

type WritingCall = {
  [N in CallName]: (typeof methods)[N] extends 'GET' ? never : N;
}[CallName];

interface Race {
  /** The expected outcome, for the first callers and for the others. */
  title: string;
  /** Sends the call many times at the same moment and checks the outcome. */
  run: () => Promise<void>;
}

const atOnce = <T>(howMany: number, ask: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: howMany }, (_, n) => ask(n)));

/** The number of answers by status. */
function countStatuses(answers: readonly Pick<Answer<unknown>, 'status'>[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const numberedAddress = (n: number) => ({
  name: `Asha ${n}`,
  email: 'asha@example.com',
  phone: '9876543210',
  address: `${n}, MG Road`,
  town: 'Bengaluru',
  pincode: '560001',
  district: 'Bengaluru Urban',
  addresstype: 'home' as const,
});

const byAdmin = (n: number) => gym.as(admins[n % admins.length] as TestUser);
const anyAddress = () => `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/** How often the action on this subject was recorded. */
async function countRecorded(action: ActivityAction, subjectId: number): Promise<number> {
  const entries = gym.db.selectFrom('activity').select('id').where('action', '=', action);
  return (await entries.where('subject_id', '=', subjectId).execute()).length;
}

const ledgerOf = async (member: TestUser, id: number) =>
  (await gym.as(member).call('membership/getLedger', { query: { id } })).body;

/** What a member's card shows now. */
const cardCodeOf = async (member: TestUser): Promise<string> =>
  codeOfCard((await gym.as(member).call('user/cardSecret')).body, gym.now());

/** How often a member was let in. */
async function countVisitsOf({ userId }: TestUser): Promise<number> {
  const visits = gym.db.selectFrom('visits').select('id').where('user_id', '=', userId);
  return (await visits.where('is_in', '=', true).execute()).length;
}

/** The receipts of a membership, oldest first. */
const receiptsOf = (membershipId: number) =>
  gym.db
    .selectFrom('payments')
    .select(['id', 'amount_paise'])
    .where('membership_id', '=', membershipId)
    .orderBy('id')
    .execute();

const statusOf = async (orderId: number) => {
  const orders = gym.db.selectFrom('orders').select('order_status').where('id', '=', orderId);
  return (await orders.executeTakeFirstOrThrow()).order_status;
};

/** What is on hand of a product, with its batches. */
const getStock = async (productId: number) =>
  (await byAdmin(0).call('stock/getDetails', { query: { productId } })).body.stock;

const getProduct = async (id: number) => (await gym.guest().call('product/get', { query: { id } })).body;

/** A member who is about to order, by default a product shown at 306. */
async function shopper(given?: TestProduct) {
  const member = await gym.make.member();
  const product = given ?? (await gym.make.product({ price: 349.5, discount: 12.5 }));
  const body = {
    paymentMode: 'COD' as const,
    source: 'buy' as const,
    addressId: await gym.make.address(member),
    cartProductDetails: [{ productId: product.productId, quantity: 2 }],
  };
  const order = (key: string) =>
    gym.as(member).call('orders/order', { body, headers: { [IDEMPOTENCY_KEY_HEADER]: key } });
  return { member, product, body, order };
}

const registration = (email: string) => ({
  name: 'Ravi',
  email,
  phone: '9876543210',
  DOB: '1990-01-01',
  gender: 'Male' as const,
  address: '1, MG Road',
  password: PASSWORD,
  Cpassword: PASSWORD,
});

const membership = {
  type: 'Elite' as const,
  center: 'HSR Layout' as const,
  start_Date: '2030-03-04',
  end_Date: '2031-03-04',
};

/** The start of a renewal of Elite Plus for six months from today. */
const renewal = { start_Date: '2030-09-05', end_Date: '2031-03-05' };
const booking = { consult_type: 'Fitness' as const, age: 30, height: 170, weight: 70, date: '2030-03-04' };
/** On 6 March, a Wednesday, at noon in IST. */
const seatOf = ({ coachId }: { coachId: number }) => ({ coachId, startsAt: '2030-03-06T06:30:00Z' });
/** How many appointments a coach has that are not cancelled. */
const countSeats = async (coachId: number) => {
  const seats = gym.db.selectFrom('bookings').select('id').where('coach_id', '=', coachId);
  return (await seats.where('status', '<>', 'cancelled').execute()).length;
};

/** So that no closure counts in other tests. */
async function reopenAll(): Promise<void> {
  for (const { id } of (await byAdmin(0).call('centers/getClosures')).body)
    await byAdmin(0).call('centers/reopen', { body: { id } });
}

/** Every request names all rows, and each row must be changed by only one of them. */
async function expectEachDoneOnce(
  action: ActivityAction,
  ids: readonly number[],
  ask: (n: number) => Promise<Answer<{ done: number[]; left: { id: number }[] }>>,
): Promise<void> {
  const answers = await atOnce(8, ask);

  expect(countStatuses(answers)).toEqual({ 200: 8 });
  expect(answers.flatMap((answer) => answer.body.done).sort((a, b) => a - b)).toEqual(ids);
  expect(answers.flatMap((answer) => answer.body.left)).toHaveLength(7 * ids.length);
  for (const id of ids) expect(await countRecorded(action, id)).toBe(1);
}

/** The ids in ascending order. */
const make = (howMany: number, one: () => Promise<number>) =>
  Promise.all(Array.from({ length: howMany }, one)).then((ids) => ids.sort((a, b) => a - b));

const CANCEL_PAIRS = isLong ? 50 : 8;

/** The member cancels a Pending order while an admin moves it. */
async function cancelAgainstAdvance(): Promise<void> {
  const { member, product, order: place } = await shopper(await gym.make.product({ onHand: 5 }));
  const [orderId = 0] = (await place(randomUUID())).body.orderIds;

  const [cancelled, moved] = await Promise.all([
    gym.as(member).call('orders/cancel', { body: { id: orderId } }),
    byAdmin(0).call('orders/update', { body: { id: orderId, status: 'Transit' } }),
  ]);

  expect([cancelled.status, moved.status].sort()).toEqual([200, 409]);
  const [order] = (await gym.as(member).call('orders/getOrders')).body;
  expect(order?.orderStatus).toBe(moved.status === 200 ? 'Transit' : 'Pending');
  expect(order?.cancelledAt).toBe(cancelled.status === 200 ? gym.now().toISOString() : null);
  expect((await getProduct(product.productId)).buyCounts).toBe(cancelled.status === 200 ? 0 : 2);
  expect((await getStock(product.productId))?.onHand).toBe(cancelled.status === 200 ? 5 : 3);
  expect(await countRecorded('order cancelled', orderId)).toBe(cancelled.status === 200 ? 1 : 0);
  expect(await countRecorded('order moved', orderId)).toBe(moved.status === 200 ? 1 : 0);
}

/** Every writing call of the contract. A call without an entry does not compile, and fails the first test below. */
const races: Record<WritingCall, Race[]> = {
  'auth/userRegister': [
    {
      title: 'makes one account of one email, in whatever case',
      run: async () => {
        const email = `${randomUUID()}@example.com`;

        const answers = await atOnce(16, (n) =>
          gym.guest(anyAddress()).call('auth/userRegister', {
            body: registration(n % 2 ? email : email.toUpperCase()),
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 15 });
        expect(
          await gym.db.selectFrom('users').select('id').where('email', '=', email).execute(),
        ).toHaveLength(1);
      },
    },
  ],
  'auth/userLogin': [
    {
      title: 'opens a session of its own for every right password',
      run: async () => {
        const { email, userId } = await gym.make.member();

        const answers = await atOnce(12, () =>
          gym.guest(anyAddress()).call('auth/userLogin', { body: { email, password: PASSWORD } }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 12 });
        expect(new Set(answers.map((answer) => answer.body.token)).size).toBe(12);
        const sessions = gym.db.selectFrom('sessions').select('user_id').where('user_id', '=', userId);
        expect(await sessions.execute()).toHaveLength(13); // with the one from make.member()
      },
    },
  ],
  'auth/forgot': [
    {
      title: 'writes three mails for one email',
      run: async () => {
        const { email, userId } = await gym.make.member();

        const answers = await atOnce(12, () =>
          gym.guest(anyAddress()).call('auth/forgot', { body: { email } }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 12 });
        const requests = gym.db.selectFrom('password_resets').select('id').where('user_id', '=', userId);
        expect(await requests.execute()).toHaveLength(3);
        const mails = gym.db.selectFrom('mails').select('id').where('recipient', '=', email);
        expect(await mails.execute()).toHaveLength(3);
      },
    },
  ],
  'auth/resetByLink': [
    {
      title: 'uses a link once',
      run: async () => {
        const { userId } = await gym.make.member();
        const [id, token] = [randomUUID(), createToken()];
        await insertReset(gym.db, {
          id,
          user_id: userId,
          expires_at: new Date(gym.now().getTime() + minutes(10)),
        });
        await addResetToken(gym.db, id, hashToken(token), gym.now());

        const answers = await atOnce(8, (n) =>
          gym.guest(anyAddress()).call('auth/resetByLink', {
            body: { token, newPassword: `password ${n}`, conPassword: `password ${n}` },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 1, 400: 7 });
      },
    },
  ],
  'auth/logout': [
    {
      title: 'ends the session, whoever was first',
      run: async () => {
        const member = await gym.make.member();

        const answers = await atOnce(30, () => gym.as(member).call('auth/logout'));

        const { 200: ended = 0, 401: late = 0 } = countStatuses(answers);
        expect(ended).toBeGreaterThan(0);
        expect(ended + late).toBe(30);
        expect((await gym.as(member).call('user/profile')).status).toBe(401);
      },
    },
  ],

  'user/update': [
    {
      title: 'keeps one of the forms whole',
      run: async () => {
        const member = await gym.make.member();
        const form = (n: number) => ({
          name: `Asha ${n}`,
          phone: String(9_000_000_000 + n),
          DOB: `1990-01-${n + 10}`,
        });

        const answers = await atOnce(20, (n) => gym.as(member).call('user/update', { body: form(n) }));

        expect(countStatuses(answers)).toEqual({ 200: 20 });
        const { name, phone, DOB } = (await gym.as(member).call('user/profile')).body;
        expect({ name, phone, DOB }).toEqual(form(Number(name.slice('Asha '.length))));
      },
    },
  ],
  'user/reset': [
    {
      title: 'lets one new password win; the other devices find the old one wrong, or are signed out',
      run: async () => {
        const member = await gym.make.member();
        const tokens = await Promise.all(
          Array.from({ length: 9 }, () => gym.make.session(member.userId, days(30))),
        );
        const passwordOf = (n: number) => `new password ${n}`;

        const answers = await atOnce(9, (n) =>
          gym.withToken(tokens[n]).call('user/reset', {
            body: { oldPassword: PASSWORD, newPassword: passwordOf(n), conPassword: passwordOf(n) },
          }),
        );

        const { 200: changed, 400: wrong = 0, 401: signedOut = 0 } = countStatuses(answers);
        expect([changed, wrong + signedOut]).toEqual([1, 8]);
        const winner = answers.findIndex((answer) => answer.status === 200);
        const alive = await atOnce(9, (n) => gym.withToken(tokens[n]).call('user/profile'));
        expect(alive.map((answer) => answer.status)).toEqual(
          tokens.map((_, n) => (n === winner ? 200 : 401)),
        );
        const signIns = await atOnce(9, (n) =>
          gym.guest(anyAddress()).call('auth/userLogin', {
            body: { email: member.email, password: passwordOf(n) },
          }),
        );
        expect(signIns.map((answer) => answer.status)).toEqual(
          tokens.map((_, n) => (n === winner ? 200 : 400)),
        );
      },
    },
  ],

  'privacy/deleteAccount': [
    {
      title: 'deletes the account once',
      run: async () => {
        const member = await gym.make.member();
        const tokens = await Promise.all(
          Array.from({ length: 8 }, () => gym.make.session(member.userId, days(30))),
        );

        const answers = await atOnce(8, (n) =>
          gym.withToken(tokens[n]).call('privacy/deleteAccount', { body: { password: PASSWORD } }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 1, 401: 7 });
        expect(await countRecorded('account deleted', member.userId)).toBe(1);
      },
    },
    {
      title: 'beside a checkout leaves either the order or no account',
      run: async () => {
        const shoppers = await Promise.all(Array.from({ length: 10 }, () => shopper()));

        const outcomes = await atOnce(10, async (n) => {
          const { member, order, body } = shoppers[n] as Awaited<ReturnType<typeof shopper>>;
          const place = () =>
            n % 2 === 0 ? order(randomUUID()) : gym.as(member).call('orders/order', { body });
          const [ordered, deleted] = await Promise.all([
            place(),
            gym.as(member).call('privacy/deleteAccount', { body: { password: PASSWORD } }),
          ]);
          return { member, statuses: `${ordered.status} ${deleted.status}` };
        });

        for (const { member, statuses } of outcomes) {
          expect(['200 409', '201 409', '401 200', '404 200']).toContain(statuses);
          const orders = gym.db.selectFrom('orders').select('id').where('user_id', '=', member.userId);
          expect(await orders.execute()).toHaveLength(statuses.startsWith('20') ? 1 : 0);
        }
      },
    },
    {
      title: 'beside sign-ins, bookings, memberships and changes of the profile leaves nothing of the person',
      run: async () => {
        const member = await gym.make.member();
        const cart = await gym.make.product();
        const client = gym.as(member);

        const [deleted] = await Promise.all([
          client.call('privacy/deleteAccount', { body: { password: PASSWORD, isSure: true } }),
          ...Array.from({ length: 3 }, () =>
            gym
              .guest(anyAddress())
              .call('auth/userLogin', { body: { email: member.email, password: PASSWORD } }),
          ),
          gym.guest(anyAddress()).call('auth/forgot', { body: { email: member.email } }),
          client.call('user/update', { body: { name: 'Kaveri', phone: '9000000009', DOB: '1991-01-01' } }),
          client.call('cart/addAddress', { body: numberedAddress(1) }),
          client.call('cart/add', { body: { productId: cart.productId } }),
          client.call('membership/register', { body: membership }),
          client.call('consultancy/book', { body: booking }),
        ]);

        expect(deleted.status).toBe(200);
        const rowsOf = (table: 'sessions' | 'addresses' | 'password_resets') =>
          gym.db.selectFrom(table).select('user_id').where('user_id', '=', member.userId).execute();
        expect(await rowsOf('sessions')).toEqual([]);
        expect(await rowsOf('addresses')).toEqual([]);
        expect(await rowsOf('password_resets')).toEqual([]);
        const mails = gym.db.selectFrom('mails').select('id').where('recipient', '=', member.email);
        expect(await mails.execute()).toEqual([]);
        const users = gym.db.selectFrom('users').select(['name', 'phone', 'dob']);
        expect(await users.where('id', '=', member.userId).execute()).toEqual([
          { name: DELETED_MEMBER, phone: null, dob: null },
        ]);
      },
    },
  ],

  'product/add': [
    {
      title: 'adds as many as were asked for, each on record and with its words known to the search',
      run: async () => {
        const words = Array.from({ length: 20 }, () => `w${randomUUID().slice(0, 8)}`);

        const answers = await atOnce(20, (n) =>
          byAdmin(n).call('product/add', {
            body: {
              name: `Race ${words[n]}`,
              category: 'fitfood',
              description: 'Whole oats, rolled.',
              price: 300,
              discount: 0,
              image: '/images/oats.webp',
            },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 20 });
        const found = await atOnce(20, (n) =>
          gym.guest().call('product/getAll', { query: { category: words[n] as string } }),
        );
        expect(found.map(({ body }) => body.content.map(({ name }) => name))).toEqual(
          words.map((word) => [`Race ${word}`]),
        );
        for (const { body } of found)
          expect(await countRecorded('product added', body.content[0]?.productId ?? 0)).toBe(1);
      },
    },
  ],
  'product/update': [
    {
      title: 'keeps the last form whole, and the record tells the changes one after the other',
      run: async () => {
        const { productId } = await gym.make.product();
        const form = (n: number) => ({
          productId,
          name: `Edit ${n}`,
          description: `Description ${n}`,
          price: n + 1,
          discount: n,
          available: (n % 2) as 0 | 1,
        });

        const answers = await atOnce(20, (n) => byAdmin(n).call('product/update', { body: form(n) }));

        expect(countStatuses(answers)).toEqual({ 200: 20 });
        const product = await getProduct(productId);
        expect(product).toMatchObject(form(Number(product.name.slice('Edit '.length))));
        const entries = await gym.db
          .selectFrom('activity')
          .select(['before', 'after'])
          .where('action', '=', 'product changed')
          .where('subject_id', '=', productId)
          .orderBy('id')
          .execute();
        expect(entries).toHaveLength(20);
        const names = entries.map((entry) => [entry.before?.name, entry.after?.name]);
        expect(names.slice(1).map(([before]) => before)).toEqual(
          names.slice(0, -1).map(([, after]) => after),
        );
        expect(names.at(-1)?.[1]).toBe(product.name);
      },
    },
  ],
  'product/delete': [
    {
      title: 'deletes once; the others are told that it is gone',
      run: async () => {
        const { productId } = await gym.make.product();

        const answers = await atOnce(30, (n) =>
          byAdmin(n).call('product/delete', { query: { id: productId } }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 1, 404: 29 });
        expect(await countRecorded('product deleted', productId)).toBe(1);
      },
    },
  ],

  'stock/receive': [
    {
      title: 'adds every delivery, to one batch',
      run: async () => {
        const { productId } = await gym.make.product({ onHand: 0 });

        const answers = await atOnce(20, (n) =>
          byAdmin(n).call('stock/receive', {
            body: { productId, quantity: n + 1, lot: 'B-7', bestBefore: '2031-03-04' },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 20 });
        expect(await getStock(productId)).toMatchObject({ onHand: 210, batches: [{ onHand: 210 }] });
        expect(await countRecorded('stock received', productId)).toBe(20);
      },
    },
    {
      title: 'with one key adds the delivery once',
      run: async () => {
        const { productId } = await gym.make.product({ onHand: 0 });
        const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };

        const answers = await atOnce(8, () =>
          byAdmin(0).call('stock/receive', { body: { productId, quantity: 5 }, headers }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 8 });
        expect((await getStock(productId))?.onHand).toBe(5);
      },
    },
  ],
  'stock/count': [
    {
      title: 'keeps one of the counts, whatever was on hand',
      run: async () => {
        const { productId } = await gym.make.product({ onHand: 50 });

        const answers = await atOnce(20, (n) =>
          byAdmin(n).call('stock/count', { body: { productId, onHand: 10 * n, reason: `Count ${n}` } }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 20 });
        const moves = await byAdmin(0).call('stock/getMoves', { query: { productId } });
        expect((await getStock(productId))?.onHand).toBe(
          10 * Number(moves.body.content[0]?.reason?.slice(6)),
        );
      },
    },
  ],
  'stock/damage': [
    {
      title: 'never writes off more than there is',
      run: async () => {
        const { productId } = await gym.make.product({ onHand: 7 });

        const answers = await atOnce(12, (n) =>
          byAdmin(n).call('stock/damage', { body: { productId, quantity: 1, reason: 'Torn pouch' } }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 7, 409: 5 });
        expect((await getStock(productId))?.onHand).toBe(0);
      },
    },
  ],
  images: [
    {
      title: 'stores the same file once',
      run: async () => {
        const admin = gym.as(await gym.make.admin());
        const body = await drawPicture();

        const answers = await atOnce(4, () =>
          admin.callLoosely('images', { body, headers: { 'content-type': 'image/png' } }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 4 });
        expect(new Set(answers.map((answer) => answer.body.image)).size).toBe(1);
        const hash = /[0-9a-f]{64}/.exec(answers[0]?.body.image ?? '')?.[0] ?? '';
        const files = gym.db.selectFrom('image_files').select('side').where('hash', '=', hash);
        expect(await files.execute()).toHaveLength(6);
      },
    },
    {
      title: 'stores a file once that several processes have prepared',
      run: async () => {
        const { userId } = await gym.make.admin();
        const image = {
          hash: hashToken(createToken()).toString('hex'),
          uploaded_by: userId,
          created_at: gym.now(),
        };
        const prepared = imageSidesPixels.map(
          (side) => ({ side, format: 'webp', body: Buffer.alloc(1) }) as const,
        );

        await atOnce(8, () => inTransaction(gym.db, (tx) => insertImage(tx, image, prepared)));

        const files = gym.db.selectFrom('image_files').select('side').where('hash', '=', image.hash);
        expect(await files.execute()).toHaveLength(prepared.length);
      },
    },
  ],
  'cart/add': [
    {
      title: 'keeps one line, with every piece',
      run: async () => {
        const member = await gym.make.member();
        const { productId } = await gym.make.product();

        const answers = await atOnce(200, () => gym.as(member).call('cart/add', { body: { productId } }));

        expect(countStatuses(answers)).toEqual({ 201: 200 });
        const cart = (await gym.as(member).call('cart/cartDetails')).body;
        expect(cart.map(({ quantity }) => quantity)).toEqual([200]);
      },
    },
    {
      title: 'keeps every piece of additions of several',
      run: async () => {
        const member = await gym.make.member();
        const { productId } = await gym.make.product();

        const answers = await atOnce(40, (n) =>
          gym.as(member).call('cart/add', { body: { productId, quantity: n + 1 } }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 40 });
        const cart = (await gym.as(member).call('cart/cartDetails')).body;
        expect(cart.map(({ quantity }) => quantity)).toEqual([(40 * 41) / 2]);
      },
    },
    {
      title: 'fills a cart up to a hundred lines, and no further',
      run: async () => {
        const member = await gym.make.member();
        for (const product of await gym.make.products(60)) await gym.make.cartLine(member, product);
        const products = await gym.make.products(60);

        const answers = await atOnce(60, (n) =>
          gym.as(member).call('cart/add', { body: { productId: products[n]?.productId ?? 0 } }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 40, 409: 20 });
        expect((await gym.as(member).call('cart/cartDetails')).body).toHaveLength(100);
      },
    },
  ],
  'cart/update': [
    {
      title: 'keeps a quantity that somebody asked for',
      run: async () => {
        const member = await gym.make.member();
        const cartId = await gym.make.cartLine(member);

        const answers = await atOnce(40, (n) =>
          gym.as(member).call('cart/update', { body: { cartId, quantity: 100 + n } }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 40 });
        const [line] = (await gym.as(member).call('cart/cartDetails')).body;
        expect(Array.from({ length: 40 }, (_, n) => 100 + n)).toContain(line?.quantity);
      },
    },
  ],
  'cart/remove': [
    {
      title: 'removes once; the others are told that it is gone',
      run: async () => {
        const member = await gym.make.member();
        const id = await gym.make.cartLine(member);

        const answers = await atOnce(40, () => gym.as(member).call('cart/remove', { query: { id } }));

        expect(countStatuses(answers)).toEqual({ 200: 1, 404: 39 });
        expect((await gym.as(member).call('cart/cartDetails')).body).toEqual([]);
      },
    },
  ],
  'cart/addAddress': [
    {
      title: 'saves an address once that is sent under one key',
      run: async () => {
        const member = await gym.make.member();
        const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };

        const answers = await atOnce(8, () =>
          gym.as(member).call('cart/addAddress', { body: numberedAddress(0), headers }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 8 });
        expect((await gym.as(member).call('cart/addressDetails')).body).toHaveLength(1);
      },
    },
    {
      title: 'saves every one of them',
      run: async () => {
        const member = await gym.make.member();

        const answers = await atOnce(40, (n) =>
          gym.as(member).call('cart/addAddress', {
            body: numberedAddress(n),
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 40 });
        const saved = (await gym.as(member).call('cart/addressDetails')).body;
        expect(new Set(saved.map(({ address }) => address)).size).toBe(40);
      },
    },
    {
      title: 'saves a hundred of a member, and no more',
      run: async () => {
        const member = await gym.make.member();
        for (let n = 0; n < 60; n++) await gym.make.address(member);

        const answers = await atOnce(60, () =>
          gym.as(member).call('cart/addAddress', { body: numberedAddress(0) }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 40, 409: 20 });
        expect((await gym.as(member).call('cart/addressDetails')).body).toHaveLength(100);
      },
    },
  ],
  'cart/updateAddress': [
    {
      title: 'keeps one of the addresses as a whole',
      run: async () => {
        const member = await gym.make.member();
        const addressId = await gym.make.address(member);

        const answers = await atOnce(40, (n) =>
          gym.as(member).call('cart/updateAddress', { body: { ...numberedAddress(n), addressId } }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 40 });
        const [saved, ...others] = (await gym.as(member).call('cart/addressDetails')).body;
        expect(others).toEqual([]);
        const kept = Number(saved?.name.replace('Asha ', ''));
        const { addresstype, ...fields } = numberedAddress(kept);
        expect(saved).toEqual({ ...fields, addressId, state: 'KARNATAKA', addressType: addresstype });
      },
    },
    {
      title: 'never brings back an address that is deleted at that moment',
      run: async () => {
        const member = await gym.make.member();
        const addressId = await gym.make.address(member);

        const [changed, removed] = await Promise.all([
          atOnce(20, (n) =>
            gym.as(member).call('cart/updateAddress', { body: { ...numberedAddress(n), addressId } }),
          ),
          gym.as(member).call('cart/removeAddress', { query: { id: addressId } }),
        ]);

        expect(removed.status).toBe(200);
        const { 200: before = 0, 404: after = 0 } = countStatuses(changed);
        expect(before + after).toBe(20);
        expect((await gym.as(member).call('cart/addressDetails')).body).toEqual([]);
      },
    },
  ],
  'cart/removeAddress': [
    {
      title: 'deletes once; the others are told that it is gone',
      run: async () => {
        const member = await gym.make.member();
        const id = await gym.make.address(member);

        const answers = await atOnce(40, () => gym.as(member).call('cart/removeAddress', { query: { id } }));

        expect(countStatuses(answers)).toEqual({ 200: 1, 404: 39 });
      },
    },
  ],

  'orders/order': [
    {
      title: 'with one key orders once, and tells all the same',
      run: async () => {
        const { member, product, order } = await shopper();

        const answers = await atOnce(200, () => order('one key'));

        expect(countStatuses(answers)).toEqual({ 201: 200 });
        expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
        expect((await gym.as(member).call('orders/getOrders')).body).toHaveLength(1);
        expect((await getProduct(product.productId)).buyCounts).toBe(2);
      },
    },
    {
      title: 'with 200 keys orders 200 times, and counts every piece and rupee',
      run: async () => {
        // Four members, because orders are limited per member and hour.
        const product = await gym.make.product({ price: 349.5, discount: 12.5 });
        const shoppers = await Promise.all(Array.from({ length: 4 }, () => shopper(product)));
        const admin = gym.as(await gym.make.admin());
        const before = (await admin.call('admin/getDashData')).body;

        const answers = await atOnce(200, (n) => shoppers[n % 4]?.order(`key ${n}`) ?? Promise.reject());

        expect(countStatuses(answers)).toEqual({ 201: 200 });
        expect(new Set(answers.map((answer) => answer.body.checkoutId)).size).toBe(200);
        for (const { member } of shoppers)
          expect((await gym.as(member).call('orders/getOrders')).body).toHaveLength(50);
        expect((await getProduct(product.productId)).buyCounts).toBe(400);
        const after = (await admin.call('admin/getDashData')).body;
        expect(after.todaySales - before.todaySales).toBe(400 * 306);
        expect(after.totalSales - before.totalSales).toBe(400 * 306);
      },
    },
    {
      title: 'sells the last piece to one of fifty',
      run: async () => {
        const product = await gym.make.product({ onHand: 1 });
        const shoppers = await Promise.all(Array.from({ length: 50 }, () => shopper(product)));

        const answers = await atOnce(50, (n) => {
          const { member, body } = shoppers[n] as Awaited<ReturnType<typeof shopper>>;
          const lines = [{ productId: product.productId, quantity: 1 }];
          return gym.as(member).call('orders/order', { body: { ...body, cartProductDetails: lines } });
        });

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 49 });
        expect(await getProduct(product.productId)).toMatchObject({ available: 0, buyCounts: 1 });
        expect((await getStock(product.productId))?.onHand).toBe(0);
      },
    },
    {
      title:
        'of five products in two hundred baskets sells what there is, to the piece and without a deadlock',
      run: async () => {
        const stocked = [40, 60, 90, 200, 1_000];
        const products = await Promise.all(
          stocked.map((onHand) => gym.make.product({ onHand, price: 10, discount: 0 })),
        );
        const shoppers = await Promise.all(Array.from({ length: 8 }, () => shopper(products[0])));
        // Every basket names its products in another order.
        const basketOf = (n: number) =>
          products
            .map(({ productId }, i) => ({ productId, quantity: ((n + i) % 3) + 1, place: (n * (i + 3)) % 7 }))
            .filter(({ place }) => place < 5)
            .sort((a, b) => a.place - b.place)
            .map(({ productId, quantity }) => ({ productId, quantity }));

        const answers = await atOnce(200, (n) => {
          const { member, body } = shoppers[n % 8] as Awaited<ReturnType<typeof shopper>>;
          const lines = basketOf(n);
          return gym.as(member).call('orders/order', {
            body: { ...body, cartProductDetails: lines.length > 0 ? lines : body.cartProductDetails },
          });
        });

        const { 201: placed = 0, 409: short = 0 } = countStatuses(answers);
        expect([placed + short, placed > 20, short > 0]).toEqual([200, true, true]);
        const sold = await gym.db
          .selectFrom('orders')
          .select((eb) => ['product_id', eb.fn.sum<number>('quantity').as('pieces')])
          .where(
            'product_id',
            'in',
            products.map(({ productId }) => productId),
          )
          .groupBy('product_id')
          .execute();
        for (const [i, { productId }] of products.entries()) {
          const pieces = sold.find(({ product_id }) => product_id === productId)?.pieces ?? 0;
          expect((await getStock(productId))?.onHand).toBe((stocked[i] ?? 0) - pieces);
          expect((await getProduct(productId)).buyCounts).toBe(pieces);
        }
        expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
        expect(await countDeadlocks(gym.db)).toBe(0);
      },
    },
    {
      title: 'takes sixty of one member in an hour, and asks for patience with the others',
      run: async () => {
        const { member, product, order } = await shopper();

        const answers = await atOnce(90, (n) => order(`key ${n}`));

        expect(countStatuses(answers)).toEqual({ 201: 60, 429: 30 });
        expect((await gym.as(member).call('orders/getOrders')).body).toHaveLength(60);
        expect((await getProduct(product.productId)).buyCounts).toBe(120);
      },
    },
    {
      title: 'orders a cart once, however many tabs confirm it with keys of their own',
      run: async () => {
        const { member, product, body } = await shopper();
        await gym.make.cartLine(member, product, 2);

        const answers = await atOnce(40, (n) =>
          gym.as(member).call('orders/order', {
            body: { ...body, source: 'cart' },
            headers: { [IDEMPOTENCY_KEY_HEADER]: `tab ${n}` },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 39 });
        expect((await getProduct(product.productId)).buyCounts).toBe(2);
      },
    },
  ],
  'orders/rating': [
    {
      title: 'takes one rating of a delivered order',
      run: async () => {
        const { member, product, orderId } = await gym.make.order({ orderStatus: 'Delivered' });

        const answers = await atOnce(40, (n) =>
          gym.as(member).call('orders/rating', {
            body: { rating: (n % 5) + 1, productId: product.productId, orderId },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 39 });
        const stars = (answers.findIndex((answer) => answer.status === 200) % 5) + 1;
        expect((await getProduct(product.productId)).rating).toBe(stars);
      },
    },
    {
      title: 'takes one rating for each of three delivered orders when none is named',
      run: async () => {
        const [member, product] = [await gym.make.member(), await gym.make.product()];
        for (let i = 0; i < 3; i++) await gym.make.order({ member, product, orderStatus: 'Delivered' });

        const answers = await atOnce(40, () =>
          gym.as(member).call('orders/rating', { body: { rating: 4, productId: product.productId } }),
        );

        // On PostgreSQL several requests may choose the same oldest order. All but the first get 409 and may be repeated.
        const { 200: rated = 0, 409: refused = 0 } = countStatuses(answers);
        expect(rated + refused).toBe(40);
        const orders = (await gym.as(member).call('orders/getOrders')).body;
        expect(orders.filter(({ rating }) => rating === 4)).toHaveLength(rated);
        expect((await getProduct(product.productId)).rating).toBe(4);
      },
    },
  ],
  'orders/cancel': [
    {
      title: 'cancels an order once, whoever is first',
      run: async () => {
        const { orderId, member, product } = await gym.make.order({ quantity: 3 });

        const answers = await atOnce(20, (n) =>
          (n % 2 ? gym.as(member) : byAdmin(n)).call('orders/cancel', { body: { id: orderId } }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 });
        expect(await countRecorded('order cancelled', orderId)).toBe(1);
        expect((await getProduct(product.productId)).buyCounts).toBe(0);
      },
    },
    {
      title: 'against an admin who moves the order to Transit: one of the two happens',
      run: async () => {
        await Promise.all(Array.from({ length: CANCEL_PAIRS }, cancelAgainstAdvance));

        expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
      },
    },
  ],
  'reviews/hide': [
    {
      title: 'hides a review once when many admins ask',
      run: async () => {
        const { id, orderId } = await gym.make.review();

        const answers = await atOnce(12, (n) =>
          byAdmin(n).call('reviews/hide', { body: { id, reason: 'Rude words' } }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 11 });
        expect(await countRecorded('review hidden', orderId)).toBe(1);
      },
    },
  ],
  'reviews/show': [
    {
      title: 'shows a hidden review once when many admins ask',
      run: async () => {
        const { id, orderId } = await gym.make.review();
        await byAdmin(0).call('reviews/hide', { body: { id, reason: 'Rude words' } });

        const answers = await atOnce(12, (n) => byAdmin(n).call('reviews/show', { body: { id } }));

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 11 });
        expect(await countRecorded('review shown', orderId)).toBe(1);
      },
    },
  ],
  'returns/request': [
    {
      title: 'creates one return when many requests arrive',
      run: async () => {
        const { orderId, member } = await gym.make.order({ orderStatus: 'Delivered' });

        const answers = await atOnce(20, (n) =>
          (n % 2 ? gym.as(member) : byAdmin(n)).call('returns/request', {
            body: { orderId, reason: 'Too sweet' },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 19 });
        expect(await countRecorded('return requested', orderId)).toBe(1);
      },
    },
    {
      title: 'against the undo of the delivery: one of the two happens',
      run: async () => {
        const { orderId, member } = await gym.make.order({ orderStatus: 'Out-For-Delivery' });
        const delivered = await byAdmin(0).call('orders/update', {
          body: { id: orderId, status: 'Delivered' },
        });

        const [asked, undone] = await Promise.all([
          gym.as(member).call('returns/request', { body: { orderId, reason: 'Too sweet' } }),
          byAdmin(0).call('admin/undo', { body: { activityId: delivered.body.activityId ?? 0 } }),
        ]);

        expect([asked.status === 201, undone.status === 200].sort()).toEqual([false, true]);
        expect(await statusOf(orderId)).toBe(asked.status === 201 ? 'Delivered' : 'Out-For-Delivery');
      },
    },
  ],
  'returns/decide': [
    {
      title: 'decides once when many admins decide differently',
      run: async () => {
        const id = await gym.make.returned();

        const answers = await atOnce(20, (n) =>
          byAdmin(n).call('returns/decide', { body: { id, decision: n % 2 ? 'approve' : 'refuse' } }),
        );

        // What is approved can still be refused.
        const { 200: done = 0, 409: refused = 0 } = countStatuses(answers);
        expect([1, 2]).toContain(done);
        expect(done + refused).toBe(20);
      },
    },
    {
      title: 'refunds each order of a checkout once, and all of it together',
      run: async () => {
        const { member, body } = await shopper();
        const other = await gym.make.product({ price: 500, discount: 0 });
        const placed = await gym.as(member).call('orders/order', {
          body: {
            ...body,
            cartProductDetails: [...body.cartProductDetails, { productId: other.productId, quantity: 1 }],
          },
        });
        const { orderIds, checkoutId, total } = placed.body;
        for (const status of ['Transit', 'Out-For-Delivery', 'Delivered'] as const)
          await byAdmin(0).call('orders/updateMany', {
            body: { moves: orderIds.map((id) => ({ id, status })) },
          });
        await byAdmin(0).call('payments/receive', {
          body: { subject: 'checkout', id: checkoutId, mode: 'cash' },
        });
        for (const orderId of orderIds)
          await gym.as(member).call('returns/request', { body: { orderId, reason: 'Too sweet' } });
        const { body: list } = await byAdmin(0).call('returns/getAll', { query: { q: member.email } });
        const ids = list.content.map(({ returnId }) => returnId);
        for (const decision of ['approve', 'receive'] as const)
          for (const id of ids) await byAdmin(0).call('returns/decide', { body: { id, decision } });

        const answers = await atOnce(16, (n) =>
          byAdmin(n).call('returns/decide', {
            body: { id: ids[n % 2] ?? 0, decision: 'refund', mode: 'cash', center: 'HSR Layout' },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 2, 409: 14 });
        const refunds = await gym.db
          .selectFrom('payments')
          .select('amount_paise')
          .where('checkout_id', '=', checkoutId)
          .where('kind', '=', 'refund')
          .execute();
        expect(refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0)).toBe(-total * 100);
        expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
      },
    },
  ],
  'orders/update': [
    {
      title: 'lets one admin move an order',
      run: async () => {
        const { orderId } = await gym.make.order();

        const answers = await atOnce(40, (n) =>
          byAdmin(n).call('orders/update', { body: { id: orderId, status: 'Transit' } }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 39 });
        expect(await countRecorded('order moved', orderId)).toBe(1);
      },
    },
  ],
  'orders/updateMany': [
    {
      title: 'moves each of them once',
      run: async () => {
        const ids = await make(15, async () => (await gym.make.order()).orderId);

        await expectEachDoneOnce('order moved', ids, (n) => {
          const moves = ids.map((id) => ({ id, status: 'Transit' as const }));
          return byAdmin(n).call('orders/updateMany', {
            body: { moves: n % 2 ? moves : moves.toReversed() },
          });
        });
      },
    },
  ],

  'membership/register': [
    {
      title: 'with one key registers once',
      run: async () => {
        const member = await gym.make.member();

        const answers = await atOnce(200, () =>
          gym.as(member).call('membership/register', {
            body: membership,
            headers: { [IDEMPOTENCY_KEY_HEADER]: 'one key' },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 200 });
        expect((await gym.as(member).call('membership/getMemberships')).body).toHaveLength(1);
      },
    },
    {
      title: 'with as many keys registers as often',
      run: async () => {
        // Three members, because memberships are limited per member and hour.
        const members = await gym.make.members(3);

        const answers = await atOnce(60, (n) =>
          gym.as(members[n % 3] as TestUser).call('membership/register', {
            body: { ...membership, overlaps: true },
            headers: { [IDEMPOTENCY_KEY_HEADER]: `key ${n}` },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 60 });
        for (const member of members)
          expect((await gym.as(member).call('membership/getMemberships')).body).toHaveLength(20);
      },
    },
    {
      title: 'from two tabs registers one, and the other is asked',
      run: async () => {
        const member = await gym.make.member();
        const types = ['Elite', 'Elite Plus'] as const;

        const answers = await atOnce(16, (n) =>
          gym.as(member).call('membership/register', {
            body: { ...membership, type: types[n % 2] as 'Elite' },
            headers: { [IDEMPOTENCY_KEY_HEADER]: `tab ${n}` },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 15 });
        expect((await gym.as(member).call('membership/getMemberships')).body).toHaveLength(1);
      },
    },
    {
      title: 'on the day after another one, while that one is paused: one of the two is asked',
      run: async () => {
        const held = await Promise.all(
          Array.from({ length: 8 }, () => gym.make.membership({ paymentStatus: 'payed' })),
        );

        const answers = await Promise.all(
          held.flatMap(({ member, membershipId: id }) => [
            gym.as(member).call('membership/register', {
              body: { type: 'Elite', center: 'HSR Layout', ...renewal },
            }),
            gym.as(member).call('membership/pause', {
              body: { id, fromDay: '2030-03-11', toDay: '2030-03-15' },
            }),
          ]),
        );

        const taken = answers.filter(({ status }) => status < 300);
        expect(taken).toHaveLength(8);
        expect(countStatuses(answers)[409]).toBe(8);
      },
    },
    {
      title: 'renews a membership once',
      run: async () => {
        const { member, membershipId: renewalOf } = await gym.make.membership({ paymentStatus: 'payed' });

        const answers = await atOnce(16, (n) =>
          gym.as(member).call('membership/register', {
            body: { type: 'Elite Plus', center: 'HSR Layout', ...renewal, renewalOf },
            headers: { [IDEMPOTENCY_KEY_HEADER]: `tab ${n}` },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 15 });
        expect((await gym.as(member).call('membership/getMemberships')).body).toHaveLength(2);
      },
    },
    {
      title: 'takes twenty of one member in an hour',
      run: async () => {
        const member = await gym.make.member();

        const answers = await atOnce(30, () =>
          gym.as(member).call('membership/register', { body: { ...membership, overlaps: true } }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 20, 429: 10 });
        expect((await gym.as(member).call('membership/getMemberships')).body).toHaveLength(20);
      },
    },
  ],
  'membership/update': [
    {
      title: 'lets one admin take the payment',
      run: async () => {
        const { membershipId } = await gym.make.membership();

        const answers = await atOnce(40, (n) =>
          byAdmin(n).call('membership/update', { body: { id: membershipId, status: 'payed' } }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 39 });
        expect(await countRecorded('membership payed', membershipId)).toBe(1);
      },
    },
  ],
  'visits/scan': [
    {
      title: 'makes one visit of a card that is scanned many times at once',
      run: async () => {
        const { member } = await gym.make.membership({ paymentStatus: 'payed' });
        const code = await cardCodeOf(member);

        const answers = await atOnce(16, (n) =>
          byAdmin(n).call('visits/scan', { body: { code, center: 'kormangla' } }),
        );

        const verdicts = answers.map(({ body }) => body.verdict).sort();
        expect(verdicts).toEqual(['in', ...Array.from({ length: 15 }, () => 'refused')]);
        expect(new Set(answers.map(({ body }) => body.reason))).toEqual(new Set([undefined, 'used code']));
        expect(await countVisitsOf(member)).toBe(1);
      },
    },
    {
      title: 'makes one visit when card and name come at once',
      run: async () => {
        const { member } = await gym.make.membership({ paymentStatus: 'payed' });
        const code = await cardCodeOf(member);

        const answers = await atOnce(16, (n) =>
          byAdmin(n).call('visits/scan', {
            body: { ...(n === 0 ? { code } : { memberId: member.userId }), center: 'kormangla' },
          }),
        );

        expect(new Set(answers.map(({ body }) => body.verdict))).toEqual(new Set(['in']));
        expect(answers.filter(({ body }) => body.since === undefined)).toHaveLength(1);
        expect(await countVisitsOf(member)).toBe(1);
      },
    },
  ],
  'membership/pause': [
    {
      title: 'pauses once',
      run: async () => {
        const { membershipId: id, member } = await gym.make.membership({ paymentStatus: 'payed' });

        const answers = await atOnce(16, (n) =>
          gym.as(n % 2 ? member : (admins[0] as TestUser)).call('membership/pause', {
            body: { id, fromDay: '2030-04-10', toDay: `2030-04-${12 + n}` },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 15 });
        expect((await ledgerOf(member, id)).events).toHaveLength(1);
      },
    },
    {
      title: 'gives the last 7 days to one of 50 that ask for them',
      run: async () => {
        const { membershipId: id, member } = await gym.make.membership({
          ...{ paymentStatus: 'payed', type: 'Elite', months: 3 },
        });

        const answers = await atOnce(50, (n) =>
          gym.as(n % 2 ? member : (admins[0] as TestUser)).call('membership/pause', {
            body: { id, fromDay: addDays('2030-03-05', n), toDay: addDays('2030-03-11', n) },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
        expect(await ledgerOf(member, id)).toMatchObject({
          pauseDaysLeft: 0,
          effectiveEnd: '2030-06-11',
          events: [{ kind: 'pause', days: 7 }],
        });
      },
    },
    {
      title: 'never takes more pause days than there are, while others resume',
      run: async () => {
        // Elite for three months has 7 pause days.
        const { membershipId: id, member } = await gym.make.membership({
          ...{ paymentStatus: 'payed', type: 'Elite', months: 3 },
        });
        const pause = { id, fromDay: '2030-03-05', toDay: '2030-03-11' };

        const answers = await atOnce(50, (n) =>
          n % 5 === 4
            ? gym.as(member).call('membership/resume', { body: { id } })
            : gym.as(member).call('membership/pause', { body: pause }),
        );

        const { events, pauseDaysLeft, endDate, effectiveEnd } = await ledgerOf(member, id);
        expect(events).toHaveLength(countStatuses(answers)[200] ?? 0);
        expect(events.map(({ kind }) => kind)).toEqual(
          events.map((_, place) => (place % 2 ? 'resume' : 'pause')),
        );
        expect(pauseDaysLeft).toBe(events.length % 2 ? 0 : 7);
        expect(effectiveEnd).toBe(addDays(endDate, 7 - pauseDaysLeft));
      },
    },
  ],
  'membership/resume': [
    {
      title: 'gives the days back once',
      run: async () => {
        const { membershipId: id, member } = await gym.make.membership({ paymentStatus: 'payed' });
        const body = { id, fromDay: '2030-03-05', toDay: '2030-03-11' };
        await gym.as(member).call('membership/pause', { body });

        const answers = await atOnce(16, () => gym.as(member).call('membership/resume', { body: { id } }));

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 15 });
        expect((await ledgerOf(member, id)).effectiveEnd).toBe('2030-09-04');
      },
    },
  ],
  'membership/extend': [
    {
      title: 'extends once, on record once',
      run: async () => {
        const { membershipId: id, member } = await gym.make.membership({ paymentStatus: 'payed' });

        const answers = await atOnce(16, (n) =>
          byAdmin(n).call('membership/extend', { body: { id, days: 10 } }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 15 });
        expect(await countRecorded('membership changed', id)).toBe(1);
        expect((await ledgerOf(member, id)).effectiveEnd).toBe('2030-09-14');
      },
    },
  ],
  'membership/handOver': [
    {
      title: 'hands days over once, also when two members hand to each other',
      run: async () => {
        const [one, other] = await Promise.all(
          [1, 2].map(() => gym.make.membership({ paymentStatus: 'payed' })),
        );
        if (!one || !other) throw new Error('No memberships were made');
        const handOver = (from: typeof one, to: typeof one, days: number) =>
          gym.as(from.member).call('membership/handOver', {
            body: { id: from.membershipId, days, email: to.member.email },
          });

        const answers = await atOnce(16, (n) => (n % 2 ? handOver(one, other, 10) : handOver(other, one, 3)));

        expect(countStatuses(answers)).toEqual({ 200: 2, 409: 14 });
        const ends = await Promise.all(
          [one, other].map(
            async ({ member, membershipId }) => (await ledgerOf(member, membershipId)).effectiveEnd,
          ),
        );
        expect(ends).toEqual(['2030-08-28', '2030-09-11']);
      },
    },
  ],
  'membership/takeBack': [
    {
      title: 'takes the days back once, and not while the money is',
      run: async () => {
        const [from, to] = await Promise.all(
          [1, 2].map(() => gym.make.membership({ paymentStatus: 'payed' })),
        );
        if (!from || !to) throw new Error('No memberships were made');
        const body = { id: from.membershipId, days: 10, email: to.member.email };
        await gym.as(from.member).call('membership/handOver', { body });
        const [receipt] = await receiptsOf(from.membershipId);

        const [answers, reversals] = await Promise.all([
          atOnce(8, (n) => byAdmin(n).call('membership/takeBack', { body: { id: from.membershipId } })),
          atOnce(8, (n) =>
            byAdmin(n).call('payments/reverse', { body: { id: receipt?.id ?? 0, reason: 'Bounced' } }),
          ),
        ]);

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
        expect(countStatuses(reversals)[200] ?? 0).toBeLessThanOrEqual(1);
        const ends = await Promise.all(
          [from, to].map(
            async ({ member, membershipId }) => (await ledgerOf(member, membershipId)).effectiveEnd,
          ),
        );
        expect(ends).toEqual(['2030-09-04', '2030-09-04']);
      },
    },
  ],
  'membership/moveCenter': [
    {
      title: 'changes it once in 60 days',
      run: async () => {
        const { membershipId: id, member } = await gym.make.membership({
          paymentStatus: 'payed',
          type: 'Elite',
        });
        const centers = ['HSR Layout', 'kormangla'] as const;

        const answers = await atOnce(16, (n) =>
          gym.as(member).call('membership/moveCenter', {
            body: { id, center: n % 2 ? centers[0] : centers[1] },
          }),
        );

        const { 200: done, 400: same = 0, 409: late = 0 } = countStatuses(answers);
        expect([done, same + late]).toEqual([1, 15]);
        expect((await ledgerOf(member, id)).centerChangesLeft).toBe(2);
      },
    },
  ],
  'centers/close': [
    {
      title: 'of the same days closes it once',
      run: async () => {
        const { membershipId: id, member } = await gym.make.membership();
        const body = { center: 'indiranagar' as const, reason: 'New floor' };

        const answers = await atOnce(12, (n) =>
          byAdmin(n).call('centers/close', {
            body: { ...body, fromDay: '2030-05-01', toDay: n % 2 ? '2030-05-03' : '2030-05-01' },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 11 });
        expect((await ledgerOf(member, id)).events).toHaveLength(1);
        await reopenAll();
      },
    },
    {
      title: 'against pauses and new memberships: each gets the days once',
      run: async () => {
        const members = await gym.make.members(8);
        const paused = await Promise.all(members.map(() => gym.make.membership({ paymentStatus: 'payed' })));
        const body = { type: 'Elite Plus' as const, center: 'indiranagar' as const };

        const [closed] = await Promise.all([
          byAdmin(0).call('centers/close', {
            body: { center: 'indiranagar', fromDay: '2030-06-10', toDay: '2030-06-12', reason: 'Election' },
          }),
          ...paused.map(({ membershipId: id, member }) =>
            gym
              .as(member)
              .call('membership/pause', { body: { id, fromDay: '2030-06-11', toDay: '2030-06-15' } }),
          ),
          ...members.map((member) =>
            gym.as(member).call('membership/register', {
              body: { ...body, start_Date: '2030-03-04', end_Date: '2030-09-04' },
            }),
          ),
        ]);

        expect(closed.status).toBe(201);
        for (const { membershipId: id, member } of paused)
          expect(await ledgerOf(member, id)).toMatchObject({
            effectiveEnd: '2030-09-10',
            pauseDaysLeft: 30 - 3,
          });
        for (const member of members)
          expect((await gym.as(member).call('membership/getMemberships')).body).toMatchObject([
            { effectiveEnd: '2030-09-07' },
          ]);
        await reopenAll();
      },
    },
  ],
  'centers/reopen': [
    {
      title: 'takes a closure back once',
      run: async () => {
        const { membershipId: id, member } = await gym.make.membership();
        const closed = await byAdmin(0).call('centers/close', {
          body: { center: 'indiranagar', fromDay: '2030-07-01', toDay: '2030-07-02', reason: 'Rain' },
        });

        const answers = await atOnce(12, (n) =>
          byAdmin(n).call('centers/reopen', { body: { id: closed.body.id } }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 1, 404: 11 });
        const { events } = await ledgerOf(member, id);
        expect(
          events.filter(({ closureId }) => closureId === closed.body.id).map(({ days }) => days),
        ).toEqual([2, -2]);
      },
    },
  ],
  'membership/updateMany': [
    {
      title: 'takes each payment once',
      run: async () => {
        const ids = await make(15, async () => (await gym.make.membership()).membershipId);

        await expectEachDoneOnce('membership payed', ids, (n) =>
          byAdmin(n).call('membership/updateMany', { body: { ids: n % 2 ? ids : ids.toReversed() } }),
        );
      },
    },
  ],

  'payments/receive': [
    {
      title: 'takes one rest once, from two admins and in two ways',
      run: async () => {
        const { membershipId: id } = await gym.make.membership();

        const answers = await atOnce(40, (n) =>
          byAdmin(n).call('payments/receive', {
            body: { subject: 'membership', id, mode: n % 2 ? 'card' : 'cash' },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 39 });
        expect(await receiptsOf(id)).toHaveLength(1);
        expect(await countRecorded('membership payed', id)).toBe(1);
      },
    },
    {
      title: 'never takes more than is due in parts',
      run: async () => {
        const { membershipId: id } = await gym.make.membership();

        // ₹12,899 in parts of ₹1,000: twelve fit.
        const answers = await atOnce(40, (n) =>
          byAdmin(n).call('payments/receive', {
            body: { subject: 'membership', id, mode: 'cash', amount: 1000 },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 12, 409: 28 });
        expect(await receiptsOf(id)).toHaveLength(12);
      },
    },
    {
      title: 'takes one UTR once, for whichever membership',
      run: async () => {
        const ids = await make(10, async () => (await gym.make.membership()).membershipId);

        const answers = await atOnce(40, (n) =>
          byAdmin(n).call('payments/receive', {
            body: {
              subject: 'membership',
              id: ids[n % 10] ?? 0,
              mode: 'upi',
              utr: '400000000001',
              amount: 100,
            },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 39 });
      },
    },
    {
      title: 'with one key takes a part once',
      run: async () => {
        const { membershipId: id } = await gym.make.membership();

        const answers = await atOnce(40, () =>
          byAdmin(0).call('payments/receive', {
            body: { subject: 'membership', id, mode: 'cash', amount: 1000 },
            headers: { [IDEMPOTENCY_KEY_HEADER]: `part of ${id}` },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 40 });
        expect(await receiptsOf(id)).toHaveLength(1);
      },
    },
  ],
  'payments/reverse': [
    {
      title: 'reverses a receipt once',
      run: async () => {
        const { membershipId } = await gym.make.membership({ paymentStatus: 'payed' });
        const [receipt] = await receiptsOf(membershipId);

        const answers = await atOnce(40, (n) =>
          byAdmin(n).call('payments/reverse', { body: { id: receipt?.id ?? 0, reason: 'Twice' } }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 39 });
        expect(await receiptsOf(membershipId)).toHaveLength(2);
      },
    },
    {
      title: 'against a payment of the rest: the status is that of the sum, whichever comes first',
      run: async () => {
        for (let round = 0; round < 10; round++) {
          const { membershipId: id } = await gym.make.membership();
          const part = await byAdmin(0).call('payments/receive', {
            body: { subject: 'membership', id, mode: 'cash', amount: 5000 },
          });

          const [reversed, paid] = await Promise.all([
            byAdmin(0).call('payments/reverse', { body: { id: part.body.receiptId, reason: 'Torn note' } }),
            byAdmin(1).call('payments/receive', { body: { subject: 'membership', id, mode: 'card' } }),
          ]);

          expect([reversed.status, paid.status]).toEqual([201, 201]);
          const sum = (await receiptsOf(id)).reduce((paise, row) => paise + row.amount_paise, 0);
          const [row] = await gym.db
            .selectFrom('memberships')
            .select(['payment_status', 'paid_paise', 'total_paise'])
            .where('id', '=', id)
            .execute();
          expect(row?.paid_paise).toBe(sum);
          expect(row?.payment_status).toBe(sum === row?.total_paise ? 'payed' : 'pending');
        }
      },
    },
  ],

  'consultancy/book': [
    {
      title: 'books one type and day once',
      run: async () => {
        const member = await gym.make.member();

        const answers = await atOnce(40, () =>
          gym.as(member).call('consultancy/book', {
            body: { consult_type: 'Nutrition', age: 30, height: 170, weight: 70, date: '2030-03-04' },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 39 });
        expect((await gym.as(member).call('consultancy/get')).body).toHaveLength(1);
      },
    },
    {
      title: 'gives one seat to one of 200 askers, and offers the others the three nearest free times',
      run: async () => {
        const coach = await gym.make.coach({ center: 'HSR Layout' });
        const askers = await gym.make.members(200);

        const answers = await atOnce(200, (n) =>
          gym
            .as(askers[n] as TestUser)
            .call('consultancy/book', { body: { ...booking, ...seatOf(coach), date: '2030-03-06' } }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 199 });
        for (const { status, body } of answers) {
          if (status !== 409) continue;
          const { message, free } = body as ErrorReply;
          expect(message).toBe('This time was taken a moment ago. Please choose another one.');
          expect(free?.map(({ startsAt }) => startsAt)).toEqual([
            '2030-03-06T06:00:00.000Z',
            '2030-03-06T07:00:00.000Z',
            '2030-03-06T05:30:00.000Z',
          ]);
        }
        expect(await countSeats(coach.coachId)).toBe(1);
      },
    },
    {
      title: 'gives a member two times of a type at most',
      run: async () => {
        const coach = await gym.make.coach();
        const member = await gym.make.member();

        const answers = await atOnce(8, (n) =>
          gym.as(member).call('consultancy/book', {
            body: {
              ...booking,
              coachId: coach.coachId,
              startsAt: `2030-03-1${n}T03:30:00Z`,
              date: `2030-03-1${n}`,
            },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 2, 409: 6 });
        expect(await countSeats(coach.coachId)).toBe(2);
      },
    },
    {
      title: 'takes twenty bookings of one member in an hour',
      run: async () => {
        const member = await gym.make.member();

        const answers = await atOnce(30, (n) =>
          gym.as(member).call('consultancy/book', {
            body: {
              consult_type: 'Nutrition',
              age: 30,
              height: 170,
              weight: 70,
              date: `2030-04-${n + 1 < 10 ? '0' : ''}${n + 1}`,
            },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 20, 429: 10 });
        expect((await gym.as(member).call('consultancy/get')).body).toHaveLength(20);
      },
    },
  ],

  'consultancy/move': [
    {
      title: 'gives one time to one of those who move there, and offers the others three free ones',
      run: async () => {
        const coach = await gym.make.coach({ type: 'Physiotherapy' });
        const appointments = await Promise.all(
          Array.from({ length: 8 }, (_, n) =>
            gym.make.appointment({ coach, startsAt: new Date(Date.UTC(2030, 2, 7, 3, 30 * n)) }),
          ),
        );

        const answers = await atOnce(8, (n) => {
          const { id, member } = appointments[n] as (typeof appointments)[number];
          return gym.as(member).call('consultancy/move', { body: { id, ...seatOf(coach) } });
        });

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
        for (const { status, body } of answers)
          if (status === 409) expect((body as ErrorReply).free).toHaveLength(3);
      },
    },
    {
      title: 'moves an appointment, or cancels it, or first the one and then the other',
      run: async () => {
        for (let pair = 0; pair < CANCEL_PAIRS; pair++) {
          const { id, member, coach } = await gym.make.appointment();

          const [moved, cancelled, booked] = await Promise.all([
            gym.as(member).call('consultancy/move', { body: { id, ...seatOf(coach) } }),
            gym.as(member).call('consultancy/cancel', { body: { id } }),
            gym
              .as(await gym.make.member())
              .call('consultancy/book', { body: { ...booking, ...seatOf(coach), date: '2030-03-06' } }),
          ]);

          expect([200, 409]).toContain(moved.status);
          expect(cancelled.status).toBe(200);
          const seats = await gym.db
            .selectFrom('bookings')
            .select(['id', 'status', 'sequence', 'starts_at'])
            .where('coach_id', '=', coach.coachId)
            .orderBy('id')
            .execute();
          expect(seats[0]).toMatchObject({ id, status: 'cancelled' });
          expect(seats[0]?.sequence).toBe(moved.status === 200 ? 2 : 1);
          expect(seats.filter(({ status }) => status === 'booked')).toHaveLength(
            booked.status === 201 ? 1 : 0,
          );
        }
      },
    },
  ],
  'consultancy/cancel': [
    {
      title: 'cancels once',
      run: async () => {
        const { id, member } = await gym.make.appointment();

        const answers = await atOnce(20, () => gym.as(member).call('consultancy/cancel', { body: { id } }));

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 });
      },
    },
    {
      title: 'frees a time for one of those who want it',
      run: async () => {
        const { id, member, coach, startsAt } = await gym.make.appointment();
        const askers = await gym.make.members(6);
        const seat = { startsAt: startsAt.toISOString(), coachId: coach.coachId, date: '2030-03-05' };

        const [cancelled, ...answers] = await Promise.all([
          gym.as(member).call('consultancy/cancel', { body: { id } }),
          ...askers.map((asker) => gym.as(asker).call('consultancy/book', { body: { ...booking, ...seat } })),
        ]);

        expect(cancelled.status).toBe(200);
        const won = answers.filter(({ status }) => status === 201).length;
        expect(won).toBeLessThanOrEqual(1);
        expect(await countSeats(coach.coachId)).toBe(won);
      },
    },
  ],
  'consultancy/bookFor': [
    {
      title: 'gives a member one appointment of a type and day when several people book',
      run: async () => {
        const member = await gym.make.member();

        const answers = await atOnce(12, (n) =>
          n % 2 === 0
            ? byAdmin(n).call('consultancy/bookFor', { body: { ...booking, userId: member.userId } })
            : gym.as(member).call('consultancy/book', { body: booking }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 11 });
      },
    },
  ],
  'consultancy/markNoShow': [
    {
      title: 'is recorded once',
      run: async () => {
        const { id } = await gym.make.appointment({ startsAt: new Date('2030-03-04T06:00:00.000Z') });

        const answers = await atOnce(8, (n) => byAdmin(n).call('consultancy/markNoShow', { body: { id } }));

        expect(countStatuses(answers)).toEqual({ 200: 8 });
        expect(await countRecorded('appointment missed', id)).toBe(1);
      },
    },
  ],
  'consultancy/addCoach': [
    {
      title: 'adds a coach for each request',
      run: async () => {
        const body: NewCoach = { name: 'Dr. Kavya Iyer', type: 'Nutrition', center: 'HSR Layout', hours: [] };

        const answers = await atOnce(8, (n) => byAdmin(n).call('consultancy/addCoach', { body }));

        expect(countStatuses(answers)).toEqual({ 201: 8 });
        expect(new Set(answers.map((answer) => answer.body.coachId)).size).toBe(8);
      },
    },
  ],
  'consultancy/updateCoach': [
    {
      title: 'retires a coach before or after a booking, which is never lost',
      run: async () => {
        for (let pair = 0; pair < CANCEL_PAIRS; pair++) {
          const { coachId } = await gym.make.coach();
          const member = await gym.make.member();

          const [retired, booked] = await Promise.all([
            byAdmin(0).call('consultancy/updateCoach', { body: { coachId, isRetired: true } }),
            gym
              .as(member)
              .call('consultancy/book', { body: { ...booking, ...seatOf({ coachId }), date: '2030-03-06' } }),
          ]);

          expect(retired.status).toBe(200);
          expect([201, 409]).toContain(booked.status);
          expect(retired.body.bookings).toHaveLength(booked.status === 201 ? 1 : 0);
        }
      },
    },
  ],
  'consultancy/addClosure': [
    {
      title: 'lists each appointment that was booked before it, and lets none in after it',
      run: async () => {
        for (let pair = 0; pair < CANCEL_PAIRS; pair++) {
          const { coachId } = await gym.make.coach();
          const member = await gym.make.member();
          const day = { startsAt: '2030-03-05T18:30:00Z', endsAt: '2030-03-06T18:30:00Z' };

          const [closed, booked] = await Promise.all([
            byAdmin(0).call('consultancy/addClosure', { body: { coachId, ...day, reason: 'Training' } }),
            gym
              .as(member)
              .call('consultancy/book', { body: { ...booking, ...seatOf({ coachId }), date: '2030-03-06' } }),
          ]);

          expect(closed.status).toBe(201);
          expect([201, 409]).toContain(booked.status);
          expect(closed.body.bookings).toHaveLength(booked.status === 201 ? 1 : 0);
        }
      },
    },
    {
      title: 'of the same hours of a center closes them once, with and without coaches there',
      run: async () => {
        const hours = { startsAt: '2030-05-05T06:30:00Z', endsAt: '2030-05-05T08:30:00Z' };
        for (const center of ['vijayanagra', 'HSR Layout'] as const) {
          const answers = await atOnce(12, (n) =>
            byAdmin(n).call('consultancy/addClosure', { body: { center, ...hours, reason: `Rain ${n}` } }),
          );

          expect(countStatuses(answers)).toEqual({ 201: 1, 409: 11 });
        }
      },
    },
  ],
  'consultancy/removeClosure': [
    {
      title: 'happens once',
      run: async () => {
        const { coachId } = await gym.make.coach();
        const day = { startsAt: '2030-03-05T18:30:00Z', endsAt: '2030-03-06T18:30:00Z' };
        const closed = await byAdmin(0).call('consultancy/addClosure', {
          body: { coachId, ...day, reason: 'Training' },
        });

        const answers = await atOnce(8, (n) =>
          byAdmin(n).call('consultancy/removeClosure', { body: { id: closed.body.id } }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 1, 404: 7 });
      },
    },
  ],

  'contact/register': [
    {
      title: 'keeps five messages from one address, and asks the others to wait',
      run: async () => {
        const visitor = gym.guest(anyAddress());
        const name = randomUUID();

        const answers = await atOnce(40, () =>
          visitor.call('contact/register', {
            body: { name, email: 'a@example.com', phone: '9876543210', msg: 'When does the pool open?' },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 5, 429: 35 });
        const kept = gym.db.selectFrom('enquiries').select('id').where('name', '=', name);
        expect(await kept.execute()).toHaveLength(5);
      },
    },
    {
      title: 'keeps a message once that is sent under one key',
      run: async () => {
        const name = randomUUID();

        const answers = await atOnce(4, () =>
          gym.guest(anyAddress()).call('contact/register', {
            body: { name, email: 'a@example.com', phone: '9876543210', msg: 'When does the pool open?' },
            headers: { [IDEMPOTENCY_KEY_HEADER]: name },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 4 });
        const kept = gym.db.selectFrom('enquiries').select('id').where('name', '=', name);
        expect(await kept.execute()).toHaveLength(1);
      },
    },
  ],
  'contact/update': [
    {
      title: 'lets one admin answer',
      run: async () => {
        const id = await gym.make.enquiry();

        const answers = await atOnce(40, (n) =>
          byAdmin(n).call('contact/update', { body: { id, status: 'Answered' } }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 39 });
      },
    },
  ],
  'contact/updateMany': [
    {
      title: 'answers each once',
      run: async () => {
        const ids = await make(15, () => gym.make.enquiry());

        await expectEachDoneOnce('query answered', ids, (n) =>
          byAdmin(n).call('contact/updateMany', { body: { ids: n % 2 ? ids : ids.toReversed() } }),
        );
      },
    },
  ],

  'admin/undo': [
    {
      title: 'takes a step back once',
      run: async () => {
        const { orderId } = await gym.make.order();
        const moved = await byAdmin(0).call('orders/update', { body: { id: orderId, status: 'Transit' } });
        const activityId = moved.body.activityId ?? 0;

        const answers = await atOnce(40, () => byAdmin(0).call('admin/undo', { body: { activityId } }));

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 39 });
        expect(await countRecorded('change undone', orderId)).toBe(1);
        expect(await statusOf(orderId)).toBe('Pending');
      },
    },
    {
      title: 'against the next step of another admin: one of the two is refused',
      run: async () => {
        for (let round = 0; round < 10; round++) {
          const { orderId } = await gym.make.order();
          const moved = await byAdmin(0).call('orders/update', { body: { id: orderId, status: 'Transit' } });
          const activityId = moved.body.activityId ?? 0;

          const [undone, next] = await Promise.all([
            byAdmin(0).call('admin/undo', { body: { activityId } }),
            byAdmin(1).call('orders/update', { body: { id: orderId, status: 'Out-For-Delivery' } }),
          ]);

          expect(countStatuses([undone, next])).toEqual({ 200: 1, 409: 1 });
          expect(await statusOf(orderId)).toBe(undone.status === 200 ? 'Pending' : 'Out-For-Delivery');
        }
      },
    },
    {
      title: 'against a rating: the order is rated and Delivered, or unrated and on its way',
      run: async () => {
        for (let round = 0; round < 10; round++) {
          const { orderId, member, product } = await gym.make.order({ orderStatus: 'Out-For-Delivery' });
          const moved = await byAdmin(0).call('orders/update', {
            body: { id: orderId, status: 'Delivered' },
          });
          const activityId = moved.body.activityId ?? 0;

          const [undone, rated] = await Promise.all([
            byAdmin(0).call('admin/undo', { body: { activityId } }),
            gym.as(member).call('orders/rating', {
              body: { rating: 5, productId: product.productId, orderId },
            }),
          ]);

          expect(countStatuses([undone, rated])).toEqual({ 200: 1, 409: 1 });
          expect(await statusOf(orderId)).toBe(rated.status === 200 ? 'Delivered' : 'Out-For-Delivery');
        }
      },
    },
    {
      title: 'of many rows and of single ones at once never waits in a circle, and counts right',
      run: async () => {
        const ids = await make(12, async () => (await gym.make.order()).orderId);
        const moves = ids.map((id) => ({ id, status: 'Transit' as const }));
        const many = await byAdmin(0).call('orders/updateMany', { body: { moves: moves.toReversed() } });
        const activityId = many.body.activityId ?? 0;

        const answers = await Promise.all([
          byAdmin(0).call('admin/undo', { body: { activityId } }),
          byAdmin(1).call('orders/updateMany', {
            body: { moves: ids.slice(4).map((id) => ({ id, status: 'Out-For-Delivery' as const })) },
          }),
          ...ids
            .slice(0, 4)
            .map((id) => byAdmin(2).call('orders/update', { body: { id, status: 'Out-For-Delivery' } })),
        ]);

        expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
        const statuses = await Promise.all(ids.map(statusOf));
        const undone = answers[0].status === 200 ? answers[0].body.done.length : 0;
        expect(statuses.filter((status) => status === 'Pending')).toHaveLength(undone);
      },
    },
  ],

  'documents/markPrinted': [
    {
      title: 'keeps the first time, and holds the document against an undo',
      run: async () => {
        const { orderId, member } = await gym.make.order();
        const moved = await byAdmin(0).call('orders/update', { body: { id: orderId, status: 'Transit' } });
        const [order] = (await gym.as(member).call('orders/getOrders')).body;
        const number = order?.documentNumber ?? '';
        const { activityId = 0 } = moved.body;

        const [undone, ...printed] = await Promise.all([
          byAdmin(0).call('admin/undo', { body: { activityId } }),
          ...Array.from({ length: 8 }, () =>
            gym.as(member).call('documents/markPrinted', { body: { number } }),
          ),
        ]);

        const row = await gym.db
          .selectFrom('documents')
          .select(['printed_at', 'cancelled_at'])
          .where('number', '=', number)
          .executeTakeFirstOrThrow();
        expect(countStatuses(printed)).toEqual({ 200: 8 });
        expect([row.printed_at === null, row.cancelled_at !== null]).toEqual(
          undone.status === 200 ? [true, true] : [false, false],
        );
        expect(await statusOf(orderId)).toBe(undone.status === 200 ? 'Pending' : 'Transit');
      },
    },
  ],
  'admin/setProductTax': [
    {
      title: 'records each change from the rate that it found',
      run: async () => {
        const { productId } = await gym.make.product();

        const answers = await atOnce(8, (n) =>
          byAdmin(n).call('admin/setProductTax', {
            body: { productId, hsn: '2106', rateBasisPoints: 100 * (n + 1), fromDay: '2030-03-04' },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 8 });
        const entries = await gym.db
          .selectFrom('activity')
          .select(['before', 'after'])
          .where('action', '=', 'tax set')
          .where('subject_id', '=', productId)
          .orderBy('id')
          .execute();
        expect(entries).toHaveLength(8);
        expect(entries.slice(1).map(({ before }) => before?.rate)).toEqual(
          entries.slice(0, -1).map(({ after }) => after?.rate),
        );
      },
    },
  ],
  'admin/sendMailAgain': [
    {
      title: 'puts it on its way once',
      run: async () => {
        const id = await gym.make.mail({ status: 'dead' });

        const answers = await atOnce(20, (n) => byAdmin(n).call('admin/sendMailAgain', { body: { id } }));

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 });
        expect(await countRecorded('mail sent again', id)).toBe(1);
      },
    },
  ],

  'admin/confirmGuardian': [
    {
      title: 'keeps it once',
      run: async () => {
        const { userId: id } = await gym.make.member({ dob: '2015-01-01' });

        const answers = await atOnce(8, (n) => byAdmin(n).call('admin/confirmGuardian', { body: { id } }));

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
        expect(await countRecorded('guardian seen', id)).toBe(1);
      },
    },
  ],

  'admin/markRead': [
    {
      title: 'keeps the furthest mark',
      run: async () => {
        const ids = await make(20, () => gym.make.enquiry());
        const admin = gym.as(await gym.make.admin());

        const answers = await atOnce(20, (n) =>
          admin.call('admin/markRead', { body: { list: 'queries', upTo: ids[n] ?? 0 } }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 20 });
        expect((await admin.call('admin/getUnread')).body.queries.count).toBe(0);
      },
    },
  ],
};

/** On a busy machine two hundred orders of one product wait long for each other's locks. */
const TIMEOUT_MILLISECONDS = 90_000;

describe('a call made many times at the same moment', () => {
  it('is tested for every writing call of the contract', () => {
    const writing = Object.entries(methods).filter(([, method]) => method !== 'GET');

    expect(Object.keys(races).sort()).toEqual(writing.map(([name]) => name).sort());
    expect(Object.values(races).filter((each) => each.length === 0)).toEqual([]);
  });

  describe.each(Object.entries(races))('%s', (_name, each) => {
    for (const { title, run } of each) {
      it(
        title,
        async () => {
          await run();

          expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
          expect(await countDeadlocks(gym.db)).toBe(0);
        },
        TIMEOUT_MILLISECONDS,
      );
    }
  });
});
