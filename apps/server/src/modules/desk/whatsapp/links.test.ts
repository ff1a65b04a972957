import { type Locale, locales } from '@namma/contract/locales';
import type { MailKind } from '@namma/contract/mail/rules';
import {
  WHATSAPP_LINK_MAX_CHARACTERS,
  type WhatsAppKind,
  whatsAppKinds,
} from '@namma/contract/values/whatsapp';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';
import { remindOfEnds } from '../../gym/memberships/service.ts';

const mail = { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } };
const gym = await startTestGym({ today: '2030-03-04', mail });
const admin = gym.as(await gym.make.admin());
const deps = { db: gym.db, clock: gym.now, mail, isRateLimited: false, isGuardianChecked: false };

/** A link and the mail of the same kind to the same person. */
interface Written {
  id: number;
  mailed?: MailKind;
}

type Person = TestUser & { phone: string };

const membershipOf = async ({ userId }: TestUser) =>
  (
    await gym.db
      .selectFrom('memberships')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id;
async function register(member: TestUser): Promise<number> {
  const body = { type: 'Elite', center: 'HSR Layout', start_Date: '2030-03-04', price: 12_899 } as const;
  await admin.call('membership/registerFor', { body: { userId: member.userId, ...body } });
  return membershipOf(member);
}
async function ask(member: Person): Promise<number> {
  const { name, email, phone } = member;
  const form = { name, email, phone, msg: 'Is there a pool, and do you have towels?' };
  await gym.as(member).call('contact/register', { body: form });
  const ofMember = gym.db.selectFrom('enquiries').select('id').where('user_id', '=', member.userId);
  return (await ofMember.executeTakeFirstOrThrow()).id;
}
const firstId = async (
  table: 'bookings' | 'passes',
  column: 'user_id' | 'phone',
  value: string | number,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(gym.db);
  return rows[0]?.id ?? 0;
};
const greeting = async (id: number): Promise<Written> => ({ id });

/** The subjects from which each kind is written. */
const cases: Record<WhatsAppKind, readonly ((member: Person) => Promise<Written>)[]> = {
  slip: [async (member) => ({ id: await register(member), mailed: 'membership registered' })],
  receipt: [
    async (member) => {
      const id = await register(member);
      await admin.call('membership/update', { body: { id, status: 'payed' } });
      return { id, mailed: 'membership paid' };
    },
  ],
  renewal: [
    async (member) => {
      const { membershipId: id } = await gym.make.membership({
        member,
        endDate: '2030-03-11',
        paymentStatus: 'payed',
      });
      await remindOfEnds(deps);
      return { id, mailed: 'membership expiring' };
    },
  ],
  appointment: [
    async (member) => {
      const booking = {
        consult_type: 'Nutrition',
        age: 30,
        height: 170,
        weight: 70,
        date: '2030-03-20',
      } as const;
      await gym.as(member).call('consultancy/book', { body: booking });
      return { id: await firstId('bookings', 'user_id', member.userId), mailed: 'appointment booked' };
    },
  ],
  query: [
    async (member) => ({ id: await ask(member), mailed: 'query received' }),
    async (member) => {
      const id = await ask(member);
      const answer = 'Yes, there is a pool.\nBring a towel, please.';
      await admin.call('contact/update', { body: { id, status: 'Answered', answer } });
      return { id, mailed: 'query answered' };
    },
  ],
  member: [({ userId }) => greeting(userId)],
  pass: [
    async ({ name, phone, userId }) => {
      await gym
        .guest(`198.51.100.${userId % 250}`)
        .call('passes/request', { body: { name, phone, center: 'kormangla', day: '2030-03-06' } });
      return greeting(await firstId('passes', 'phone', phone));
    },
  ],
};

/** The text of a mail, without the footer separator and the sentence about its attachment. */
async function wordsOf({ email }: TestUser, kind: MailKind): Promise<string> {
  const { body } = await admin.call('admin/getMails', { query: { q: email } });
  const { id = 0 } = body.content.find((each) => each.kind === kind) ?? {};
  return (await admin.call('admin/getMail', { query: { id } })).body.text.replace('-- \n', '').trim();
}

let phones = 9_700_000_000;
async function memberIn(locale: Locale): Promise<Person> {
  const phone = String(++phones);
  const member = await gym.make.member({ phone });
  await gym.db.updateTable('users').set({ locale }).where('id', '=', member.userId).execute();
  return { ...member, phone };
}

const all = locales.flatMap((locale) =>
  whatsAppKinds.flatMap((kind) => cases[kind].map((make, i) => ({ locale, kind, i, make }))),
);

describe('a link', () => {
  it.each(all)('of $kind in $locale ($i) has the text of the mail', async ({ locale, kind, make }) => {
    const member = await memberIn(locale);
    const { id, mailed } = await make(member);

    const { body } = await admin.call('whatsApp/get', { query: { kind, id } });

    const link = new URL(body.link ?? '');
    // The international number, and nothing else but the text.
    expect(link.origin + link.pathname).toBe(`https://wa.me/91${member.phone}`);
    expect([...link.searchParams.keys()]).toEqual(['text']);
    expect(body.link?.length).toBeLessThanOrEqual(WHATSAPP_LINK_MAX_CHARACTERS);
    const text = link.searchParams.get('text') ?? '';
    expect([body.locale, body.text]).toEqual([locale, text]);
    if (locale === 'kn') expect(text).toMatch(/\p{Script=Kannada}/u);
    if (locale === 'hi') expect(text).toMatch(/\p{Script=Devanagari}/u);
    if (mailed === undefined) {
      expect(text).toContain(member.name);
      return;
    }
    const words = await wordsOf(member, mailed);
    const lines = words.split('\n');
    const said = text.split('\n');
    for (const line of said) expect(lines.join('\n')).toContain(line.replace(/ …$/, ''));
    const left = lines.filter((line) => !said.includes(line));
    // The message mentions omissions, except the sentence about the calendar file, which no chat has.
    if (body.isShortened) expect(left).not.toEqual([]);
    else expect(left.length).toBeLessThanOrEqual(mailed === 'appointment booked' ? 1 : 0);
    expect(said.slice(0, 2)).toEqual(lines.slice(0, 2));
  });
});

it.each([
  ['2030-03-02', /by 5 Mar 2030 to get ₹750 off/],
  ['2030-02-20', /ended on 20 Feb 2030\. (?!.*off)/],
])('of a membership that ended on %s promises no expired discount', async (endDate, expected) => {
  const member = await memberIn('en');
  const { membershipId: id } = await gym.make.membership({ member, endDate, paymentStatus: 'payed' });

  expect((await admin.call('whatsApp/get', { query: { kind: 'renewal', id } })).body.text).toMatch(expected);
});
