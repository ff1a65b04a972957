import { addDays, startOfGymDay } from '@namma/contract/days/dates';
import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { PASSWORD } from '../../../testing/make.ts';
import { sweepPasses } from '../../gym/passes/service.ts';
import { sweepFollowUps } from './service.ts';

const TODAY = '2030-03-04';
const gym = await startTestGym({ today: TODAY });
const admin = gym.as(await gym.make.admin());

const listed = async () => (await admin.call('followUps/getAll', { query: { limit: 100 } })).body.content;
const form = (phone: string) => ({
  name: 'Meera Iyer',
  email: 'meera@example.com',
  phone,
  msg: 'Is there a pool?',
});

it('a query of a signed-in member is called and recorded like any other', async () => {
  const member = await gym.make.member({ phone: '9812345601' });
  await gym.as(member).call('contact/register', { body: form('9812345601') });

  const line = (await listed()).find(({ memberId }) => memberId === member.userId);
  expect(line).toMatchObject({ reason: 'query', userId: null, passId: null, name: member.name });
  const body = { queryId: line?.queryId ?? 0, reason: 'query', outcome: 'noAnswer', lastId: 0 } as const;
  expect((await admin.call('followUps/record', { body })).status).toBe(201);

  expect((await listed()).map(({ memberId }) => memberId)).not.toContain(member.userId);
});

it('a trial that a member missed is recorded by its pass', async () => {
  const member = await gym.make.member({ phone: '9812345602' });
  const day = addDays(TODAY, -2);
  await gym.db
    .insertInto('passes')
    .values({
      kind: 'trial',
      name: member.name,
      phone: '9812345602',
      center: 'kormangla',
      day,
      code: 10_000_001,
      sold_at: startOfGymDay(day),
      price_paise: 0,
      user_id: member.userId,
    })
    .execute();

  const line = (await listed()).find(({ memberId }) => memberId === member.userId);
  expect(line).toMatchObject({ reason: 'trial missed', userId: null, queryId: null });
  const body = { passId: line?.passId ?? 0, reason: 'trial missed', outcome: 'willCome', lastId: 0 } as const;
  expect((await admin.call('followUps/record', { body })).status).toBe(201);
});

it('the call about a requested day is kept after the pass is issued', async () => {
  const body = { name: 'Ravi Shetty', phone: '9812345609', center: 'kormangla', day: TODAY } as const;
  await gym.guest().call('passes/request', { body });
  const line = (await listed()).find(({ phone }) => phone === body.phone);
  const record = { passId: line?.passId ?? 0, reason: 'trial asked', outcome: 'reached', lastId: 0 } as const;
  await admin.call('followUps/record', { body: record });
  const reached = async () =>
    (await admin.call('followUps/getReport', { query: { from: TODAY, to: TODAY } })).body.reached.people;
  const before = await reached();

  const sold = await admin.call('passes/sell', { body: { ...body, kind: 'trial' } });

  expect(sold.body.pass.id).toBe(line?.passId);
  expect(await reached()).toBe(before);
  expect((await admin.call('passes/getDay')).body.requests).toEqual([]);
});

it('a member who deletes the account is not called any more, and no call about them can be recorded', async () => {
  const member = await gym.make.member({ phone: '9812345603' });
  const { userId } = member;
  await gym.make.membership({ member });
  await gym.as(member).call('contact/register', { body: form('9812345603') });
  const [line] = (await listed()).filter(({ memberId }) => memberId === userId);
  expect(line).toMatchObject({ reason: 'money due', userId });
  const record = { userId, reason: 'money due', outcome: 'noAnswer', note: 'Rang twice' } as const;
  await admin.call('followUps/record', { body: record });

  await gym.as(member).call('privacy/deleteAccount', { body: { password: PASSWORD, isSure: true } });

  const left = (await listed()).filter(
    ({ phone, name }) => phone === '9812345603' || name === member.name || phone === '',
  );
  expect(left).toEqual([]);
  expect((await admin.callLoosely('followUps/record', { body: record })).status).toBe(404);
  const calls = gym.db.selectFrom('follow_ups').select('note').where('note', '=', 'Rang twice');
  expect(await calls.execute()).toEqual([]);
});

it('deleting an account deletes notes about its queries, including queries sent with its email', async () => {
  const member = await gym.make.member({ phone: '9812345605' });
  const sent = { ...form('9812345605'), email: member.email };
  await gym.as(member).call('contact/register', { body: form('9812345605') });
  await gym.guest().call('contact/register', { body: { ...sent, msg: 'Is there parking, too?' } });
  const queries = (await admin.call('contact/getAll', { query: { q: '9812345605' } })).body.content;
  const record = { reason: 'query', outcome: 'reached', note: 'Meera asks for her son Arun' } as const;
  for (const { contact_id: queryId } of queries)
    await admin.call('followUps/record', { body: { ...record, queryId } });
  for (const { contact_id: id } of queries)
    await admin.call('whatsApp/record', { body: { kind: 'query', id } });
  expect(queries).toHaveLength(2);

  await gym.as(member).call('privacy/deleteAccount', { body: { password: PASSWORD } });

  expect(
    await gym.db.selectFrom('follow_ups').select('note').where('note', '=', record.note).execute(),
  ).toEqual([]);
  expect(
    await gym.db.selectFrom('whatsapp_presses').select('id').where('enquiry_id', 'is not', null).execute(),
  ).toEqual([]);
  const late = { body: { ...record, queryId: queries[0]?.contact_id ?? 0 } };
  expect((await admin.callLoosely('followUps/record', late)).status).toBe(404);
});

it('a year after its day the name of a pass and notes about it are erased', async () => {
  const { id: passId } = await gym.db
    .insertInto('passes')
    .values({
      kind: 'trial',
      name: 'Meera Iyer',
      phone: '9812345606',
      center: 'kormangla',
      day: addDays(TODAY, -1),
      code: 10_000_002,
      sold_at: startOfGymDay(addDays(TODAY, -2)),
      price_paise: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const note = 'Her husband Arun says Meera is ill';
  const body = { passId, reason: 'trial missed', outcome: 'noAnswer', note } as const;
  await admin.call('followUps/record', { body });
  const deps = { db: gym.db, clock: () => startOfGymDay(addDays(TODAY, 400)) };

  await sweepPasses(deps);
  await sweepFollowUps(deps);

  expect(await gym.db.selectFrom('follow_ups').select('note').where('note', '=', note).execute()).toEqual([]);
});

it('a person who came with a pass today is not called, whatever its phone number', async () => {
  const member = await gym.make.member({ phone: '9812345604' });
  await gym.make.membership({ member });
  expect((await listed()).map(({ memberId }) => memberId)).toContain(member.userId);
  const { body } = await admin.call('passes/sell', {
    body: { name: member.name, phone: '9812345699', center: 'kormangla', day: TODAY, kind: 'trial' },
  });
  await gym.db
    .updateTable('passes')
    .set({ user_id: member.userId })
    .where('phone', '=', '9812345699')
    .execute();

  await admin.call('visits/scan', { body: { code: body.pass.code, center: 'kormangla' } });

  expect((await listed()).map(({ memberId }) => memberId)).not.toContain(member.userId);
});
