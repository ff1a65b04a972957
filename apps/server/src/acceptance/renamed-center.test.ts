import { addDays, addMonths } from '@namma/contract/days/dates';
import { locales } from '@namma/contract/locales';
import { mailKinds } from '@namma/contract/mail/rules';
import { API_PREFIX } from '@namma/contract/methods';
import { currentCenters, firstCenters, setCenters } from '@namma/contract/values/centers';
import { afterAll, expect, it } from 'vitest';
import { startTestGym } from '../testing/gym.ts';
import { samples } from '../testing/mail-samples.ts';

/**
 * After the owner has renamed the gym and one center, closed another and added a fifth, nothing names anything else
 * (D141).
 */
const TODAY = '2030-03-04';
const gym = await startTestGym({ today: TODAY });
const admin = await gym.make.admin();
const owner = gym.as(admin);
afterAll(() => setCenters());

const LABEL = 'Lake View';
const former = /kormangla|koramangala|ಕೋರಮಂಗಲ|कोरमंगला/i;
/** JSON keeps the key: only its texts for people are read. */
const expectRenamed = (what: string, text: string) => {
  expect(text, what).toContain(LABEL);
  expect(text, what).not.toMatch(former);
};

await owner.call('centers/update', {
  body: { center: 'kormangla', label: LABEL, area: null, street: null, phone: null },
});
await owner.call('settings/set', {
  body: { key: 'address', value: { street: '1, Lake Road', pincode: '560034' }, fromDay: TODAY },
});

it('in mails of each kind and language that name a center', async () => {
  let named = 0;
  for (const kind of mailKinds)
    for (const locale of locales) {
      const { id } = await gym.db
        .insertInto('mails')
        .values({
          key: `${kind} ${locale}`,
          kind,
          recipient: 'asha@example.com',
          recipient_name: 'Asha Rao',
          payload: JSON.parse(JSON.stringify(samples[kind]).replaceAll('Koramangala', 'Jayanagar')),
          locale,
          message_id: `<${kind.replaceAll(' ', '-')}-${locale}@gym.example>`,
          status: 'kept',
          created_at: gym.now(),
          next_try_at: gym.now(),
          expires_at: null,
          claimed_until: null,
          last_error: null,
          sent_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { text, html } = (await owner.call('admin/getMail', { query: { id } })).body;
      expect(`${text}\n${html}`, `${kind} ${locale}`).not.toMatch(former);
      if (text.includes(LABEL)) named += 1;
    }
  expect(named).toBeGreaterThan(10 * locales.length);
});

it('in messages, files, reports and documents', async () => {
  const body = {
    type: 'Elite',
    center: 'kormangla',
    start_Date: TODAY,
    end_Date: addMonths(TODAY, 3),
  } as const;
  const member = await gym.make.member();
  for (const lang of locales) {
    const client = gym.as(await gym.make.member());
    const { status } = (await client.callLoosely('membership/register', { body, query: { lang } })).body as {
      status: string;
    };
    expectRenamed(`membership/register ${lang}`, status);
  }
  const client = gym.as(member);
  await client.call('membership/register', { body });
  const [held] = (await client.call('membership/getMemberships')).body;
  await owner.call('membership/update', { body: { id: held?.id ?? 0, status: 'payed' } });
  const sold = await owner.call('passes/sell', {
    body: {
      name: 'Meghana Rao',
      phone: '9880012341',
      center: 'kormangla',
      day: TODAY,
      kind: 'day',
      mode: 'cash',
    },
  });
  const number = sold.body.documentNumber ?? '';
  const document = (await owner.call('documents/get', { query: { number } })).body;
  expectRenamed('document', document.lines.map(({ description }) => description).join());
  const closed = await owner.call('centers/close', {
    body: { center: 'kormangla', fromDay: addDays(TODAY, 5), toDay: addDays(TODAY, 5), reason: 'New floor' },
  });
  expectRenamed('centers/close', closed.body.status);
  const report = (await owner.call('admin/getReport', { query: { report: 'payments' } })).body;
  expectRenamed('report', JSON.stringify(report));
  const { token } = admin;
  for (const path of [
    'admin/exportMemberships',
    `admin/exportPayments?day=${TODAY}`,
    'admin/exportMembers',
    'admin/exportReport?report=payments',
  ]) {
    const { body: csv, statusCode } = await gym.app.inject({
      url: `${API_PREFIX}/${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode, path).toBe(200);
    expectRenamed(path, csv);
  }
});

const GYM_NAME = 'Jaya Fitness';
const FIFTH = 'Jayanagar';
const closed = /vijayanagr?ar?|ವಿಜಯನಗರ|विजयनगर/i;

it('in what visitors and members read of a closed and of an added center', async () => {
  await owner.call('settings/set', {
    body: { key: 'brand', value: { name: GYM_NAME, shortName: 'Jaya', logo: null }, fromDay: TODAY },
  });
  const details = { area: null, street: '11th Main', phone: null };
  const added = await owner.call('centers/add', { body: { name: FIFTH, ...details } });
  expect(added.body.centers.map(({ center }) => center)).toEqual([...firstCenters, FIFTH]);
  await owner.call('centers/order', { body: { centers: [FIFTH, ...firstCenters] } });
  const body = { center: 'vijayanagra', closesOn: TODAY, reason: 'The lease ends' };
  await owner.call('centers/closeForGood', { body });

  for (const lang of locales) {
    const { brand, centers } = (await gym.guest().call('settings/getGym', { query: { lang } })).body;
    expect(brand.name).toBe(GYM_NAME);
    expect(Object.keys(centers)).toEqual([FIFTH, ...firstCenters]);
    expect(Object.keys(centers).filter((center) => !centers[center]?.isOpen)).toEqual(['vijayanagra']);
    const wrong = await gym.as(await gym.make.member()).callLoosely('membership/register', {
      body: { type: 'Elite', center: 'vijayanagra', start_Date: TODAY, end_Date: addMonths(TODAY, 3) },
      query: { lang },
    } as never);
    expect(wrong.status).toBe(400);
  }
  const documents: string[] = [];
  for (const center of [FIFTH, 'kormangla']) {
    const { body: sold } = await owner.call('passes/sell', {
      body: { name: 'Ravi Kumar', phone: '9880012342', center, day: TODAY, kind: 'day', mode: 'cash' },
    });
    const document = await owner.call('documents/get', { query: { number: sold.documentNumber ?? '' } });
    documents.push(JSON.stringify(document.body));
  }
  expect(documents[0]).toContain(FIFTH);
  expect(documents[0]).toContain(GYM_NAME);
  const report = (await owner.call('admin/getReport', { query: { report: 'payments' } })).body;
  expect(JSON.stringify(report)).toContain(FIFTH);
  for (const text of [...documents, JSON.stringify((await gym.guest().call('centers/getClosed')).body)])
    expect(text).not.toMatch(closed);
});

it('in the centers of an empty shop, which are those of SPEC', async () => {
  const empty = await startTestGym({ today: TODAY });
  const { centers } = (await empty.guest().call('settings/getGym', { query: {} })).body;

  expect(Object.keys(centers)).toEqual(firstCenters);
  setCenters();
  expect(centers).toEqual(currentCenters());
});
