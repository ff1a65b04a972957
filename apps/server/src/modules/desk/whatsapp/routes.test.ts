import { days, hours } from '@namma/contract/days/dates';
import { type Locale, locales } from '@namma/contract/locales';
import { WHATSAPP_LINK_MAX_CHARACTERS, type WhatsAppKind } from '@namma/contract/values/whatsapp';
import { describe, expect, it } from 'vitest';
import { anyPhone } from '../../../testing/anybody.ts';
import { startTestGym } from '../../../testing/gym.ts';
import { deleteOldPresses } from './service.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const admin = gym.as(await gym.make.admin());

const speak = (userId: number, locale: Locale) =>
  gym.db.updateTable('users').set({ locale }).where('id', '=', userId).execute();
const write = (kind: WhatsAppKind, id: number) => admin.call('whatsApp/get', { query: { kind, id } });
const register = async (userId: number) => {
  await admin.call('membership/registerFor', {
    body: { userId, type: 'Elite', center: 'HSR Layout', start_Date: '2030-03-04', price: 12_899 },
  });
  const rows = gym.db.selectFrom('memberships').select('id').where('user_id', '=', userId);
  return (await rows.executeTakeFirstOrThrow()).id;
};
const textOf = (link: string | null) => new URL(link ?? 'https://wa.me/').searchParams.get('text');

/** The newest mail to a person, without the footer separator and the sentence about its attachment. */
async function mailTo(email: string, kind: string): Promise<string> {
  const { body } = await admin.call('admin/getMails', { query: { q: email } });
  const mail = body.content.find((each) => each.kind === kind);
  const { text } = (await admin.call('admin/getMail', { query: { id: mail?.id ?? 0 } })).body;
  return text.replace('-- \n', '').trim();
}

describe('a WhatsApp message', () => {
  it('of a slip has the text of the mail, to the international number', async () => {
    const member = await gym.make.member();
    const id = await register(member.userId);

    const { body: message } = await write('slip', id);

    expect(message.link).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/);
    expect(textOf(message.link)).toBe(await mailTo(member.email, 'membership registered'));
    expect(message.isShortened).toBe(false);
  });

  it.each(['kn', 'hi'] as const)(
    'in %s has the text of the mail, as long as a link allows',
    async (locale) => {
      const member = await gym.make.member();
      await speak(member.userId, locale);
      const id = await register(member.userId);

      const { body: message } = await write('slip', id);

      const mail = await mailTo(member.email, 'membership registered');
      expect(message).toMatchObject({ locale, isShortened: true });
      expect(message.link?.length).toBeLessThanOrEqual(WHATSAPP_LINK_MAX_CHARACTERS);
      expect(textOf(message.link)).toBe(message.text);
      for (const line of message.text.split('\n')) expect(mail.split('\n')).toContain(line);
      // The greeting and the amount due remain.
      expect(message.text.split('\n\n').slice(0, 2)).toEqual(mail.split('\n\n').slice(0, 2));
    },
  );

  it('of a partly paid membership shows the due amount', async () => {
    const { membershipId } = await gym.make.membership();
    await admin.call('payments/receive', {
      body: { subject: 'membership', id: membershipId, mode: 'cash', amount: 100 },
    });

    const { text } = (await write('slip', membershipId)).body;

    expect(text).toContain('Amount paid: ₹100');
  });

  it('of a paid membership has the text of its payment mail, without a slip', async () => {
    const { membershipId, member } = await gym.make.membership();
    await admin.call('membership/update', { body: { id: membershipId, status: 'payed' } });

    expect(textOf((await write('receipt', membershipId)).body.link)).toBe(
      await mailTo(member.email, 'membership paid'),
    );
    expect((await write('slip', membershipId)).body).toMatchObject({ code: 'nothingToWrite' });
  });

  it('of an ending membership shows its end, and how to renew it', async () => {
    const { membershipId } = await gym.make.membership({ endDate: '2030-03-09', paymentStatus: 'payed' });

    expect((await write('renewal', membershipId)).body.text).toContain('ends in 5 days, on 9 Mar 2030');
  });

  it('of an appointment omits the sentence about the mail attachment', async () => {
    const { id: appointmentId, member } = await gym.make.appointment();
    const { text } = (await write('appointment', appointmentId)).body;

    expect(text).toContain(`Hi ${member.name},`);
    expect(text).not.toContain('attached file');
    const missed = gym.db.updateTable('bookings').set({ status: 'no-show' }).where('id', '=', appointmentId);
    await missed.execute();
    expect((await write('appointment', appointmentId)).body).toMatchObject({ code: 'nothingToWrite' });
  });

  it.each([
    ['a landline', '8041234567', 'no mobile'],
    ['a toll-free number', '1800123456', 'no mobile'],
    ['a mobile', '9812345670', null],
  ])('to %s', async (_, phone, obstacle) => {
    const { userId } = await gym.make.member({ phone });

    const { body } = await write('member', userId);

    expect(body).toMatchObject({ obstacle });
    expect(body.link === null).toBe(obstacle !== null);
  });

  it('is a greeting where there is no mail, and refused for a closed account', async () => {
    const { userId, name } = await gym.make.member();

    expect((await write('member', userId)).body.text).toBe(`Hi ${name},\n\nNamma Strength`);
    await gym.db
      .updateTable('users')
      .set({ deleted_at: gym.now(), disabled_at: gym.now() })
      .where('id', '=', userId)
      .execute();
    expect((await write('member', userId)).status).toBe(404);
  });

  it('of a query has its number, without a name', async () => {
    const phone = anyPhone();
    const form = { name: 'Asha', email: 'asked@example.com', phone, msg: 'When do you open?' };
    await gym.guest('198.51.100.7').call('contact/register', { body: form });
    const { id } = await gym.db
      .selectFrom('enquiries')
      .select('id')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow();

    expect((await write('query', id)).body.text).toMatch(/^Hello,\n\nWe've received your query\. /);
  });
});

describe('an opened link', () => {
  it('is logged with admin, time, person and subject, as long as mails', async () => {
    const { membershipId, member } = await gym.make.membership();
    await admin.call('whatsApp/record', { body: { kind: 'slip', id: membershipId } });
    const presses = () =>
      gym.db.selectFrom('whatsapp_presses').selectAll().where('user_id', '=', member.userId).execute();

    expect(await presses()).toMatchObject([{ kind: 'slip', subject_id: membershipId, at: gym.now() }]);
    await deleteOldPresses({ db: gym.db, clock: () => new Date(gym.now().getTime() + days(90) + hours(1)) });
    expect(await presses()).toEqual([]);
  });

  it('for a request is deleted when it is answered, like the outcome of its call', async () => {
    const holder = { name: 'Meghana', phone: anyPhone(), center: 'kormangla', day: '2030-03-05' } as const;
    await gym.guest('198.51.100.8').call('passes/request', { body: holder });
    const { requests } = (await admin.call('passes/getDay')).body;
    const passId = requests.find(({ phone }) => phone === holder.phone)?.id ?? 0;
    await admin.call('whatsApp/record', { body: { kind: 'pass', id: passId } });
    await admin.call('followUps/record', { body: { passId, reason: 'trial asked', outcome: 'willCome' } });

    expect((await admin.call('passes/sell', { body: { ...holder, kind: 'trial' } })).status).toBe(201);
  });
});

describe('the texts of each language', () => {
  it.each(locales)('are translated: %s', async (locale) => {
    const { userId } = await gym.make.member();
    await speak(userId, locale);

    expect((await write('member', userId)).body).toMatchObject({ locale });
  });
});
