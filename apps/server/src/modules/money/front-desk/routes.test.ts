import { rupeesToPaise } from '@namma/contract/money';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { cardStep } from '@namma/contract/visits/card';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { decodeQrCode } from '../../../testing/decode-qr.ts';
import { startTestGym } from '../../../testing/gym.ts';
import { countWaiting } from '../../../testing/locks.ts';
import type { TestUser } from '../../../testing/make.ts';
import { writeRefund } from '../payments/service.ts';
import { receivePayment } from './service.ts';

const gym = await startTestGym({
  today: '2030-03-04',
  upi: { vpa: 'nammastrength@okhdfcbank', name: 'Namma Strength', merchantCode: '7997' },
});
const noon = gym.now();
afterEach(() => gym.setNow(noon));

const asha = await gym.make.admin();
const ravi = await gym.make.admin();
const admin = gym.as(asha);

let lastUtr = 500_000_000_000;
const nextUtr = () => String(++lastUtr);
/** The price of the memberships that are made here. */
const PRICE_PAISE = 1_289_900;

/** A pending membership with its slip. */
async function register(member?: TestUser) {
  const owner = member ?? (await gym.make.member());
  await gym.as(owner).call('membership/register', {
    body: {
      type: 'Elite Plus',
      center: 'kormangla',
      overlaps: true,
      start_Date: '2030-03-04',
      end_Date: '2030-09-04',
    },
  });
  const [newest] = (await gym.as(owner).call('membership/getMemberships')).body;
  return { owner, id: newest?.id ?? 0 };
}

/** A checkout of one piece of each of these many products of ₹500. */
async function order(products = 2) {
  const owner = await gym.make.member();
  const bought = await gym.make.products(products, { price: 500, discount: 0 });
  const placed = await gym.as(owner).call('orders/order', {
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId: await gym.make.address(owner),
      cartProductDetails: bought.map(({ productId }) => ({ productId, quantity: 1 })),
    },
  });
  return { owner, id: placed.body.checkoutId, orderIds: placed.body.orderIds };
}

const receive = (body: object, key?: string) =>
  admin.callLoosely('payments/receive', {
    body,
    ...(key ? { headers: { [IDEMPOTENCY_KEY_HEADER]: key } } : {}),
  });
/** What people call a receipt. */
const numberOf = async (id: number) =>
  (await admin.call('payments/getReceipt', { query: { id } })).body.receiptNumber;
const reverse = (id: number, by = admin) =>
  by.call('payments/reverse', { body: { id, reason: 'Wrong amount' } });
const membershipOf = async (owner: TestUser) =>
  (await gym.as(owner).call('membership/getMemberships')).body[0];

describe('money at the counter', () => {
  it('is the whole rest unless an amount is named, and makes a membership payed', async () => {
    const { owner, id } = await register();

    const reply = await receive({ subject: 'membership', id, mode: 'upi', utr: nextUtr() });

    expect(reply).toMatchObject({ status: 201, body: { status: '₹12,899 received', duePaise: 0 } });
    expect(await membershipOf(owner)).toMatchObject({ payment_status: 'payed', duePaise: 0 });
  });

  it('may come in parts, and the last one makes it payed', async () => {
    const { owner, id } = await register();

    const first = await receive({ subject: 'membership', id, mode: 'cash', amount: 5000.5 });
    const between = await membershipOf(owner);
    const last = await receive({ subject: 'membership', id, mode: 'card', amount: 7898.5 });

    expect(first.body).toMatchObject({ status: '₹5,000.5 received', duePaise: 789_850 });
    expect(between).toMatchObject({ payment_status: 'pending', duePaise: 789_850 });
    expect(last.body).toMatchObject({ duePaise: 0 });
    expect(await membershipOf(owner)).toMatchObject({ payment_status: 'payed', duePaise: 0 });
  });

  it('pays for an order without its cancelled lines; for none when all are cancelled', async () => {
    const { owner, id, orderIds } = await order(2);
    await gym.as(owner).call('orders/cancel', { body: { id: orderIds[0] ?? 0 } });

    const tooMuch = await receive({ subject: 'checkout', id, mode: 'cash', amount: 1029 });
    const part = await receive({ subject: 'checkout', id, mode: 'cash', amount: 29, center: 'kormangla' });
    const rest = await receive({ subject: 'checkout', id, mode: 'cash' });
    const more = await receive({ subject: 'checkout', id, mode: 'cash' });

    expect(tooMuch).toMatchObject({
      status: 409,
      body: { message: '₹529 is due: please receive no more than that.' },
    });
    expect([part.body.duePaise, rest.body.duePaise, more.status]).toEqual([50_000, 0, 409]);

    const gone = await order(1);
    await gym.as(gone.owner).call('orders/cancel', { body: { id: gone.orderIds[0] ?? 0 } });
    expect(await receive({ subject: 'checkout', id: gone.id, mode: 'cash' })).toMatchObject({
      status: 409,
      body: { message: 'Nothing is due here any more.' },
    });
  });

  it.each([
    [{ mode: 'cash', amount: 12_899.01 }, 409, '₹12,899 is due: please receive no more than that.'],
    [{ mode: 'cash', amount: 0 }, 400, 'amount: Use an amount above 0'],
    [{ mode: 'cash', amount: -1 }, 400, 'amount: Use an amount above 0'],
    [{ mode: 'cash', amount: 10.001 }, 400, 'amount: Use two decimals at most'],
    [{ mode: 'upi' }, 400, 'utr: Enter the 12 digits of the UTR'],
    [{ mode: 'cash', utr: '412345678901' }, 400, 'utr: Only a UPI payment has a UTR'],
    [{ mode: 'cheque' }, 400, 'mode: Use one of: cash, upi, card'],
    [
      { mode: 'cash', center: 'Mysuru' },
      400,
      'center: Use one of: vijayanagra, indiranagar, kormangla, HSR Layout',
    ],
  ])('is refused as %j, and nothing is written', async (wrong, status, message) => {
    const { membershipId: id } = await gym.make.membership();

    const reply = await receive({ subject: 'membership', id, ...wrong });

    expect(reply).toMatchObject({ status, body: { message } });
    expect(
      await gym.db.selectFrom('payments').select('id').where('membership_id', '=', id).execute(),
    ).toEqual([]);
  });

  it('is refused where nothing is due any more', async () => {
    const { membershipId: id } = await gym.make.membership({ paymentStatus: 'payed' });

    expect(await receive({ subject: 'membership', id, mode: 'cash' })).toMatchObject({
      status: 409,
      body: { message: 'This membership is payed already.' },
    });
  });

  it('of one UTR is taken once; the refusal names the first receipt, whose reversal frees it', async () => {
    const [one, other] = [await register(), await register()];
    const utr = nextUtr();
    const first = await receive({ subject: 'membership', id: one.id, mode: 'upi', utr });

    const again = await receive({ subject: 'membership', id: other.id, mode: 'upi', utr });
    await reverse(first.body.receiptId);
    const freed = await receive({ subject: 'membership', id: other.id, mode: 'upi', utr });

    expect(again).toMatchObject({
      status: 409,
      body: {
        message: `This UTR is on receipt ${await numberOf(first.body.receiptId)} of 4 Mar 2030 already.`,
      },
    });
    expect(freed.status).toBe(201);
  });

  it('has the next number of its year without a gap, also beside payments that are refused at the same moment', async () => {
    const ids: number[] = [];
    while (ids.length < 12) ids.push((await register()).id);
    const utr = nextUtr();
    const before = await gym.db.selectFrom('payments').select('id').execute();

    await Promise.all(
      ids.map((id, n) =>
        receive({ subject: 'membership', id, ...(n % 3 === 0 ? { mode: 'cash' } : { mode: 'upi', utr }) }),
      ),
    );

    const rows = await gym.db.selectFrom('payments').select('number').orderBy('number').execute();
    expect(rows.length).toBe(before.length + 5);
    const taken = rows.flatMap(({ number }) => (number.startsWith('NSG/') ? [number] : []));
    expect(taken).toEqual(taken.map((_, n) => `NSG/2930/R${String(n + 1).padStart(5, '0')}`));
  });

  it.each([
    ['NS1.42.60123456.ABCD2345', 'This is the code of a card, not a UTR. Enter the 12 digits of the UTR'],
    [
      '4123 NS1.42.60123456.ABCD2345',
      'This is the code of a card, not a UTR. Enter the 12 digits of the UTR',
    ],
    ['4821-0937-4', 'This is the number of a slip, not a UTR. Enter the 12 digits of the UTR'],
    ['NS-1042-9', 'This is the number of an order, not a UTR. Enter the 12 digits of the UTR'],
    ['NS-Q-236-3', 'This is the number of a query, not a UTR. Enter the 12 digits of the UTR'],
    ['9876543210', 'This is a phone number, not a UTR. Enter the 12 digits of the UTR'],
    ['+91 98765 43210', 'This is a phone number, not a UTR. Enter the 12 digits of the UTR'],
    ['919876543210', 'This is a phone number, not a UTR. Enter the 12 digits of the UTR'],
    ['8901030865237', 'This is the barcode of a product, not a UTR. Enter the 12 digits of the UTR'],
    [
      'upi://pay?pa=gym@bank&tr=412345678901',
      'This is a QR code for UPI apps, not a UTR. Enter the 12 digits of the UTR',
    ],
    ['UTR412345678901', 'Enter the 12 digits of the UTR'],
  ])('is not booked under %s, which is another code', async (utr, message) => {
    const { membershipId: id } = await gym.make.membership();

    const reply = await receive({ subject: 'membership', id, mode: 'upi', utr });

    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe(utr === '919876543210' ? message : `utr: ${message}`);
    expect(reply.body.issues).toEqual([{ path: 'utr', message }]);
    expect(
      await gym.db.selectFrom('payments').select('id').where('membership_id', '=', id).execute(),
    ).toEqual([]);
  });

  it("is not booked under the digits of a member's card, whatever dropped its letters", async () => {
    const { membershipId: id } = await gym.make.membership();
    const step = cardStep(noon.getTime());
    const refused = [`14${step}23`, `142${step}7`, `1420${step}`];

    for (const utr of refused)
      expect(await receive({ subject: 'membership', id, mode: 'upi', utr })).toMatchObject({
        status: 400,
        body: { message: 'This is the code of a card, not a UTR. Enter the 12 digits of the UTR' },
      });
    expect(await receive({ subject: 'membership', id, mode: 'upi', utr: `24${step}23` })).toMatchObject({
      status: 201,
    });
  });

  it('with one key is taken once, however often the answer is lost', async () => {
    const { id } = await register();
    const part = { subject: 'membership', id, mode: 'cash', amount: 1000 };

    const replies = [await receive(part, `key ${id}`), await receive(part, `key ${id}`)];

    expect(replies[1]?.body).toEqual(replies[0]?.body);
    expect((await receive({ ...part, amount: 11_899 })).body.duePaise).toBe(0);
  });
});

describe('Pay in the list of memberships', () => {
  it('receives the rest in cash at the center of the membership, several also by card', async () => {
    const made = [await register(), await register(), await register()];
    const [one, two, three] = made.map(({ id }) => id) as [number, number, number];
    await receive({ subject: 'membership', id: one, mode: 'card', amount: 99 });

    await admin.call('membership/update', { body: { id: one, status: 'payed' } });
    await admin.call('membership/updateMany', { body: { ids: [two, three], mode: 'card' } });

    const rows = await gym.db
      .selectFrom('payments')
      .select(['membership_id', 'mode', 'amount_paise', 'center', 'received_by'])
      .where('membership_id', 'in', [one, two, three])
      .orderBy('id')
      .execute();
    const common = { center: 'kormangla', received_by: asha.userId };
    expect(rows).toEqual([
      { ...common, membership_id: one, mode: 'card', amount_paise: 9_900 },
      { ...common, membership_id: one, mode: 'cash', amount_paise: PRICE_PAISE - 9_900 },
      { ...common, membership_id: two, mode: 'card', amount_paise: PRICE_PAISE },
      { ...common, membership_id: three, mode: 'card', amount_paise: PRICE_PAISE },
    ]);
    const refused = await admin.callLoosely('membership/updateMany', { body: { ids: [one], mode: 'upi' } });
    expect(refused.status).toBe(400);
  });
});

describe('a printed receipt', () => {
  it('names the document that its payment completed, until it is reversed', async () => {
    const { owner, id } = await register();
    const part = await receive({ subject: 'membership', id, mode: 'cash', amount: 1000 });
    const read = async () =>
      (await admin.call('payments/getReceipt', { query: { id: part.body.receiptId } })).body;
    expect(await read()).not.toHaveProperty('documentNumber');

    await receive({ subject: 'membership', id, mode: 'card' });
    const { documentNumber } = (await membershipOf(owner)) ?? {};
    expect(documentNumber).toMatch(/\/\d{6}$/);
    expect(await read()).toMatchObject({ documentNumber, duePaise: 0 });

    await reverse(part.body.receiptId);
    expect(await read()).not.toHaveProperty('documentNumber');
  });
});

describe('a reversal', () => {
  it('is a receipt of its own with a reason, after which the membership is pending again', async () => {
    const { owner, id } = await register();
    const paid = await receive({ subject: 'membership', id, mode: 'cash' });

    const reversed = await reverse(paid.body.receiptId);

    expect(reversed).toMatchObject({
      status: 201,
      body: { status: `Receipt ${await numberOf(paid.body.receiptId)} reversed`, duePaise: PRICE_PAISE },
    });
    expect(await membershipOf(owner)).toMatchObject({ payment_status: 'pending', duePaise: PRICE_PAISE });
    const { body } = await admin.call('payments/getReceipt', { query: { id: reversed.body.receiptId } });
    expect(body).toMatchObject({
      kind: 'reversal',
      amountPaise: -PRICE_PAISE,
      reverses: await numberOf(paid.body.receiptId),
      reason: 'Wrong amount',
      title: 'Elite Plus, 6 months',
      member: { email: owner.email },
    });
    const recorded = await admin.call('admin/getActivity', {
      query: { action: 'payment reversed', subjectId: paid.body.receiptId },
    });
    expect(recorded.body.content).toMatchObject([
      { subjectType: 'payment', after: { reason: 'Wrong amount' } },
    ]);
  });

  it('of a reversal, a second one, one without a reason, and one after a refund are refused', async () => {
    const { id } = await order(1);
    const paid = await receive({ subject: 'checkout', id, mode: 'cash' });
    const { receiptId } = paid.body;
    const cashier = { userId: asha.userId, now: noon };
    const refund = await inTransaction(gym.db, (tx) =>
      writeRefund(tx, cashier, {
        subject: { kind: 'checkout', id: id },
        amountPaise: 10_000,
        mode: 'cash',
        center: null,
        reason: 'Opened jar',
      }),
    );

    const refunded = await reverse(receiptId);
    expect(refunded).toMatchObject({
      status: 409,
      body: { message: 'Some of this money was refunded. Please reverse the refund first.' },
    });
    expect((await reverse(refund.id)).body).toMatchObject({ duePaise: 0 });
    const reversal = (await reverse(receiptId)).body.receiptId;
    expect(await reverse(receiptId)).toMatchObject({
      status: 409,
      body: { message: `This receipt is reversed already, by receipt ${await numberOf(reversal)}.` },
    });
    expect(await reverse(reversal)).toMatchObject({
      status: 409,
      body: { message: 'A reversal cannot be reversed. Receive the money anew.' },
    });
    const silent = await admin.callLoosely('payments/reverse', { body: { id: receiptId, reason: ' ' } });
    expect(silent.body.issues).toEqual([{ path: 'reason', message: 'Say why' }]);
  });
});

describe('undoing a receipt within its ten seconds', () => {
  const undo = (activityId: number | undefined) => admin.callLoosely('admin/undo', { body: { activityId } });

  it('is refused once some of its money was refunded, and possible again once the refund is reversed', async () => {
    const { id } = await order(1);
    const paid = await receive({ subject: 'checkout', id, mode: 'cash' });
    const refund = await inTransaction(gym.db, (tx) =>
      writeRefund(
        tx,
        { userId: asha.userId, now: noon },
        {
          subject: { kind: 'checkout', id: id },
          amountPaise: 10_000,
          mode: 'cash',
          center: null,
          reason: 'Opened jar',
        },
      ),
    );

    const refunded = await undo(paid.body.activityId);
    await reverse(refund.id);
    const undone = await undo(paid.body.activityId);

    expect(refunded).toMatchObject({
      status: 409,
      body: { message: 'Some of this money was refunded. Please reverse the refund first.' },
    });
    expect(undone.status).toBe(200);
  });

  it('leaves a membership pending whose other receipt was reversed meanwhile', async () => {
    const { owner, id } = await register();
    const first = await receive({ subject: 'membership', id, mode: 'cash', amount: 1_000 });
    const rest = await receive({ subject: 'membership', id, mode: 'cash' });

    await reverse(first.body.receiptId);
    const undone = await undo(rest.body.activityId);

    expect(undone.status).toBeLessThan(500);
    expect(await membershipOf(owner)).toMatchObject({ payment_status: 'pending' });
  });
});

describe('a UTR that is freed while another receipt takes it', () => {
  it('is taken', async () => {
    const utr = nextUtr();
    const [first, second] = [await register(), await register()];
    const paid = await receive({ subject: 'membership', id: first.id, mode: 'upi', utr });
    // A receipt waits once it has found the UTR in use, before it asks who has it.
    await sql`create function wait_here() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock(77); return null; end'`.execute(gym.db);
    await sql`create trigger wait_after_insert after insert on payments
      for each statement execute function wait_here()`.execute(gym.db);

    const taking = await gym.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(77)`.execute(tx);
      const asked = receive({ subject: 'membership', id: second.id, mode: 'upi', utr });
      await expect.poll(() => countWaiting(tx), { timeout: 10_000 }).toBe(1);
      await sql`update payments set reversed_by = id where id = ${paid.body.receiptId}`.execute(tx);
      return { asked };
    });
    const taken = await taking.asked;
    await sql`drop trigger wait_after_insert on payments`.execute(gym.db);

    expect(taken).toMatchObject({ status: 201, body: { duePaise: 0 } });
  });
});

describe('the document of a membership', () => {
  it('is issued with the payment that completes it, credited by a reversal, cancelled by an undo', async () => {
    const { owner, id } = await register();
    const rest = () => receive({ subject: 'membership', id, mode: 'cash' });
    const numberOf = async () => (await membershipOf(owner))?.documentNumber;

    const part = await receive({ subject: 'membership', id, mode: 'cash', amount: 899 });
    const paid = await rest();
    const first = await numberOf();
    await reverse(paid.body.receiptId);
    const afterReversal = await numberOf();
    const again = await rest();
    await admin.call('admin/undo', { body: { activityId: again.body.activityId ?? 0 } });

    expect([part.body.documentNumber, paid.body.documentNumber]).toEqual([undefined, first]);
    expect([first === null, afterReversal, await numberOf()]).toEqual([false, null, null]);
    const documents = await gym.db
      .selectFrom('documents')
      .select(['number', 'kind', 'total_paise'])
      .where('membership_id', '=', id)
      .orderBy('id')
      .execute();
    expect(documents).toEqual([
      { number: first, kind: 'receipt', total_paise: PRICE_PAISE },
      { number: expect.stringContaining('/C'), kind: 'credit_note', total_paise: PRICE_PAISE },
      { number: again.body.documentNumber, kind: 'receipt', total_paise: PRICE_PAISE },
    ]);
  });

  it('is not issued when the payment is refused: both or none', async () => {
    const [one, other] = [await register(), await register()];
    const utr = nextUtr();
    await receive({ subject: 'membership', id: one.id, mode: 'upi', utr });

    const refused = await receive({ subject: 'membership', id: other.id, mode: 'upi', utr });

    expect(refused.status).toBe(409);
    const written = await Promise.all([
      gym.db.selectFrom('payments').select('id').where('membership_id', '=', other.id).execute(),
      gym.db.selectFrom('documents').select('id').where('membership_id', '=', other.id).execute(),
    ]);
    expect(written).toEqual([[], []]);
  });

  it('takes its payment with it when it cannot be issued: both or none', async () => {
    const { owner, id } = await register();
    // Stands for a crash between the two: the database ends the transaction after the payment was written.
    await sql`create function end_it() returns trigger language plpgsql as
      $$ begin raise exception 'the end' using errcode = 'check_violation'; end $$`.execute(gym.db);
    await sql`create trigger end_it before insert on documents for each row execute function end_it()`.execute(
      gym.db,
    );

    const failed = receivePayment(
      { db: gym.db, clock: gym.now, isRateLimited: true },
      { userId: asha.userId, role: 'ADMIN', isForOthers: true, tokenHash: Buffer.alloc(0) },
      { subject: 'membership', id, mode: 'cash' },
      undefined,
    );

    await expect(failed).rejects.toThrow('the end');
    await sql`drop trigger end_it on documents`.execute(gym.db);
    expect(await membershipOf(owner)).toMatchObject({ payment_status: 'pending', duePaise: PRICE_PAISE });
    expect((await receive({ subject: 'membership', id, mode: 'cash' })).body.documentNumber).toBeDefined();
  });
});

describe('the undo of a payment', () => {
  it('reverses its receipt: a part, the rest of a membership, and an order', async () => {
    const { owner, id } = await register();
    const part = await receive({ subject: 'membership', id, mode: 'cash', amount: 899 });
    const rest = await receive({ subject: 'membership', id, mode: 'cash' });
    const bought = await order(1);
    const paid = await receive({ subject: 'checkout', id: bought.id, mode: 'cash' });

    for (const { body } of [rest, part, paid])
      expect(await admin.call('admin/undo', { body: { activityId: body.activityId ?? 0 } })).toMatchObject({
        status: 200,
        body: { status: 'Change undone' },
      });

    expect(await membershipOf(owner)).toMatchObject({ payment_status: 'pending', duePaise: PRICE_PAISE });
    expect((await receive({ subject: 'checkout', id: bought.id, mode: 'cash' })).status).toBe(201);
    const rows = await gym.db
      .selectFrom('payments')
      .select(['amount_paise', 'reason'])
      .where('membership_id', '=', id)
      .orderBy('id')
      .execute();
    expect(rows.reduce((sum, row) => sum + row.amount_paise, 0)).toBe(0);
    expect(rows.map(({ reason }) => reason)).toEqual([null, null, 'Undone', 'Undone']);
  });

  it('of several memberships reverses each; one whose receipt was reversed meanwhile is left alone', async () => {
    const [one, other] = [await register(), await register()];
    const paid = await admin.call('membership/updateMany', { body: { ids: [one.id, other.id] } });
    const [receipt] = await gym.db
      .selectFrom('payments')
      .select('id')
      .where('membership_id', '=', one.id)
      .execute();
    await reverse(receipt?.id ?? 0, gym.as(ravi));

    const undone = await admin.call('admin/undo', { body: { activityId: paid.body.activityId ?? 0 } });

    expect(undone.body).toMatchObject({
      done: [other.id],
      left: [{ id: one.id, reason: 'It has changed again since then, so it stays as it is.' }],
    });
    expect(await membershipOf(other.owner)).toMatchObject({ payment_status: 'pending' });
  });
});

describe('the slip', () => {
  it('of a membership has a number, what is due, its center, and a QR code of its digits', async () => {
    const { owner, id } = await register();
    await receive({ subject: 'membership', id, mode: 'cash', amount: 899 });

    const { body } = await gym.as(owner).call('membership/slip', { query: { id } });

    expect(body).toMatchObject({
      code: expect.stringMatching(/^\d{4}-\d{4}-\d$/),
      duePaise: 1_200_000,
      center: 'kormangla',
    });
    expect(decodeQrCode(body.qr)).toBe(body.code.replaceAll('-', ''));
    const [mail] = await gym.db
      .selectFrom('mails')
      .select('facts')
      .where('key', '=', `membership:${id}:registered`)
      .execute();
    expect(mail?.facts).toMatchObject({ slip: body.code.replaceAll('-', '') });
  });

  it('of an order leads the counter to it, in any spelling, and so does the order number', async () => {
    const { owner, id } = await order(2);
    const { body: slip } = await gym.as(owner).call('orders/slip', { query: { checkoutId: id } });
    const kannada = slip.code.replace(/\d/g, (digit) => String.fromCodePoint(0x0ce6 + Number(digit)));
    const find = async (code: string) => (await admin.call('payments/find', { query: { code } })).body;

    const found = await find(slip.code);

    expect(slip).toMatchObject({ duePaise: 102_900, center: null });
    expect(found).toMatchObject({ chosen: { subject: 'checkout', id }, hasUpi: true, isMore: false });
    expect(found.people).toMatchObject([
      {
        userId: owner.userId,
        payables: [{ id, code: slip.code, totalPaise: 102_900, paidPaise: 0, duePaise: 102_900 }],
      },
    ]);
    expect(found.people[0]?.payables[0]?.lines).toHaveLength(2);
    for (const spelling of [kannada, slip.code.replaceAll('-', ' ')])
      expect(await find(spelling)).toEqual(found);
    const number = found.people[0]?.payables[0]?.title.replace('Order ', '') ?? '';
    expect((await find(number)).chosen).toEqual({ subject: 'checkout', id });
  });

  it('with a wrong digit or two swapped, or of nobody, is refused with a sentence', async () => {
    const find = (code: string) => admin.call('payments/find', { query: { code } });

    expect(await find('4821-0937-5')).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('mistyped') },
    });
    expect((await find('4812-0937-4')).status).toBe(400);
    expect((await find('NS-236-4')).status).toBe(400);
    expect(await find('4821-0937-4')).toMatchObject({
      status: 404,
      body: { message: 'There is no slip with this number.' },
    });
    expect(await find('Nobody of that name')).toMatchObject({
      status: 404,
      body: { message: 'Nobody is found by that.' },
    });
  });
});

describe('a search at the counter', () => {
  it('by phone or name lists what each has to pay first, then what is paid, with its receipts', async () => {
    const owner = await gym.make.member({ name: 'Lakshmi Counterworth', phone: '9112233445' });
    const { id: paidId } = await register(owner);
    await receive({ subject: 'membership', id: paidId, mode: 'cash' });
    const { id: dueId } = await register(owner);
    const find = async (code: string) => (await admin.call('payments/find', { query: { code } })).body;

    const found = await find('+91 91122 33445');

    expect(found.chosen).toBeNull();
    expect(found.people).toHaveLength(1);
    expect(found.people[0]?.payables).toMatchObject([
      { id: dueId, duePaise: PRICE_PAISE, receipts: [], membership: { status: 'pending' } },
      {
        id: paidId,
        duePaise: 0,
        receipts: [{ kind: 'payment', mode: 'cash', amountPaise: PRICE_PAISE, receivedBy: asha.name }],
        membership: { status: 'payed' },
      },
    ]);
    expect(await find('counterworth')).toEqual(found);
  });
});

describe('the QR code for UPI', () => {
  it('is of the exact rest, or of a part of it', async () => {
    const { owner, id } = await register();
    const { body: slip } = await gym.as(owner).call('membership/slip', { query: { id } });
    const ask = (amount?: number) =>
      admin.call('payments/getUpi', { query: { subject: 'membership', id, ...(amount ? { amount } : {}) } });

    const whole = (await ask()).body;
    const part = (await ask(99.5)).body;

    expect(whole.uri).toBe(
      `upi://pay?pa=nammastrength@okhdfcbank&pn=Namma%20Strength&am=12899.00&cu=INR&tr=NS${slip.code.replaceAll('-', '')}&tn=Elite%20Plus%2C%206%20months&mc=7997`,
    );
    expect(part.uri).toContain('&am=99.50&');
    for (const { uri, qr } of [whole, part]) expect(decodeQrCode(qr)).toBe(uri);
    expect((await ask(12_900)).status).toBe(409);
  });

  it('is not there while no address is set', async () => {
    const own = await startTestGym();
    const { membershipId: id } = await own.make.membership();

    const reply = await own
      .as(await own.make.admin())
      .call('payments/getUpi', { query: { subject: 'membership', id } });

    expect(reply).toMatchObject({
      status: 404,
      body: { message: 'UPI is not set up: see UPI_VPA in the settings.' },
    });
    await own.close();
  });
});

describe('the cash-up', () => {
  const getDay = async (query: object = {}) =>
    (await admin.callLoosely('payments/getDay', { query: { ...query } })).body;

  it('holds the receipts of a day in IST, and its sums are those of its rows', async () => {
    const { id } = await register();
    gym.setNow(new Date('2030-03-10T18:29:59.999Z'));
    const late = await receive({
      subject: 'membership',
      id,
      mode: 'cash',
      amount: 100,
      center: 'HSR Layout',
    });
    gym.setNow(new Date('2030-03-10T18:30:00.000Z'));
    const early = await receive({ subject: 'membership', id, mode: 'card', amount: 200 });
    const other = await receive({ subject: 'checkout', id: (await order(1)).id, mode: 'cash' });
    await reverse(late.body.receiptId);

    const [before, after] = [await getDay({ day: '2030-03-10' }), await getDay({ day: '2030-03-11' })];

    expect(before.rows.map(({ receiptId }) => receiptId)).toEqual([late.body.receiptId]);
    expect(before.totals).toEqual([{ mode: 'cash', center: 'HSR Layout', amountPaise: 10_000 }]);
    expect(after.rows.map(({ receiptId }) => receiptId)).toEqual([
      early.body.receiptId,
      other.body.receiptId,
      expect.any(Number),
    ]);
    expect(after.totals).toEqual([
      { mode: 'card', center: 'kormangla', amountPaise: 20_000 },
      { mode: 'cash', center: 'HSR Layout', amountPaise: -10_000 },
      { mode: 'cash', center: null, amountPaise: 52_900 },
    ]);
    const sum = (rows: { amountPaise: number }[]) => rows.reduce((paise, row) => paise + row.amountPaise, 0);
    expect(sum(after.totals)).toBe(sum(after.rows));
    expect(sum(after.byAdmin)).toBe(sum(after.rows));
    expect((await getDay({ day: '2030-03-11', center: 'kormangla' })).rows).toHaveLength(1);
    expect((await getDay()).day).toBe('2030-03-11');
  });

  it('is exported as CSV under the name of its day', async () => {
    const { owner, id } = await register();
    gym.setNow(new Date('2030-03-20T06:30:00.000Z'));
    await receive({ subject: 'membership', id, mode: 'cash', amount: 100.5 });

    const file = await admin.callLoosely('admin/exportPayments', { query: { day: '2030-03-20' } });

    expect(file.headers['content-disposition']).toContain('payments-2030-03-20.csv');
    const [header, row] = String(file.body).trim().split('\r\n');
    expect(header).toContain('Receipt,Received at,Kind,For,Member,Mode,Amount,UTR,Center,Received by');
    expect(row).toContain(
      `2030-03-20 12:00,payment,"Elite Plus, 6 months",${owner.name},cash,100.5,,kormangla,${asha.name}`,
    );
  });
});

describe('the database alone', () => {
  it.each([
    ['changes a receipt', (id: number) => `update payments set amount_paise = 1 where id = ${id}`],
    ['forgets a reversal', (id: number) => `update payments set reversed_by = null where id = ${id}`],
    ['deletes a receipt', (id: number) => `delete from payments where id = ${id}`],
    ['empties the ledger', () => 'truncate payments cascade'],
    ['changes a slip', () => 'update slips set code = 1'],
    ['deletes slips', () => 'delete from slips'],
    [
      'receives more than the total',
      (id: number) =>
        `insert into payments (kind, number, membership_id, amount_paise, mode, center, received_at)
          select 'payment', 'TEST/1', membership_id, 1, mode, center, received_at from payments where id = ${id}`,
    ],
  ])('never %s', async (_what, statement) => {
    const { id } = await register();
    const { body } = await receive({ subject: 'membership', id, mode: 'cash' });

    await expect(sql.raw(statement(body.receiptId)).execute(gym.db)).rejects.toMatchObject({
      code: expect.stringMatching(/^(23001|23514)$/),
    });
  });
});

describe('any payments and reversals', () => {
  it('add up as in a plain model', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, async () => (await register()).id));
    const checkout = (await order(2)).id;
    const subjects = [
      ...ids.map((id) => ({ subject: 'membership' as const, id, totalPaise: PRICE_PAISE })),
      { subject: 'checkout' as const, id: checkout, totalPaise: 102_900 },
    ];
    const ledger: { subject: number; receiptId: number; paise: number; isReversed: boolean }[] = [];
    const paidOf = (subject: number) =>
      ledger.reduce((sum, row) => sum + (row.subject === subject && !row.isReversed ? row.paise : 0), 0);
    // Every run has these numbers.
    let seed = 20_300_304;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };

    for (let step = 0; step < 120; step++) {
      const at = random(subjects.length);
      const { totalPaise, ...subject } = subjects[at] as (typeof subjects)[number];
      if (random(3) === 0 && ledger.length > 0) {
        const row = ledger[random(ledger.length)] as (typeof ledger)[number];
        const { status } = await reverse(row.receiptId);
        expect(status).toBe(row.isReversed ? 409 : 201);
        row.isReversed = true;
      } else {
        const due = totalPaise - paidOf(at);
        const amount = random(4) === 0 ? undefined : (1 + random(totalPaise)) / 100;
        const paise = amount === undefined ? due : rupeesToPaise(amount);
        const reply = await receive({ ...subject, mode: 'cash', ...(amount ? { amount } : {}) });
        const isTaken = due > 0 && paise <= due;
        expect(reply.status).toBe(isTaken ? 201 : 409);
        if (isTaken) {
          expect(reply.body.duePaise).toBe(due - paise);
          ledger.push({ subject: at, receiptId: reply.body.receiptId, paise, isReversed: false });
        }
      }
    }

    const rows = await gym.db
      .selectFrom('memberships')
      .select(['id', 'paid_paise', 'payment_status'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    expect(rows).toEqual(
      ids
        .map((id, at) => ({
          id,
          paid_paise: paidOf(at),
          payment_status: paidOf(at) === PRICE_PAISE ? 'payed' : 'pending',
        }))
        .toSorted((a, b) => a.id - b.id),
    );
    const [bought] = await gym.db
      .selectFrom('checkouts')
      .select('paid_paise')
      .where('id', '=', checkout)
      .execute();
    expect(bought?.paid_paise).toBe(paidOf(3));
    expect(ledger.filter(({ isReversed }) => isReversed).length).toBeGreaterThan(5);
  });
});

describe('two admins of one name', () => {
  it('are told apart in sums, rows and CSV of a day, whatever they are called meanwhile', async () => {
    const { id } = await register();
    gym.setNow(new Date('2030-03-06T06:30:00Z'));
    const [one, two] = [await gym.make.admin(), await gym.make.admin()];
    const rename = (who: TestUser, name: string) => gym.as(who).call('user/update', { body: { name } });
    await rename(one, 'Meera Iyer');
    await rename(two, 'Meera Iyer');
    const pay = (who: TestUser, amount: number) =>
      gym.as(who).call('payments/receive', { body: { subject: 'membership', id, mode: 'cash', amount } });
    const sumsOfDay = async () => (await gym.as(one).call('payments/getDay', { query: {} })).body;

    await pay(one, 100);
    await pay(two, 200);
    await rename(one, 'Meera Kumar');
    await pay(one, 400);
    await rename(one, 'Meera Iyer');

    const { byAdmin, rows } = await sumsOfDay();
    const common = { receivedBy: 'Meera Iyer', mode: 'cash' };
    expect(byAdmin).toEqual([
      { ...common, receivedById: one.userId, receivedByEmail: one.email, amountPaise: 500_00 },
      { ...common, receivedById: two.userId, receivedByEmail: two.email, amountPaise: 200_00 },
    ]);
    expect(rows.map(({ receivedById }) => receivedById)).toEqual([one.userId, two.userId, one.userId]);
    const csv = String((await gym.as(one).callLoosely('admin/exportPayments', { query: {} })).body);
    expect(csv).toContain(`Meera Iyer,${one.email}`);
    expect(csv).toContain(`Meera Iyer,${two.email}`);
  });
});
