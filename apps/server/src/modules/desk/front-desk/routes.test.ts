import { cardStep } from '@namma/contract/codes/card';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { PRICE_PAISE, startCounterGym } from '../../../testing/counter-gym.ts';
import type { TestUser } from '../../../testing/make.ts';
import { receivePayment } from './service.ts';

const { gym, noon, asha, admin, nextUtr, register, order, receive, numberOf, reverse, membershipOf } =
  await startCounterGym();
afterEach(() => gym.setNow(noon));

describe('payments at the counter', () => {
  it('cover the whole due amount by default, and complete a membership', async () => {
    const { owner, id } = await register();

    const reply = await receive({ subject: 'membership', id, mode: 'upi', utr: nextUtr() });

    expect(reply).toMatchObject({ status: 201, body: { status: '₹12,899 received', duePaise: 0 } });
    expect(await membershipOf(owner)).toMatchObject({ payment_status: 'payed', duePaise: 0 });
  });

  it('may be partial, and the last one completes it', async () => {
    const { owner, id } = await register();

    const first = await receive({ subject: 'membership', id, mode: 'cash', amount: 5000.5 });
    const between = await membershipOf(owner);
    const last = await receive({ subject: 'membership', id, mode: 'card', amount: 7898.5 });

    expect(first.body).toMatchObject({ status: '₹5,000.50 received', duePaise: 789_850 });
    expect(between).toMatchObject({ payment_status: 'pending', duePaise: 789_850 });
    expect(last.body).toMatchObject({ duePaise: 0 });
    expect(await membershipOf(owner)).toMatchObject({ payment_status: 'payed', duePaise: 0 });
  });

  it('pay for an order without its cancelled lines; nothing when all are cancelled', async () => {
    const { owner, id, orderIds } = await order(2);
    await gym.as(owner).call('orders/cancel', { body: { id: orderIds[0] ?? 0 } });

    const tooMuch = await receive({ subject: 'checkout', id, mode: 'cash', amount: 1029 });
    const part = await receive({ subject: 'checkout', id, mode: 'cash', amount: 29, center: 'kormangla' });
    const rest = await receive({ subject: 'checkout', id, mode: 'cash' });
    const more = await receive({ subject: 'checkout', id, mode: 'cash' });

    expect(tooMuch).toMatchObject({
      status: 409,
      body: { message: 'Only ₹529 is due. Enter that or less.' },
    });
    expect([part.body.duePaise, rest.body.duePaise, more.status]).toEqual([50_000, 0, 409]);

    const gone = await order(1);
    await gym.as(gone.owner).call('orders/cancel', { body: { id: gone.orderIds[0] ?? 0 } });
    expect(await receive({ subject: 'checkout', id: gone.id, mode: 'cash' })).toMatchObject({
      status: 409,
      body: { message: 'Nothing is due.' },
    });
  });

  it.each([
    [{ mode: 'cash', amount: 12_899.01 }, 409, 'Only ₹12,899 is due. Enter that or less.'],
    [{ mode: 'cash', amount: 0 }, 400, 'Enter an amount above 0'],
    [{ mode: 'cash', amount: -1 }, 400, 'Enter an amount above 0'],
    [{ mode: 'cash', amount: 10.001 }, 400, 'Use up to two decimals'],
    [{ mode: 'upi' }, 400, 'Enter the 12 digits of the UTR'],
    [{ mode: 'cash', utr: '412345678901' }, 400, 'Only UPI payments have a UTR'],
    [{ mode: 'cheque' }, 400, 'Use one of: cash, upi, card'],
    [{ mode: 'cash', center: 'Mysuru' }, 400, 'Use one of: vijayanagra, indiranagar, kormangla, HSR Layout'],
  ])('are refused as %j, and nothing is written', async (wrong, status, message) => {
    const { membershipId: id } = await gym.make.membership();

    const reply = await receive({ subject: 'membership', id, ...wrong });

    expect(reply).toMatchObject({ status, body: { message } });
    expect(
      await gym.db.selectFrom('payments').select('id').where('membership_id', '=', id).execute(),
    ).toEqual([]);
  });

  it('are refused when nothing is due', async () => {
    const { membershipId: id } = await gym.make.membership({ paymentStatus: 'payed' });

    expect(await receive({ subject: 'membership', id, mode: 'cash' })).toMatchObject({
      status: 409,
      body: { message: 'This membership is already paid.' },
    });
  });

  it('with one UTR are accepted once; the refusal names the first receipt, whose reversal frees it', async () => {
    const [one, other] = [await register(), await register()];
    const utr = nextUtr();
    const first = await receive({ subject: 'membership', id: one.id, mode: 'upi', utr });

    const again = await receive({ subject: 'membership', id: other.id, mode: 'upi', utr });
    await reverse(first.body.receiptId);
    const freed = await receive({ subject: 'membership', id: other.id, mode: 'upi', utr });

    expect(again).toMatchObject({
      status: 409,
      body: {
        message: `This UTR was already used: receipt ${await numberOf(first.body.receiptId)}, 4 Mar 2030.`,
      },
    });
    expect(freed.status).toBe(201);
  });

  it('are numbered without gaps, also beside concurrently refused payments', async () => {
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
  ])('are not booked under %s, which is another code', async (utr, message) => {
    const { membershipId: id } = await gym.make.membership();

    const reply = await receive({ subject: 'membership', id, mode: 'upi', utr });

    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe(message);
    expect(reply.body.issues).toEqual([{ path: 'utr', message }]);
    expect(
      await gym.db.selectFrom('payments').select('id').where('membership_id', '=', id).execute(),
    ).toEqual([]);
  });

  it("are not booked under the digits of a member's card without its letters", async () => {
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

  it('with one key are booked once, however often the response is lost', async () => {
    const { id } = await register();
    const part = { subject: 'membership', id, mode: 'cash', amount: 1000 };

    const replies = [await receive(part, `key ${id}`), await receive(part, `key ${id}`)];

    expect(replies[1]?.body).toEqual(replies[0]?.body);
    expect((await receive({ ...part, amount: 11_899 })).body.duePaise).toBe(0);
  });

  it('without a key are separate, as long as enough is due', async () => {
    const { id } = await register();
    const part = { subject: 'membership', id, mode: 'cash', amount: 5000 };

    const [first, second, third] = [await receive(part), await receive(part), await receive(part)];

    expect([first.body.duePaise, second.body.duePaise]).toEqual([789_900, 289_900]);
    expect(second.body.receiptId).not.toBe(first.body.receiptId);
    expect(third.status).toBe(409);
  });
});

describe('Pay in the list of memberships', () => {
  it('receives the rest in cash at the center of the membership, for several also by card', async () => {
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
  it('shows the document that its payment completed, until it is reversed', async () => {
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

describe('the document of a membership', () => {
  it('is issued with the completing payment, credited by a reversal, cancelled by an undo', async () => {
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

  it('rolls its payment back when it cannot be issued: both or none', async () => {
    const { owner, id } = await register();
    // Simulates a crash between the two: the database aborts the transaction after the payment was written.
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

describe('two admins with the same name', () => {
  it('are distinguished in sums, rows and CSV of a day, also after a change of name', async () => {
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
