import { formatOrderNumber } from '@namma/contract/codes/order-number';
import { addDays, hours } from '@namma/contract/days/dates';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { describe, expect, it } from 'vitest';
import { remindOfEnds } from '../modules/gym/memberships/service.ts';
import { startTestGym } from '../testing/gym.ts';
import type { TestUser } from '../testing/make.ts';

const TODAY = '2030-03-04';
const gym = await startTestGym({
  today: TODAY,
  mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
});
const admin = gym.as(await gym.make.admin());

const mailsTo = (email: string) =>
  gym.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute();
const keysTo = async (email: string) => (await mailsTo(email)).map(({ key }) => key);
/** A member who gets no mails from other tests. */
const newMember = (name?: string) => gym.make.member(name === undefined ? {} : { name });
/** The only mail to this address, as an admin reads it. */
async function readOnly(email: string) {
  const [row, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  return (await admin.call('admin/getMail', { query: { id: row?.id ?? 0 } })).body;
}

describe('a membership', () => {
  const register = (member: TestUser, headers = {}) =>
    gym.as(member).call('membership/register', {
      body: { type: 'Elite', center: 'HSR Layout', start_Date: TODAY, end_Date: '2030-09-04' },
      headers,
    });

  it('that is registered is confirmed by mail, once for one key', async () => {
    const member = await newMember('Meera Iyer');

    await Promise.all([1, 2, 3].map(() => register(member, { 'idempotency-key': 'one' })));

    const mail = await readOnly(member.email);
    expect(mail).toMatchObject({
      kind: 'membership registered',
      status: 'waiting',
      to: member.email,
      name: 'Meera Iyer',
      subject: 'Your Elite membership is registered',
    });
    expect(mail.text).toContain(
      'Membership: Elite, 6 months\nCenter: HSR Layout\nFrom: 4 Mar 2030\nTo: 4 Sep 2030',
    );
  });

  it('that is refused causes no mail', async () => {
    const member = await newMember();

    const { status } = await gym.as(member).call('membership/register', {
      body: { type: 'Elite', center: 'HSR Layout', start_Date: '2030-03-03', end_Date: '2030-09-03' },
    });

    expect([status, await mailsTo(member.email)]).toEqual([400, []]);
  });

  it('that is paid is confirmed in the same step, with one mail per membership', async () => {
    const made = [await gym.make.membership(), await gym.make.membership()];
    const ids = made.map(({ membershipId }) => membershipId);

    await Promise.all([1, 2].map(() => admin.call('membership/updateMany', { body: { ids } })));

    for (const { membershipId, member } of made)
      expect(await keysTo(member.email)).toEqual([
        expect.stringMatching(`^membership:${membershipId}:payed:\\d+$`),
      ]);
  });
});

describe('an order', () => {
  const order = async (member: TestUser, products: readonly { productId: number }[], key?: string) =>
    gym.as(member).call('orders/order', {
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId: await gym.make.address(member),
        cartProductDetails: products.map(({ productId }, i) => ({ productId, quantity: i + 1 })),
      },
      headers: key ? { [IDEMPOTENCY_KEY_HEADER]: key } : {},
    });

  it('of several products is confirmed by one mail to the member, with each price', async () => {
    const member = await newMember('Asha <Rao>');
    const products = [
      await gym.make.product({ name: 'Oats', price: 100, discount: 0 }),
      await gym.make.product({ name: 'Whey', price: 2000, discount: 10 }),
    ];

    const { body } = await order(member, products);

    const mail = await readOnly(member.email);
    const number = formatOrderNumber(body.orderIds[0] ?? 0);
    expect(mail).toMatchObject({ kind: 'order placed', name: 'Asha <Rao>', subject: `Your order ${number}` });
    expect(mail.text).toContain(
      '1 × Oats: ₹100\n2 × Whey: ₹3,600\nDelivery and platform fee: ₹29\nTo pay on delivery: ₹3,729',
    );
  });

  it('that is repeated with its key is confirmed once', async () => {
    const member = await newMember();
    const product = await gym.make.product();

    await Promise.all(Array.from({ length: 6 }, () => order(member, [product], 'one key')));

    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  it('that is refused sends no mail', async () => {
    const member = await newMember();
    const product = await gym.make.product({ isAvailable: false });

    const { status } = await order(member, [product]);

    expect([status, await mailsTo(member.email)]).toEqual([409, []]);
  });

  it('of a demo member stores its mail without sending it', async () => {
    const member = await gym.make.member({ email: 'asha.rao@demo.test' });

    await order(member, [await gym.make.product()]);

    expect((await readOnly(member.email)).status).toBe('kept');
  });
});

describe('an order that is moved', () => {
  it('notifies its member at each step, after the undo period', async () => {
    const member = await newMember('Ravi Gowda');
    const product = await gym.make.product({ name: 'Ragi Bar' });
    const { orderId } = await gym.make.order({ member, product, quantity: 3 });

    await admin.call('orders/update', { body: { id: orderId, status: 'Transit' } });
    await admin.call('orders/update', { body: { id: orderId, status: 'Out-For-Delivery' } });

    const mails = await mailsTo(member.email);
    expect(mails.map(({ key }) => key)).toEqual([
      `order:${orderId}:Transit`,
      `order:${orderId}:Out-For-Delivery`,
    ]);
    for (const { next_try_at } of mails)
      expect(next_try_at.getTime() - gym.now().getTime()).toBeGreaterThan(10_000);
    const { body } = await admin.call('admin/getMail', { query: { id: mails[0]?.id ?? 0 } });
    expect(body.text).toMatch(/3 × Ragi Bar of your order NS-\d+-\d has shipped and is in transit\./);
  });

  it('and moved back within ten seconds sends no mail, and one mail when it is moved again', async () => {
    const { orderId, member } = await gym.make.order();
    const move = () => admin.call('orders/update', { body: { id: orderId, status: 'Transit' } });
    const { body } = await move();

    await admin.call('admin/undo', { body: { activityId: body.activityId ?? 0 } });
    expect(await mailsTo(member.email)).toEqual([]);

    await move();
    expect(await keysTo(member.email)).toEqual([`order:${orderId}:Transit`]);
  });

  it('with many others notifies only the members whose order moved', async () => {
    const made = [await gym.make.order(), await gym.make.order({ orderStatus: 'Delivered' })];
    const moves = made.map(({ orderId }) => ({ id: orderId, status: 'Transit' as const }));

    await admin.call('orders/updateMany', { body: { moves } });

    expect(await Promise.all(made.map(({ member }) => keysTo(member.email)))).toEqual([
      [`order:${moves[0]?.id}:Transit`],
      [],
    ]);
  });
});

describe('an appointment', () => {
  const book = (member: TestUser) =>
    gym.as(member).call('consultancy/book', {
      body: { consult_type: 'Nutrition', age: 30, height: 170, weight: 70, date: '2030-03-20' },
    });

  it('that is booked is confirmed with a file for the calendar', async () => {
    const member = await newMember();

    await book(member);
    expect((await book(member)).status).toBe(409);

    expect(await readOnly(member.email)).toMatchObject({
      kind: 'appointment booked',
      subject: 'Nutrition consultancy on 20 Mar 2030',
      attachments: ['appointment.ics'],
    });
  });
});

describe('a query', () => {
  const ask = (email: string, n = 0) =>
    gym.guest(`198.51.100.${n}`).call('contact/register', {
      body: { name: 'Buy cheap pills', email, phone: '9876543210', msg: 'Visit https://spam.example today' },
    });

  it('is acknowledged with its number, without repeating the typed text', async () => {
    const { body } = await ask('kiran@visitor.example');

    const mail = await readOnly('kiran@visitor.example');
    expect(mail.subject).toBe(`We've received your query ${body.ticketNumber}`);
    expect(mail).toMatchObject({ kind: 'query received', name: '' });
    const asked = gym.db.selectFrom('enquiries').select('acknowledged_at').where('email', '=', mail.to);
    expect(await asked.execute()).toEqual([{ acknowledged_at: gym.now() }]);
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toContain('pills');
      expect(part).not.toContain('spam.example');
    }
  });

  it('is acknowledged at most three times a day per address, even concurrently', async () => {
    const email = 'victim@visitor.example';

    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => ask(email, n + 10)));

    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await mailsTo(email)).toHaveLength(3);
    gym.setNow(new Date(gym.now().getTime() + hours(24)));
    await ask(email, 30);
    expect(await mailsTo(email)).toHaveLength(4);
    gym.setNow(new Date(gym.now().getTime() - hours(24)));
  });
});

describe('a membership that ends', async () => {
  const own = await startTestGym({ today: TODAY });
  const deps = { db: own.db, clock: own.now, isRateLimited: true };
  const endingIn = async (days: number, traits: Parameters<typeof own.make.membership>[0] = {}) => {
    const made = await own.make.membership({
      paymentStatus: 'payed',
      endDate: addDays(TODAY, days),
      ...traits,
    });
    return { ...made, endDate: addDays(TODAY, days) };
  };
  const readMails = async (email: string) =>
    own.db.selectFrom('mails').selectAll().where('recipient', '=', email).execute();

  it.each([
    [31, undefined],
    [30, '30'],
    [28, '30'],
    [26, undefined],
    [14, '14'],
    [12, '14'],
    [11, undefined],
    [8, undefined],
    [7, '7'],
    [5, '7'],
    [2, undefined],
    [1, '1'],
    [0, '1'],
    [-1, undefined],
    [-3, '-3'],
    [-5, '-3'],
    [-6, undefined],
  ])('in %i days has the reminder of %s days', async (days, mark) => {
    const { member, membershipId, endDate } = await endingIn(days);

    await Promise.all([remindOfEnds(deps), remindOfEnds(deps)]);
    await remindOfEnds(deps);

    const mails = await readMails(member.email);
    expect(mails.map(({ key }) => key)).toEqual(
      mark === undefined ? [] : [`expiry:${membershipId}:${endDate}:${mark}`],
    );
    if (mark !== undefined) expect(mails[0]?.payload).toMatchObject({ daysLeft: days, endDate });
  });

  it('causes no reminder when it is not paid, or when a later one follows', async () => {
    const unpaid = await endingIn(7, { paymentStatus: 'pending' });
    const followed = await endingIn(7);
    await endingIn(187, { member: followed.member });
    const abandoned = await endingIn(7);
    await endingIn(187, { member: abandoned.member, paymentStatus: 'pending' });

    await remindOfEnds(deps);

    expect(await readMails(unpaid.member.email)).toEqual([]);
    expect(await readMails(followed.member.email)).toEqual([]);
    expect(await readMails(abandoned.member.email)).toHaveLength(1);
  });

  it('reminds each of many members, over several transactions', async () => {
    const made = [];
    for (let n = 0; n < 230; n++) made.push(await endingIn(30));

    await remindOfEnds(deps);

    const mails = await own.db.selectFrom('mails').select('recipient').execute();
    const notified = mails.map(({ recipient }) => recipient);
    expect(made.filter(({ member }) => notified.filter((to) => to === member.email).length !== 1)).toEqual(
      [],
    );
  });
});
