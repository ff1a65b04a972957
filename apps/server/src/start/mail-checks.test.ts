import { startOfGymDay } from '@namma/contract/days/dates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notifyOfUsualHours } from '../modules/gym/appointments/usual-hours.ts';
import { remindOfEnds } from '../modules/gym/memberships/service.ts';
import { withdrawUnpaid } from '../modules/gym/memberships/withdraw.ts';
import { notifyOfUsualHours as notifyOfClosedDays } from '../modules/gym/passes/closures.ts';
import { createSender } from '../modules/messaging/mail/smtp.ts';
import { MailWorker } from '../modules/messaging/mail/worker.ts';
import { startTestGym } from '../testing/gym.ts';
import { startMailServer } from '../testing/mail-server.ts';
import type { TestUser } from '../testing/make.ts';
import { mailChecks } from './mail-checks.ts';

const mail = { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } };
const gym = await startTestGym({ today: '2030-03-04', mail });
const deps = { db: gym.db, clock: gym.now, isRateLimited: true, mail };
const admin = await gym.make.admin();
const owner = gym.as(admin);
const server = await startMailServer();
const noon = gym.now();
beforeEach(() => gym.db.deleteFrom('mails').execute());
afterEach(() => gym.setNow(noon));
const beOn = (day: string) => gym.setNow(new Date(`${day}T12:00:00+05:30`));

/**
 * Sends the queued mails.
 * @returns the result of the newest mail of each kind to a member
 */
async function send({ email }: Pick<TestUser, 'email'>): Promise<Record<string, string>> {
  gym.setNow(new Date(gym.now().getTime() + 60_000));
  const worker = new MailWorker({
    deps,
    sender: createSender(server.settings()),
    origin: 'https://gym.example',
    from: 'hello@gym.example',
    log: { info: () => {}, warn: () => {}, error: (details) => expect.fail(JSON.stringify(details)) },
    ...mailChecks(deps),
  });
  await worker.idle();
  await worker.stop(0);
  const rows = await gym.db
    .selectFrom('mails')
    .select(['kind', 'status'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return Object.fromEntries(rows.map(({ kind, status }) => [kind, status]));
}

describe('a queued mail', () => {
  it('reminds of the end of a membership, unless it was renewed meanwhile', async () => {
    const ending = () => gym.make.membership({ paymentStatus: 'payed', endDate: '2030-03-11' });
    const [kept, renewed] = [await ending(), await ending()];
    await remindOfEnds(deps);
    await gym.make.membership({ member: renewed.member, paymentStatus: 'payed', startDate: '2030-03-12' });

    expect(await send(kept.member)).toEqual({ 'membership expiring': 'sent' });
    expect(await send(renewed.member)).toEqual({ 'membership expiring': 'dead' });
  });

  it('reminds once, also when the receipt is reversed during sending and received again', async () => {
    const { member, membershipId: id } = await gym.make.membership({ endDate: '2030-03-11' });
    const receive = async () =>
      (await owner.call('payments/receive', { body: { subject: 'membership', id, mode: 'cash' } })).body;
    const { receiptId } = await receive();
    const remindersOf = () =>
      gym.db
        .selectFrom('mails')
        .select('status')
        .where('recipient', '=', member.email)
        .where('kind', '=', 'membership expiring')
        .execute();
    await remindOfEnds(deps);
    await owner.call('payments/reverse', { body: { id: receiptId, reason: 'It was by card' } });
    expect(await send(member)).toMatchObject({ 'membership expiring': 'dead' });
    await remindOfEnds(deps);
    expect(await remindersOf()).toEqual([{ status: 'dead' }]);

    await receive();
    await remindOfEnds(deps);
    expect(await send(member)).toMatchObject({ 'membership expiring': 'sent' });
    await remindOfEnds(deps);
    expect(await remindersOf()).toEqual([{ status: 'sent' }]);
  });

  it('announces the withdrawal of an unpaid membership, unless it was paid meanwhile', async () => {
    const [unpaid, paid] = [await gym.make.membership(), await gym.make.membership()];
    beOn('2030-03-28');
    await withdrawUnpaid(deps);
    const desk = gym.withToken(await gym.make.session(admin.userId, 86_400_000));
    const { body } = await desk.call('membership/update', {
      body: { id: paid.membershipId, status: 'payed' },
    });
    expect(body.status).toBeDefined();

    expect(await send(unpaid.member)).toEqual({ 'membership lapsing': 'sent' });
    expect(await send(paid.member)).toMatchObject({ 'membership lapsing': 'dead' });
  });

  it('says again that a membership is withdrawn soon when it was withdrawn only for a moment', async () => {
    const { member, membershipId: id } = await gym.make.membership();
    beOn('2030-03-28');
    await withdrawUnpaid(deps);
    const written = gym.now();
    const desk = gym.withToken(await gym.make.session(admin.userId, 86_400_000));
    const { body } = await desk.call('membership/withdraw', { body: { id } });
    expect(await send(member)).toMatchObject({ 'membership lapsing': 'dead' });
    gym.setNow(written);
    await desk.call('admin/undo', { body: { activityId: body.activityId ?? 0 } });

    // The day of the first notice passes while the notice is not sent.
    beOn('2030-04-06');
    await withdrawUnpaid(deps);
    expect(await send(member)).toMatchObject({ 'membership lapsing': 'sent' });
    await withdrawUnpaid(deps);
    const row = await gym.db
      .selectFrom('memberships')
      .select(['lapses_on', 'withdrawn_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ lapses_on: '2030-04-13', withdrawn_at: null });
  });

  it('describes an appointment that is booked, not one that was cancelled', async () => {
    const coach = await gym.make.coach();
    const book = async (member: TestUser, hour: number) => {
      const startsAt = new Date(startOfGymDay('2030-03-06').getTime() + hour * 3_600_000);
      const { id } = await gym.make.appointment({ coach, member, startsAt });
      await gym.db
        .insertInto('mails')
        .values({
          key: `appointment:${id}:booked`,
          kind: 'appointment booked',
          recipient: member.email,
          recipient_name: member.name,
          payload: { appointmentId: id, type: coach.type, date: '2030-03-06', sequence: 0 },
          message_id: `<${id}@gym.example>`,
          status: 'waiting',
          created_at: gym.now(),
          next_try_at: gym.now(),
          locale: 'en',
        })
        .execute();
      return id;
    };
    const [kept, cancelled] = [await gym.make.member(), await gym.make.member()];
    await book(kept, 10);
    const id = await book(cancelled, 11);
    await gym.db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', id).execute();

    expect(await send(kept)).toMatchObject({ 'appointment booked': 'sent' });
    expect(await send(cancelled)).toMatchObject({ 'appointment booked': 'dead' });
  });
});

describe('a queued notice', () => {
  it('describes a class place that the member still has, at the current time', async () => {
    const theClass = await gym.make.groupClass({ day: '2030-03-06' });
    const book = async () => {
      const { member } = await gym.make.membership({ paymentStatus: 'payed' });
      expect((await gym.as(member).call('classes/book', { body: theClass.key })).status).toBe(201);
      return member;
    };
    const bookingsOf = (member: TestUser) =>
      gym.db.updateTable('class_bookings').where('user_id', '=', member.userId);
    const [kept, gone, moved] = [await book(), await book(), await book()];
    await bookingsOf(gone)
      .set({ state: 'ended', ending: 'cancelled', rank: null, is_in: false, in_since: null })
      .execute();
    await bookingsOf(moved)
      .set({ starts_at: new Date(theClass.startsAt.getTime() + 3_600_000) })
      .execute();

    expect(await send(kept)).toEqual({ 'class booked': 'sent' });
    expect(await send(gone)).toEqual({ 'class booked': 'dead' });
    expect(await send(moved)).toEqual({ 'class booked': 'dead' });
  });

  it('asks to move an appointment only while a closure affects it, and confirms it only once none does', async () => {
    const coach = await gym.make.coach();
    const at = (hour: number) => new Date(startOfGymDay('2030-03-07').getTime() + hour * 3_600_000);
    const { member } = await gym.make.appointment({ coach, startsAt: at(12) });
    const close = async () => {
      const interval = { startsAt: at(11).toISOString(), endsAt: at(13).toISOString() };
      const body = { coachId: coach.coachId, ...interval, reason: 'Ill' };
      return (await owner.call('consultancy/addClosure', { body })).body.id;
    };
    const clear = () => gym.db.deleteFrom('closures').where('coach_id', '=', coach.coachId).execute();
    const mailsNow = () => gym.db.deleteFrom('mails').where('recipient', '=', member.email).execute();

    await close();
    await clear();
    expect(await send(member)).toEqual({ 'appointment affected': 'dead' });

    // Nobody who was not asked is notified that it stands.
    const dropped = await close();
    await gym.db.updateTable('bookings').set({ status: 'cancelled' }).execute();
    expect(await send(member)).toEqual({ 'appointment affected': 'dead' });
    await gym.db.updateTable('bookings').set({ status: 'booked' }).execute();
    await owner.call('consultancy/removeClosure', { body: { id: dropped } });
    expect(await send(member)).toEqual({ 'appointment affected': 'dead' });

    await mailsNow();
    const closureId = await close();
    expect(await send(member)).toEqual({ 'appointment affected': 'sent' });
    await owner.call('consultancy/removeClosure', { body: { id: closureId } });
    await gym.db
      .insertInto('closures')
      .values({ coach_id: coach.coachId, starts_at: at(11), ends_at: at(13), reason: 'Ill' })
      .execute();
    expect(await send(member)).toEqual({ 'appointment affected': 'sent', 'appointment unchanged': 'dead' });
  });

  it('asks to move an appointment that other usual hours exclude, also when it was cancelled only for a moment', async () => {
    const startsAt = new Date(startOfGymDay('2030-03-14').getTime() + 21 * 3_600_000);
    const { member, id } = await gym.make.appointment({ coach: await gym.make.coach(), startsAt });
    const set = (status: 'booked' | 'cancelled') =>
      gym.db.updateTable('bookings').set({ status }).where('id', '=', id).execute();
    const value = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], opensAtMinute: 300, closesAtMinute: 1_200 }];
    await owner.call('settings/set', { body: { key: 'openingHours', value, fromDay: '2030-03-14' } });
    gym.setNow(new Date(noon.getTime() + 60_000));
    await notifyOfUsualHours(deps);
    await set('cancelled');
    expect(await send(member)).toEqual({ 'appointment affected': 'dead' });

    await set('booked');
    await notifyOfUsualHours(deps);
    expect(await send(member)).toEqual({ 'appointment affected': 'sent' });
    await notifyOfUsualHours(deps);
    expect(await send(member)).toEqual({ 'appointment affected': 'sent' });
    await owner.call('settings/remove', { body: { key: 'openingHours', fromDay: '2030-03-14' } });
  });
});

describe('the mail about the closed day of a pass', () => {
  const center = 'kormangla';
  /** A person added at the desk, with an email. */
  async function addPerson(phone: string) {
    const person = { name: 'Ravi Nair', phone, email: `ravi${phone}@example.com` };
    expect((await owner.call('members/add', { body: person })).status).toBe(201);
    return person;
  }
  async function holderOf(day: string, phone: string) {
    const person = await addPerson(phone);
    const body = { name: person.name, phone, center, day, kind: 'trial' } as const;
    const { body: sold } = await owner.call('passes/sell', { body });
    return { person, passId: sold.pass.id };
  }
  const close = async (day: string) => {
    const body = { center, fromDay: day, toDay: day, reason: 'New floor' } as const;
    return (await owner.call('centers/close', { body })).body.id;
  };

  it('is sent once to the holder and to a person who requested a trial', async () => {
    const { person } = await holderOf('2030-03-20', '9845012361');
    const asker = await addPerson('9845012362');
    const body = { name: asker.name, phone: asker.phone, center, day: '2030-03-20' } as const;
    await gym.guest().call('passes/request', { body });
    await close('2030-03-20');

    expect(await send(person)).toMatchObject({ 'pass day closed': 'sent' });
    expect(await send(asker)).toMatchObject({ 'pass day closed': 'sent' });
    const received = await gym.db
      .selectFrom('mails')
      .select('recipient')
      .where('kind', '=', 'pass day closed')
      .orderBy('id')
      .execute();
    expect(received.map(({ recipient }) => recipient)).toEqual([person.email, asker.email]);
  });

  it('is not sent when the center is reopened or the pass is moved before', async () => {
    const { person } = await holderOf('2030-03-24', '9845012363');
    await owner.call('centers/reopen', { body: { id: await close('2030-03-24') } });
    const { person: moved, passId } = await holderOf('2030-03-25', '9845012364');
    await close('2030-03-25');
    await owner.call('passes/move', { body: { passId, day: '2030-03-26' } });

    expect(await send(person)).not.toHaveProperty('pass day closed');
    expect(await send(moved)).not.toHaveProperty('pass day closed');
  });

  it('is sent when the pass was void only for a moment', async () => {
    const { person, passId } = await holderOf('2030-03-26', '9845012365');
    const mailsOf = async () =>
      (
        await gym.db
          .selectFrom('mails')
          .select('status')
          .where('recipient', '=', person.email)
          .orderBy('id')
          .execute()
      ).map(({ status }) => status);
    const setVoid = (at: Date | null) =>
      gym.db.updateTable('passes').set({ voided_at: at }).where('id', '=', passId).execute();
    await close('2030-03-26');
    await setVoid(gym.now());
    expect(await send(person)).toMatchObject({ 'pass day closed': 'dead' });
    await notifyOfClosedDays(deps);
    expect(await mailsOf()).toEqual(['dead']);

    await setVoid(null);
    await notifyOfClosedDays(deps);
    expect(await send(person)).toMatchObject({ 'pass day closed': 'sent' });
    await notifyOfClosedDays(deps);
    expect(await mailsOf()).toEqual(['sent']);
  });
});
