import { days } from '@namma/contract/days/dates';
import { afterEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { anyPhone } from '../../../testing/anybody.ts';
import { startTestGym } from '../../../testing/gym.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';
import { sweepPasses, tiePasses } from './service.ts';

// A Monday.
const gym = await startTestGym({
  today: '2030-03-04',
  tax: { scheme: 'regular', legalName: 'Namma Strength Fitness LLP', gstin: '29AAGCB7383J1Z4' },
});
const noon = gym.now();
afterEach(() => gym.setNow(noon));
const owner = await gym.make.admin();
const admin = gym.as(owner);
const TODAY = '2030-03-04';

const sell = async (phone = anyPhone(), changes = {}) => {
  const form = {
    name: 'Meghana Rao',
    phone,
    center: 'kormangla',
    day: TODAY,
    kind: 'day',
    mode: 'cash',
  } as const;
  const answer = await admin.call('passes/sell', { body: { ...form, ...changes } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const read = async (number = '') => (await admin.call('documents/get', { query: { number } })).body;
const listOf = async (q: string) =>
  (await admin.call('admin/getDocuments', { query: { q, limit: 20 } })).body.content;
const scan = (code: string) => admin.call('visits/scan', { body: { code, center: 'kormangla' } });

describe('the document of a pass', () => {
  it('is an invoice with the code and the rate of training, numbered in the series', async () => {
    const first = await sell();
    const { documentNumber, pass } = await sell();

    expect(documentNumber).toMatch(/^NSG\/2930\/\d{6}$/);
    expect(Number(documentNumber?.slice(-6))).toBe(Number(first.documentNumber?.slice(-6)) + 1);
    expect(await read(documentNumber)).toMatchObject({
      kind: 'invoice',
      passId: pass.id,
      membershipId: null,
      checkoutId: null,
      buyer: { name: 'Meghana Rao', phone: '', email: '', address: [], stateCode: '29' },
      lines: [
        {
          description: 'Day pass, 4 Mar 2030, kormangla',
          ...{ code: '999723', unit: 'NA', quantity: 1, rateBasisPoints: 500 },
          ...{ taxablePaise: 28_572, cgstPaise: 714, sgstPaise: 714, totalPaise: 30_000 },
        },
      ],
      payment: { duePaise: 0, by: [{ mode: 'cash', amountPaise: 30_000 }] },
    });
  });

  it('is printed on the receipt, and a free trial has none', async () => {
    const { documentNumber, receiptId } = await sell();
    const trial = await sell(anyPhone(), { kind: 'trial', mode: undefined });

    const receipt = await admin.call('payments/getReceipt', { query: { id: receiptId ?? 0 } });

    expect(receipt.body).toMatchObject({ documentNumber, subject: 'pass' });
    expect(trial).not.toHaveProperty('documentNumber');
  });

  it('gets a full credit note when its receipt is reversed', async () => {
    const { documentNumber = '', receiptId } = await sell();

    await admin.call('payments/reverse', { body: { id: receiptId ?? 0, reason: 'Wrong day' } });

    const [note] = await gym.db
      .selectFrom('documents as note')
      .innerJoin('documents as original', 'original.id', 'note.against')
      .selectAll('note')
      .where('original.number', '=', documentNumber)
      .execute();
    expect(note).toMatchObject({ kind: 'credit_note', total_paise: 30_000, cgst_paise: 714 });
    expect(note?.number).toMatch(/^NSG\/2930\/C\d{5}$/);
    const receipt = await admin.call('payments/getReceipt', { query: { id: receiptId ?? 0 } });
    expect(receipt.body).not.toHaveProperty('documentNumber');
  });

  it('is kept, like the pass, when only the mode of its receipt is corrected, also once it is used', async () => {
    const { documentNumber = '', receiptId = 0, pass } = await sell();
    const correct = (id: number, mode: 'card' | 'cash') =>
      admin.call('payments/reverse', { body: { id, reason: 'Paid by card', mode } });

    const corrected = await correct(receiptId, 'card');

    expect(corrected).toMatchObject({ status: 201, body: { duePaise: 0 } });
    expect((await admin.call('passes/get', { query: { id: pass.id } })).body.pass.state).toBe('open');
    expect((await scan(pass.code)).body.verdict).toBe('in');
    const again = await correct(corrected.body.correctedId ?? 0, 'cash');
    expect(await read(documentNumber)).toMatchObject({
      cancelledAt: null,
      payment: { duePaise: 0, by: [{ mode: 'cash', amountPaise: 30_000 }] },
    });
    const plain = await admin.callLoosely('payments/reverse', {
      body: { id: again.body.correctedId ?? 0, reason: 'Wrong day' },
    });
    expect(plain.body).toMatchObject({ code: 'passUsed' });
  });

  it('is cancelled when the sale is undone, and its number stays used', async () => {
    const { documentNumber, activityId = 0, receiptId } = await sell();

    expect((await admin.call('admin/undo', { body: { activityId } })).status).toBe(200);

    expect((await read(documentNumber)).cancelledAt).not.toBeNull();
    const { rows } = (await admin.call('payments/getDay')).body;
    expect(rows.find((row) => row.receiptId === receiptId)?.reversedBy).not.toBeNull();
    expect((await sell()).documentNumber).not.toBe(documentNumber);
  });

  it('is in the returns of the month, in the cash-up and in the report of payments', async () => {
    const query = { report: 'payments', from: TODAY, to: TODAY } as const;
    const passesIn = async () =>
      (await admin.call('admin/getReport', { query })).body.tables
        .find(({ by }) => by === 'what for')
        ?.rows.find(({ label }) => label === 'Passes')?.values ?? [];
    const cashOf = async () =>
      (await admin.call('payments/getDay')).body.bySubject.find(
        ({ subject, mode }) => subject === 'pass' && mode === 'card',
      )?.amountPaise ?? 0;
    const [before, cash] = [await passesIn(), await cashOf()];

    await sell(anyPhone(), { mode: 'card' });

    expect(await passesIn()).toEqual(
      before.map((value, i) => (value ?? 0) + ([30_000, 0, 30_000, 1][i] ?? 0)),
    );
    expect((await cashOf()) - cash).toBe(30_000);
    const { body: csv } = await admin.callLoosely('admin/exportGst', { query: { month: '2030-03' } });
    expect(String(csv)).toMatch(/^HSN summary,5,999723,NA,\d+,/m);
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });

  it('hides its holder a year after the day, and stays as issued', async () => {
    const { documentNumber = '' } = await sell(anyPhone(), { name: 'Padmavati Kulkarni' });
    expect(await listOf('Padmavati')).toMatchObject([
      { number: documentNumber, buyer: 'Padmavati Kulkarni' },
    ]);

    gym.setNow(new Date(noon.getTime() + days(366)));
    await sweepPasses({ db: gym.db, clock: gym.now });

    gym.setNow(noon);
    expect(await listOf('Padmavati')).toEqual([]);
    expect((await read(documentNumber)).buyer.name).toBe('Padmavati Kulkarni');
  });
});

describe('a guest who becomes a member', () => {
  /** An account whose phone was entered at the sign-up, with a pending membership. */
  async function signUpWith(phone: string) {
    const member = await gym.make.member();
    await gym.db.updateTable('users').set({ phone }).where('id', '=', member.userId).execute();
    const { membershipId } = await gym.make.membership({ member, paymentStatus: 'pending' });
    return { member, membershipId };
  }
  const pay = (id: number) =>
    admin.call('payments/receive', { body: { subject: 'membership', id, mode: 'cash' } });

  it('gets the passes of the phone number once a membership is paid at the desk, not by entering the number', async () => {
    const phone = anyPhone();
    const { pass, documentNumber = '' } = await sell(phone);
    const { member, membershipId } = await signUpWith(phone);
    const mine = () => gym.as(member).call('privacy/getMine');
    expect((await mine()).body.passes).toEqual([]);

    await pay(membershipId);

    expect((await mine()).body).toMatchObject({
      passes: [{ passCode: pass.code }],
      documents: expect.arrayContaining([expect.objectContaining({ number: documentNumber })]),
    });
    const own = await gym.as(member).call('documents/get', { query: { number: documentNumber } });
    expect(own.body).toMatchObject({ number: documentNumber });
    const list = (await gym.as(member).call('documents/getMine', { query: {} })).body;
    expect(list.map(({ number }) => number)).toContain(documentNumber);
    const timeline = (await gym.as(member).call('user/getTimeline', { query: { kind: 'pass' } })).body
      .content;
    expect(timeline).toMatchObject([{ passKind: 'day', day: TODAY, center: 'kormangla', state: 'open' }]);
    const stranger = gym.as(await gym.make.member());
    expect((await stranger.call('documents/get', { query: { number: documentNumber } })).status).toBe(404);
  });

  it('counts in the report of follow-ups', async () => {
    const trialsOf = async () =>
      (await admin.call('followUps/getReport', { query: { from: TODAY, to: TODAY } })).body.trials;
    const before = await trialsOf();
    const phone = anyPhone();
    const { pass } = await sell(phone, { kind: 'trial', mode: undefined });
    await sell(anyPhone(), { kind: 'trial', mode: undefined });
    await scan(pass.code);
    const { membershipId } = await signUpWith(phone);

    await pay(membershipId);

    expect(await trialsOf()).toEqual({
      given: before.given + 2,
      came: before.came + 1,
      joined: before.joined + 1,
    });
  });

  it('deletes names and phone numbers of the passes with the account', async () => {
    const phone = anyPhone();
    const { documentNumber, pass } = await sell(phone, { name: 'Chitralekha Bhat' });
    const member = await gym.make.member();
    await inTransaction(gym.db, (tx) => tiePasses(tx, phone, member.userId));

    const deleted = await gym
      .as(member)
      .call('privacy/deleteAccount', { body: { password: 'correct horse' } });

    expect(deleted.status, JSON.stringify(deleted.body)).toBe(200);
    const rows = await gym.db.selectFrom('passes').selectAll().where('id', '=', pass.id).execute();
    expect(rows).toMatchObject([{ name: '', phone: null, user_id: null }]);
    expect(await listOf('Chitralekha')).toEqual([]);
    expect((await read(documentNumber)).totalPaise).toBe(30_000);
  });

  it('gets no second trial with another phone number', async () => {
    const [first, second] = [anyPhone(), anyPhone()];
    const { pass } = await sell(first, { kind: 'trial', mode: undefined });
    await scan(pass.code);
    const { userId } = (await admin.call('members/add', { body: { name: 'Meghana Rao', phone: first } }))
      .body;
    await gym.db.updateTable('users').set({ phone: second }).where('id', '=', userId).execute();

    const form = {
      name: 'Meghana Rao',
      phone: second,
      center: 'kormangla',
      day: TODAY,
      kind: 'trial',
    } as const;
    const answer = await admin.call('passes/sell', { body: form });

    expect([answer.status, answer.body]).toMatchObject([409, { code: 'trialHad' }]);
  });
});
