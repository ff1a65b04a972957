import { afterEach, describe, expect, it } from 'vitest';
import { PRICE_PAISE, startCounterGym } from '../../../testing/counter-gym.ts';
import { decodeQrCode } from '../../../testing/decode-qr.ts';
import { startTestGym } from '../../../testing/gym.ts';

const { gym, noon, asha, admin, register, order, receive, reverse } = await startCounterGym();
afterEach(() => gym.setNow(noon));

describe('the payment slip', () => {
  it('of a membership has a number, the due amount, its center, and a QR code of its digits', async () => {
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
      .select('payload')
      .where('key', '=', `membership:${id}:registered`)
      .execute();
    expect(mail?.payload).toMatchObject({ slip: body.code.replaceAll('-', '') });
  });

  it('and the number of a receipt, in any case, find the payer', async () => {
    const { owner, id } = await register();
    const { body } = await receive({ subject: 'membership', id, mode: 'cash', amount: 899 });
    const { receiptNumber } = (await admin.call('payments/getReceipt', { query: { id: body.receiptId } }))
      .body;
    const find = (code: string) => admin.callLoosely('payments/find', { query: { code } });

    expect((await find(receiptNumber.toLowerCase())).body).toMatchObject({
      people: [{ userId: owner.userId, payables: [{ receipts: [{ receiptNumber }] }] }],
    });
    expect((await find('R99999')).status).toBe(404);
  });

  it('of an order finds it at the counter, in any spelling, like the order number', async () => {
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

  it('with a wrong digit, two swapped ones, or unknown, is refused with a message', async () => {
    const find = (code: string) => admin.call('payments/find', { query: { code } });

    expect(await find('4821-0937-5')).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('has a wrong digit') },
    });
    expect((await find('4812-0937-4')).status).toBe(400);
    expect((await find('NS-236-4')).status).toBe(400);
    expect(await find('4821-0937-4')).toMatchObject({
      status: 404,
      body: { message: 'Slip not found.' },
    });
    expect(await find('Nobody of that name')).toMatchObject({
      status: 404,
      body: { message: 'No one found.' },
    });
  });
});

describe('a search at the counter', () => {
  it('by phone or name lists due amounts first, then paid ones, with receipts', async () => {
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
  it('is for the exact rest, or a part of it', async () => {
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

  it('is missing while no address is set', async () => {
    const own = await startTestGym();
    const { membershipId: id } = await own.make.membership();

    const reply = await own
      .as(await own.make.admin())
      .call('payments/getUpi', { query: { subject: 'membership', id } });

    expect(reply).toMatchObject({
      status: 404,
      body: { message: 'UPI is not set up. Set UPI_VPA.' },
    });
    await own.close();
  });
});

describe('the cash-up', () => {
  const getDay = async (query: object = {}) =>
    (await admin.callLoosely('payments/getDay', { query: { ...query } })).body;

  it('lists the receipts of a day in IST, with the sums of its rows', async () => {
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

  it('is exported as CSV, named after its day', async () => {
    const { owner, id } = await register();
    gym.setNow(new Date('2030-03-20T06:30:00.000Z'));
    await receive({ subject: 'membership', id, mode: 'cash', amount: 100.5 });

    const file = await admin.callLoosely('admin/exportPayments', { query: { from: '2030-03-20' } });

    expect(file.headers['content-disposition']).toContain('payments-2030-03-20.csv');
    const [header, row] = String(file.body).trim().split('\r\n');
    expect(header).toContain('Receipt,Received at,Kind,For,Member,Mode,Amount,UTR,Center,Received by');
    expect(row).toContain(
      `2030-03-20 12:00,payment,"Elite Plus, 6 months",${owner.name},cash,100.5,,kormangla,${asha.name}`,
    );
  });
});
