import { formatPassCode, parsePassCode } from '@namma/contract/codes/pass-code';
import { days, hours, minutes } from '@namma/contract/days/dates';
import type { Center } from '@namma/contract/values/centers';
import { afterEach, describe, expect, it } from 'vitest';
import { anyPhone } from '../../../testing/anybody.ts';
import { startTestGym } from '../../../testing/gym.ts';
import { sweepPasses } from './service.ts';

// A Monday.
const gym = await startTestGym({ today: '2030-03-04' });
const noon = gym.now();
afterEach(() => gym.setNow(noon));
const later = (milliseconds: number) => gym.setNow(new Date(noon.getTime() + milliseconds));

const owner = await gym.make.admin();
const admin = gym.as(owner);
const CENTER = 'kormangla';
const TODAY = '2030-03-04';
const forPhone = (phone: string) => ({ name: 'Meghana Rao', phone, center: CENTER, day: TODAY }) as const;

const ask = (phone: string, changes = {}) =>
  gym.guest(`198.51.100.${Math.floor(Math.random() * 250)}`).call('passes/request', {
    body: { ...forPhone(phone), ...changes },
  });
const sell = (phone: string, changes = {}) =>
  admin.call('passes/sell', { body: { ...forPhone(phone), kind: 'trial', ...changes } });
const scan = async (code: string, center: 'kormangla' | 'HSR Layout' = CENTER) =>
  (await admin.call('visits/scan', { body: { code, center } })).body;
const requestsOf = async (phone: string) =>
  (await admin.call('passes/getDay')).body.requests.filter((each) => each.phone === phone);

describe('a request for a trial day', () => {
  it('waits for the desk, once per day however often it is sent', async () => {
    const phone = anyPhone();

    for (const written of [phone, `+91 ${phone}`, phone]) expect((await ask(written)).status).toBe(201);

    expect(await requestsOf(phone)).toMatchObject([{ ...forPhone(phone), obstacle: null }]);
  });

  it('gets the same response for a member, a former trial and everyone else', async () => {
    const [member, known] = [anyPhone(), anyPhone()];
    const { userId } = await gym.make.unclaimed({ name: 'Asha Rao', phone: member });
    await gym.make.membership({ member: { userId, name: '', email: '', token: '' } });
    await scan((await sell(known)).body.pass.code);

    const answers = [await ask(member), await ask(known), await ask(anyPhone())];

    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await requestsOf(member)).toMatchObject([{ obstacle: { kind: 'member', userId } }]);
    expect(await requestsOf(known)).toMatchObject([{ obstacle: { kind: 'had trial' } }]);
    expect((await sell(member)).body).toMatchObject({ code: 'trialOfMember', userId, name: 'Asha Rao' });
    expect((await sell(known)).body).toMatchObject({ code: 'trialHad' });
  });

  it('is refused for a day that has passed, is too far ahead, or on which the center is closed', async () => {
    await admin.call('centers/close', {
      body: { center: 'indiranagar', fromDay: '2030-03-06', toDay: '2030-03-07', reason: 'Floor' },
    });

    for (const day of ['2030-03-03', '2030-04-04']) expect((await ask(anyPhone(), { day })).status).toBe(400);
    const closed = await ask(anyPhone(), { day: '2030-03-07', center: 'indiranagar' });

    expect([closed.status, closed.body]).toMatchObject([409, { code: 'passDayClosed' }]);
    expect((await ask(anyPhone(), { day: '2030-03-07' })).status).toBe(201);
  });

  it('is accepted for a weekday without usual hours once the center has special hours on it', async () => {
    const weekdays = [1, 2, 3, 4, 5, 6];
    const fromDay = '2030-03-10'; // A Sunday.
    const value = [{ weekdays, opensAtMinute: 300, closesAtMinute: 1_320 }];
    await admin.call('settings/set', { body: { key: 'openingHours', value, fromDay } });
    const askAt = async (center: Center) => (await ask(anyPhone(), { day: fromDay, center })).status;

    expect(await askAt('indiranagar')).toBe(409);
    await admin.call('centers/setHours', {
      body: {
        center: 'indiranagar',
        day: fromDay,
        opensAtMinute: 480,
        closesAtMinute: 720,
        reason: 'Open day',
      },
    });

    expect(await askAt('indiranagar')).toBe(201);
    expect(await askAt('kormangla')).toBe(409);
    await admin.call('settings/remove', { body: { key: 'openingHours', fromDay } });
  });

  it('is deleted when it is not answered', async () => {
    const phone = anyPhone();
    await ask(phone);
    const [request] = await requestsOf(phone);

    await admin.call('passes/dismiss', { body: { id: request?.id ?? 0 } });

    expect(await requestsOf(phone)).toEqual([]);
  });
});

describe('a trial', () => {
  it('is free, answers the requests of its phone number and is unique', async () => {
    const phone = anyPhone();
    await ask(phone);
    await ask(phone, { day: '2030-03-05' });

    const sold = await sell(phone);

    expect(sold.status).toBe(201);
    expect(sold.body).not.toHaveProperty('receiptId');
    expect(sold.body.pass).toMatchObject({ kind: 'trial', pricePaise: 0, state: 'open', userId: null });
    expect(await requestsOf(phone)).toEqual([]);
    expect((await sell(phone, { day: '2030-03-05' })).body).toMatchObject({ code: 'trialHad' });
    const shown = (await admin.call('passes/get', { query: { id: sold.body.pass.id } })).body;
    expect(shown).toEqual({ pass: sold.body.pass, qr: sold.body.qr });
  });

  it('that was missed is replaced by another one, a used one is not', async () => {
    const [missed, used] = [anyPhone(), anyPhone()];
    const first = await sell(missed);
    await scan((await sell(used)).body.pass.code);
    later(days(1));

    const again = await sell(missed, { day: '2030-03-05' });

    expect(again.status).toBe(201);
    expect(await scan(first.body.pass.code)).toMatchObject({ verdict: 'refused', reason: 'unknown pass' });
    expect(await scan(again.body.pass.code)).toMatchObject({ verdict: 'in' });
    expect((await sell(used, { day: '2030-03-05' })).status).toBe(409);
  });

  it('can be undone while it is unused', async () => {
    const [one, other] = [anyPhone(), anyPhone()];
    const sold = (await sell(one)).body;
    const used = (await sell(other)).body;
    await scan(used.pass.code);
    const undo = (activityId = 0) => admin.call('admin/undo', { body: { activityId } });

    expect((await undo(sold.activityId)).status).toBe(200);
    expect((await undo(used.activityId)).body).toMatchObject({ code: 'passUsed' });
    expect((await sell(one)).status).toBe(201);
  });
});

describe('a day pass', () => {
  it('has a receipt, which is in the cash-up and whose reversal voids the pass', async () => {
    const phone = anyPhone();
    const { body } = await sell(phone, {
      kind: 'day',
      mode: 'upi',
      utr: '033412345678',
      expectedPaise: 30_000,
    });
    const receiptId = body.receiptId ?? 0;

    const receipt = (await admin.call('payments/getReceipt', { query: { id: receiptId } })).body;
    const { rows } = (await admin.call('payments/getDay')).body;

    const expected = { subject: 'pass', id: body.pass.id, title: `Day pass, ${TODAY}`, amountPaise: 30_000 };
    expect(receipt).toMatchObject({ ...expected, duePaise: 0, member: { name: 'Meghana Rao', phone } });
    expect(rows.find((row) => row.receiptId === receiptId)).toMatchObject({
      ...expected,
      center: CENTER,
      member: 'Meghana Rao',
    });
    const reversed = await admin.call('payments/reverse', { body: { id: receiptId, reason: 'Wrong day' } });
    expect([reversed.status, reversed.body]).toMatchObject([201, { duePaise: 0 }]);
    expect(await scan(body.pass.code)).toMatchObject({
      verdict: 'refused',
      reason: 'unknown pass',
      member: null,
    });
  });

  it('keeps its receipt once it is used', async () => {
    const { body } = await sell(anyPhone(), { kind: 'day', mode: 'cash' });
    await scan(body.pass.code);

    const answer = await admin.call('payments/reverse', { body: { id: body.receiptId ?? 0, reason: 'No' } });

    expect(answer.body).toMatchObject({ code: 'passUsed' });
  });

  it('is sold at the shown price, with a mode; a free pass has none', async () => {
    const phone = anyPhone();

    const answers = [
      await sell(phone, { kind: 'day' }),
      await sell(phone, { kind: 'day', mode: 'cash', expectedPaise: 20_000 }),
      await sell(phone, { mode: 'cash' }),
      await sell(phone, { kind: 'day', mode: 'upi' }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([400, 409, 400, 400]);
    expect(answers[1]?.body).toMatchObject({ code: 'passPriceChanged', params: [200, 300] });
  });

  it('has the price set by the owner from a day on', async () => {
    await admin.call('settings/set', {
      body: { key: 'passPrices', value: { trialRupees: 50, dayRupees: 400 }, fromDay: '2030-03-06' },
    });
    later(days(2));

    const [trial, day] = [
      await sell(anyPhone(), { day: '2030-03-06', mode: 'cash' }),
      await sell(anyPhone(), { day: '2030-03-06', kind: 'day', mode: 'card' }),
    ];

    expect([trial.body.pass.pricePaise, day.body.pass.pricePaise]).toEqual([5_000, 40_000]);
    expect((await gym.guest().call('settings/getTexts', { query: {} })).body.trialRupees).toBe(50);
  });
});

describe('check-in with a pass', () => {
  it('admits once, on its day and at its center', async () => {
    const { code } = (await sell(anyPhone())).body.pass;
    const tomorrow = (await sell(anyPhone(), { day: '2030-03-05' })).body.pass.code;

    expect(await scan(tomorrow)).toMatchObject({ verdict: 'refused', reason: 'pass of another day' });
    expect(await scan(code, 'HSR Layout')).toMatchObject({ reason: 'pass of another center' });
    expect(await scan(code)).toMatchObject({ verdict: 'in', member: null, pass: { name: 'Meghana Rao' } });
    later(minutes(30));
    expect(await scan(code)).toMatchObject({ verdict: 'in', since: noon.toISOString() });
    later(hours(2));
    expect(await scan(code)).toMatchObject({ verdict: 'refused', reason: 'pass used' });
    const { visits } = (await admin.call('visits/getToday', { query: { center: CENTER } })).body;
    expect(visits.find(({ name, verdict }) => name === 'Meghana Rao' && verdict === 'in')).toMatchObject({
      pass: 'trial',
      userId: null,
    });
  });

  it('refuses an unknown code, in any notation', async () => {
    expect(await scan(formatPassCode(10_000_000))).toMatchObject({ reason: 'unknown pass' });
    const { code } = (await sell(anyPhone())).body.pass;

    expect(await scan(code.toLowerCase().replaceAll('-', ' '))).toMatchObject({ verdict: 'in' });
    const swapped = code.replace(/(\d)(\d)(?=\d*-\d$)/, '$2$1');
    if (swapped !== code) expect(parsePassCode(swapped)).toBeUndefined();
  });
});

describe('the owner of a pass', () => {
  it('becomes the member who is added with its phone number, for export and deletion', async () => {
    const phone = anyPhone();
    const { pass } = (await sell(phone, { kind: 'day', mode: 'cash' })).body;
    await scan(pass.code);

    const form = { name: 'Meghana Rao', phone, email: 'meghana@example.com' };
    const { userId } = (await admin.call('members/add', { body: form })).body;

    const token = await gym.make.session(userId, hours(1));
    const own = (await gym.withToken(token).call('privacy/getMine')).body;
    expect(own.passes).toMatchObject([{ passCode: pass.code, pass: 'day', phone, pricePaise: 30_000 }]);
    expect(own.payments).toMatchObject([{ passId: pass.id, amountPaise: 30_000 }]);
  });

  it('is the only account that the desk knows by its phone number, from the sale on', async () => {
    const [unclaimed, paid] = [anyPhone(), anyPhone()];
    const { userId } = await gym.make.unclaimed({ phone: unclaimed });
    const { member } = await gym.make.membership({ paymentStatus: 'payed' });
    await gym.db.updateTable('users').set({ phone: paid }).where('id', '=', member.userId).execute();

    const [one, other] = [
      await sell(unclaimed, { kind: 'day', mode: 'cash' }),
      await sell(paid, { kind: 'day', mode: 'cash' }),
    ];

    expect([one.body.pass.userId, other.body.pass.userId]).toEqual([userId, member.userId]);
    const own = (await gym.as(member).call('privacy/getMine')).body;
    expect(own.passes).toMatchObject([{ passCode: other.body.pass.code, pass: 'day' }]);
  });

  it('is unknown while a family shares the phone number, or it was only entered at a sign-up', async () => {
    const [family, typed] = [anyPhone(), anyPhone()];
    await gym.make.unclaimed({ phone: family });
    await gym.make.unclaimed({ name: 'Ravi Rao', phone: family });
    const stranger = await gym.make.member();
    await gym.db.updateTable('users').set({ phone: typed }).where('id', '=', stranger.userId).execute();

    for (const phone of [family, typed])
      expect((await sell(phone, { kind: 'day', mode: 'cash' })).body.pass.userId).toBeNull();

    expect((await gym.as(stranger).call('privacy/getMine')).body.passes).toEqual([]);
  });

  it('is erased a year after its day, an unanswered request after sixty days; then there may be a trial again', async () => {
    const [had, asked] = [anyPhone(), anyPhone()];
    await scan((await sell(had)).body.pass.code);
    await ask(asked);
    const kept = (phone: string) =>
      gym.db.selectFrom('passes').select('id').where('phone', '=', phone).execute();

    later(days(60));
    await sweepPasses({ db: gym.db, clock: gym.now });
    expect([(await kept(had)).length, (await kept(asked)).length]).toEqual([1, 1]);
    later(days(61));
    await sweepPasses({ db: gym.db, clock: gym.now });
    expect([(await kept(had)).length, (await kept(asked)).length]).toEqual([1, 0]);
    later(days(366));
    await sweepPasses({ db: gym.db, clock: gym.now });

    expect(await kept(had)).toEqual([]);
    const back = gym.withToken(await gym.make.session(owner.userId, hours(1)));
    const again = { ...forPhone(had), day: '2031-03-05', kind: 'trial', mode: 'cash' } as const;
    expect((await back.call('passes/sell', { body: again })).status).toBe(201);
  });
});
