import { type Answers, loadAnswers } from '@namma/contract/answers';
import { addDays, addMonths, type Day, gymDay } from '@namma/contract/days/dates';
import { type Locale, locales } from '@namma/contract/locales';
import { mailKinds } from '@namma/contract/mail/rules';
import { membershipTotalRupees } from '@namma/contract/memberships/rules';
import { type PlanLength, planLengthsMonths, tiers } from '@namma/contract/memberships/tiers';
import { API_PREFIX } from '@namma/contract/methods';
import { rupeesToPaise } from '@namma/contract/money';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { benefitsKey, priceKey, type SettingKey, settingKeys } from '@namma/contract/settings/keys';
import {
  groupOf,
  markedSettings,
  type SettingGroup,
  shownParts,
} from '@namma/contract/testing/marked-settings';
import { formatPhone } from '@namma/contract/text/phone';
import { expect, it } from 'vitest';
import { startTestGym } from '../testing/gym.ts';
import { samples } from '../testing/mail-samples.ts';
import { PASSWORD } from '../testing/make.ts';

/**
 * Sets every setting to a unique value. Checks that each value appears where it is used, and that the previous value
 * appears nowhere: code that uses a constant or a stale copy would still show it.
 */
const TODAY = '2030-03-04';
const gym = await startTestGym({
  today: TODAY,
  mail: { origin: 'https://gym.example', sending: { from: 'mails@gym.example', wake: () => {} } },
});
const owner = gym.as(await gym.make.admin());
const guest = gym.guest();
const coach = await gym.make.coach({ center: 'kormangla', type: 'Nutrition' });
const read = async (url: string) => (await gym.app.inject(url)).body;

/** Public pages, before and after. */
const publicAddresses = [
  ...locales.map((lang) => `${API_PREFIX}/settings/getGym?lang=${lang}`),
  ...locales.map((lang) => `${API_PREFIX}/settings/getTexts?lang=${lang}`),
  `${API_PREFIX}/settings/getPlans`,
  `${API_PREFIX}/legal/getDetails`,
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/robots.txt',
  '/api/openapi.json',
  '/api/docs',
];
// Cached responses must be rendered again.
for (const address of publicAddresses) await read(address);
for (const key of settingKeys) {
  const body = { key, value: markedSettings[key], fromDay: TODAY };
  expect((await owner.callLoosely('settings/set', { body })).status, key).toBe(200);
}
/** The samples of mails, the appointment and the slip belong to Koramangala. */
const markedCenter = {
  center: 'kormangla',
  label: 'Marked Center',
  area: 'Marked Area',
  street: '7, Marked Lane',
  phone: '8090000007',
};
await owner.call('centers/update', { body: markedCenter });

const words = new Map<Locale, Answers>();
for (const locale of locales) words.set(locale, await loadAnswers(locale));
const wordsOf = (locale: Locale) => ({
  locale,
  weekdayWords: (words.get(locale) as Answers).weekdayWords,
});

/** All texts read, by source. */
const texts = new Map<string, string>();
for (const address of publicAddresses) texts.set(address, await read(address));

const ANOTHER_STREET = ['27, 80 Feet Road', '1, Temple Street'] as const;
const ANOTHER_PINCODE = ['560034', '560001'] as const;
for (const kind of mailKinds)
  for (const locale of locales) {
    // A member whose default center is the sample's.
    const payload = JSON.stringify(samples[kind])
      .replaceAll(...ANOTHER_STREET)
      .replaceAll(...ANOTHER_PINCODE);
    const { id } = await gym.db
      .insertInto('mails')
      .values({
        key: `${kind} ${locale}`,
        kind,
        recipient: 'asha@example.com',
        recipient_name: 'Asha Rao',
        payload: JSON.parse(payload),
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
    texts.set(`mail ${kind} ${locale}`, `${text}\n${html}`);
  }

const buyer = await gym.make.member();
const product = await gym.make.product({ price: 250, discount: 0 });
const ordered = await gym.as(buyer).call('orders/order', {
  body: {
    paymentMode: 'COD',
    source: 'buy',
    addressId: await gym.make.address(buyer),
    cartProductDetails: [{ productId: product.productId, quantity: 1 }],
  },
});
await owner.call('orders/update', { body: { id: ordered.body.orderIds[0] ?? 0, status: 'Transit' } });
const [bill] = (await gym.as(buyer).call('documents/getMine')).body;
const { body: document } = await gym
  .as(buyer)
  .call('documents/get', { query: { number: bill?.number ?? '' } });
texts.set('document', JSON.stringify(document));

const [slot] = (
  await guest.call('consultancy/slots', { query: { type: 'Nutrition', from: addDays(TODAY, 1) } })
).body;
const patient = gym.as(await gym.make.member());
await patient.call('consultancy/book', {
  body: {
    consult_type: 'Nutrition',
    age: 30,
    height: 170,
    weight: 70,
    date: slot ? gymDay(new Date(slot.startsAt)) : TODAY,
    startsAt: slot?.startsAt,
    coachId: coach.coachId,
  },
});
const [appointment] = (await patient.call('consultancy/get')).body;
const { body: calendar } = await patient.call('consultancy/ics', { query: { id: appointment?.id ?? 0 } });
// Without line folds and escapes.
texts.set('calendar', calendar.replaceAll('\r\n ', '').replaceAll('\\,', ','));

const shownIn = (where: string, parts: readonly (string | number)[]) => {
  const text = texts.get(where);
  expect(text, where).toBeDefined();
  for (const part of parts) expect(text, where).toContain(String(part));
};
const gymAt = (lang: Locale) => `${API_PREFIX}/settings/getGym?lang=${lang}`;
const textsAt = (lang: Locale) => `${API_PREFIX}/settings/getTexts?lang=${lang}`;
const localeOf = (key: SettingKey) => locales.find((locale) => key.endsWith(`.${locale}`)) ?? 'en';
const partsOf = (key: SettingKey, locale: Locale = 'en') => shownParts(key, markedSettings, wordsOf(locale));
const pairs = (value: object) =>
  Object.entries(value).map((pair) => JSON.stringify(Object.fromEntries([pair])));
/** In JSON format. */
const membersOf = (value: object) => pairs(value).map((pair) => pair.slice(1, -1));

const plans = tiers.flatMap((tier) => planLengthsMonths.map((months) => ({ ...tier, months })));
/** A membership of a plan, at today's terms. */
async function sell({ name, months }: { name: (typeof tiers)[number]['name']; months: PlanLength }) {
  const client = gym.as(await gym.make.member());
  const body = {
    type: name,
    center: 'HSR Layout',
    start_Date: TODAY,
    end_Date: addMonths(TODAY, months),
  } as const;
  await client.call('membership/register', { body });
  return (await client.call('membership/getMemberships')).body[0];
}
const planOf = (key: SettingKey) => {
  const found = plans.find(
    ({ slug, months }) => priceKey(slug, months) === key || benefitsKey(slug, months) === key,
  );
  if (!found) throw new Error(`${key} is of no plan`);
  return found;
};

/** True if the hours of the coming week include the time. */
const isWithinHours = (startsAt: string, minutesLong: number): boolean => {
  const at = new Date(startsAt);
  const local = new Date(at.getTime() + 5.5 * 3_600_000);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const row = markedSettings.openingHours.find(({ weekdays }) => weekdays.includes(local.getUTCDay()));
  return row !== undefined && minute >= row.opensAtMinute && minute + minutesLong <= row.closesAtMinute;
};

/** Where each kind of setting is used. A new kind does not compile until it is added here. */
const uses: { readonly [G in SettingGroup]: (key: SettingKey) => unknown } = {
  startingPrices: (key) =>
    shownIn(`${API_PREFIX}/settings/getPlans`, [
      `"startingMonthlyRupees":${markedSettings[key as 'startingPrice.elite']}`,
    ]),
  prices: async (key) => {
    const plan = planOf(key);
    const price = markedSettings[priceKey(plan.slug, plan.months)];
    shownIn(`${API_PREFIX}/settings/getPlans`, membersOf(price));

    expect(await sell(plan)).toMatchObject({
      price: membershipTotalRupees(price),
      sold: {
        listPricePaise: rupeesToPaise(price.listPriceRupees),
        discountPricePaise: rupeesToPaise(price.discountPriceRupees),
      },
    });
  },
  benefits: async (key) => {
    const plan = planOf(key);
    const benefits = markedSettings[benefitsKey(plan.slug, plan.months)];
    shownIn(`${API_PREFIX}/settings/getPlans`, membersOf(benefits));

    const { extraDiscountRupees, swimmingSessions: swims, ...days } = benefits;
    expect((await sell(plan))?.sold).toMatchObject({
      ...days,
      swims,
      extraDiscountPaise: rupeesToPaise(extraDiscountRupees),
    });
  },
  brand: async (key) => {
    const { name } = markedSettings.brand;
    for (const locale of locales) shownIn(gymAt(locale), partsOf(key));
    for (const kind of mailKinds) for (const locale of locales) shownIn(`mail ${kind} ${locale}`, [name]);
    shownIn('calendar', [`LOCATION:${name}`]);
    const { uri } = (
      await gym.as(await gym.make.admin()).call('user/startFactor', { body: { password: PASSWORD } })
    ).body;
    expect(uri).toContain(`issuer=${encodeURIComponent(name)}`);
  },
  tagline: (key) => {
    for (const locale of locales) shownIn(gymAt(locale), partsOf(key, locale));
  },
  social: (key) => {
    for (const locale of locales) shownIn(gymAt(locale), partsOf(key));
  },
  phone: (key) => {
    for (const locale of locales) shownIn(gymAt(locale), partsOf(key));
    for (const kind of mailKinds)
      for (const locale of locales) shownIn(`mail ${kind} ${locale}`, partsOf(key));
    shownIn('document', partsOf(key));
  },
  email: (key) => {
    for (const locale of locales) shownIn(gymAt(locale), partsOf(key));
    for (const where of ['/.well-known/security.txt', 'document']) shownIn(where, partsOf(key));
  },
  address: (key) => {
    for (const locale of locales) shownIn(gymAt(locale), partsOf(key));
    shownIn('document', partsOf(key));
    for (const kind of mailKinds)
      for (const locale of locales) shownIn(`mail ${kind} ${locale}`, partsOf(key));
  },
  mapPoint: (key) => {
    for (const locale of locales) shownIn(gymAt(locale), partsOf(key));
  },
  openingHours: async (key) => {
    for (const locale of locales) shownIn(gymAt(locale), partsOf(key, locale));
    const query = { type: 'Nutrition', from: addDays(TODAY, 1), to: addDays(TODAY, 7) } as const;
    const slots = (await guest.call('consultancy/slots', { query })).body;
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.filter(({ startsAt }) => !isWithinHours(startsAt, 30))).toEqual([]);
    const [early, inside] = [
      await gym.make.groupClass({ center: 'kormangla', day: addDays(TODAY, 2), fromMinute: 450 }),
      await gym.make.groupClass({ center: 'kormangla', day: addDays(TODAY, 2), fromMinute: 495 }),
    ];
    const week = (await guest.call('classes/getWeek', { query: { center: 'kormangla' } })).body;
    const stateOf = (slotId: number, day: Day) =>
      week.find((each) => each.slotId === slotId && each.day === day)?.state;
    expect([stateOf(early.slotId, early.day), stateOf(inside.slotId, inside.day)]).toEqual([
      'cancelled',
      'open',
    ]);
  },
  noShows: async (key) => {
    const member = gym.as(await gym.make.member());
    expect((await member.call('classes/getMine')).body.rule).toEqual(markedSettings[key as 'noShows']);
  },
  passPrices: async () => {
    const { trialRupees, dayRupees } = markedSettings.passPrices;
    for (const locale of locales) shownIn(textsAt(locale), [`"trialRupees":${trialRupees}`]);
    const sold = async (kind: 'trial' | 'day', phone: string) => {
      const body = {
        name: 'Meghana Rao',
        phone,
        center: 'kormangla',
        day: TODAY,
        kind,
        mode: 'cash',
      } as const;
      return (await owner.call('passes/sell', { body })).body.pass.pricePaise;
    };
    expect([await sold('trial', '9880012341'), await sold('day', '9880012342')]).toEqual([
      rupeesToPaise(trialRupees),
      rupeesToPaise(dayRupees),
    ]);
  },
  exitFeePercent: async () => {
    const { membershipId } = await gym.make.membership({ paymentStatus: 'payed' });
    const query = { id: membershipId, day: addDays(TODAY, 40) };
    const { paidPaise, usedPaise, feePaise } = (await owner.call('membership/quoteEnd', { query })).body;
    const unusedPaise = paidPaise - usedPaise;
    // The refund is in whole rupees (D143).
    const refundPaise = Math.round((unusedPaise * (100 - markedSettings.exitFeePercent)) / 10_000) * 100;
    expect(feePaise).toBe(unusedPaise - refundPaise);
  },
  consultancyPrice: () => {
    for (const locale of locales)
      shownIn(gymAt(locale), [`"consultancyPrice":${JSON.stringify(markedSettings.consultancyPrice)}`]);
  },
  deliveryDays: async () => {
    const { from, to } = markedSettings.deliveryDays;
    for (const locale of locales)
      shownIn(gymAt(locale), [`"deliveryDays":${JSON.stringify(markedSettings.deliveryDays)}`]);
    const [order] = (await gym.as(buyer).call('orders/getOrders')).body;
    expect(order?.arrival).toEqual({ from: addDays(TODAY, from), to: addDays(TODAY, to) });
  },
  returnDays: async () => {
    for (const locale of locales) shownIn(gymAt(locale), [`"returnDays":${markedSettings.returnDays}`]);
    const [order] = (await gym.as(buyer).call('orders/getOrders')).body;
    expect(order?.returnDays).toBe(markedSettings.returnDays);
  },
  offer: (key) => {
    for (const locale of locales) shownIn(textsAt(locale), [...partsOf(key, locale), '"tier":"elitePlus"']);
  },
  about: (key) => shownIn(textsAt(localeOf(key)), partsOf(key)),
  reviews: (key) => shownIn(textsAt(localeOf(key)), partsOf(key)),
  business: (key) => {
    shownIn(`${API_PREFIX}/legal/getDetails`, partsOf(key));
    const { legalName } = markedSettings.business;
    shownIn('document', [legalName ?? '']);
  },
  grievanceOfficer: (key) => {
    shownIn(`${API_PREFIX}/legal/getDetails`, partsOf(key));
  },
};

it.each(settingKeys)('%s is used everywhere with the value set by the owner', async (key) => {
  // Uses the setting as its group is used.
  await uses[groupOf(key)](key);
});

it('the details of a center are used everywhere as set by the owner', () => {
  const { label, area, street } = markedCenter;
  const phone = formatPhone(markedCenter.phone);
  for (const locale of locales) {
    shownIn(gymAt(locale), [label, area, street, phone]);
    shownIn(`mail appointment moved ${locale}`, [street, phone]);
    shownIn(`mail class booked ${locale}`, [locale === 'en' ? area : label, phone]);
    shownIn(`mail membership registered ${locale}`, [street]);
  }
  shownIn('calendar', [street]);
});

it('every setting has a test value that differs from its default', () => {
  for (const key of settingKeys) {
    const [marked, byDefault] = [markedSettings, settingDefaults].map(
      (settings) => new Set(shownParts(key, settings, wordsOf('en'))),
    );
    expect(
      [...(marked as Set<string>)].filter((part) => byDefault?.has(part)),
      key,
    ).toEqual([]);
  }
});

/** Members have pincodes too. */
const SHORTEST_TEXT = 7;
/**
 * Matches a sum with and without its comma and currency sign; sums below 1,000 only with the sign, because small
 * numbers occur everywhere.
 */
const sumPattern = (sum: string): RegExp => {
  const digits = sum.slice(1);
  return new RegExp(`(?<![\\d,.])${digits.includes(',') ? `₹?${digits.replace(',', ',?')}` : sum}(?!\\d)`);
};
/** Finds the previous value in a text. */
function beforeOf(key: SettingKey, locale: Locale): { said: string; isIn: (text: string) => boolean }[] {
  return shownParts(key, settingDefaults, wordsOf(locale)).flatMap((said) => {
    if (said.startsWith('₹')) return { said, isIn: (text) => sumPattern(said).test(text) };
    return said.length < SHORTEST_TEXT ? [] : { said, isIn: (text) => text.includes(said) };
  });
}

it('no text contains a phone number in its stored format', () => {
  const kept = [markedSettings.phone, markedCenter.phone];

  expect([...texts].filter(([, text]) => kept.some((phone) => text.includes(phone)))).toEqual([]);
});

it('no text contains the previous value', () => {
  const before = [
    ...settingKeys
      // Days, sessions and round sums also occur in other texts; `uses` compares each of them.
      .filter((key) => groupOf(key) !== 'benefits')
      .flatMap((key) => locales.flatMap((locale) => beforeOf(key, locale))),
    // As stored.
    { said: settingDefaults.phone, isIn: (text: string) => text.includes(settingDefaults.phone) },
  ];

  const found = [...texts].flatMap(([where, text]) =>
    before.filter(({ isIn }) => isIn(text)).map(({ said }) => `${where}: ${said}`),
  );

  expect([...new Set(found)]).toEqual([]);
});
