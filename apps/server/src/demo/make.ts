import { brand } from '@namma/contract/brand';
import { addDays, gymDay, yearsBefore } from '@namma/contract/days/dates';
import { buildApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { markDemo } from '../modules/core/settings/api.ts';
import { createStaff } from '../modules/people/staff/api.ts';
import { createMember } from '../modules/people/users/api.ts';
import type { Tx } from '../platform/db/types.ts';
import { planClasses } from './classes.ts';
import { planGym } from './gym.ts';
import { DemoMonth, FIRST_DAY } from './month.ts';
import { emailOf, frontDesk, people, phoneOf } from './people.ts';
import { Random } from './random.ts';
import { planShop } from './shop.ts';
import { enquiries } from './texts.ts';
import { Till } from './till.ts';

const SEED = 80_112;
/** The number of members registered before the month; the others register during it. */
const EARLY_MEMBERS = 26;
/** The phone numbers of enquiries follow those of the members. */
const FIRST_ENQUIRY_NUMBER = 100;

/** The password hashes of the demo people. */
export interface PasswordHashes {
  /** For the member that a visitor signs in as. */
  known: string;
  /** For everyone else, with a password nobody knows. */
  unknown: string;
}

/**
 * Creates a month of business, ending now, in a shop that only has the catalogue. It is the same for every first start
 * on one day, up to the hour of the start.
 * @returns the email that a visitor can sign in with
 */
export async function makeDemo(tx: Tx, deps: Deps, hashes: PasswordHashes): Promise<string> {
  const month = new DemoMonth(tx, deps);
  const random = new Random(SEED);
  const app = await buildApp(month.deps, { responseCacheBytes: 0, authenticate: month.findSession });
  month.app = app;
  try {
    await addPeople(tx, month, random, hashes);
    const products = await tx
      .selectFrom('products')
      .select('id')
      .where('is_available', '=', true)
      .orderBy('id')
      .execute();
    const till = new Till();
    planShop(
      month,
      till,
      products.map(({ id }) => id),
    );
    planGym(month, till);
    planClasses(month);
    planEnquiries(month, random);
    for (let day = FIRST_DAY; day < 0; day++)
      month.at(month.instant(day, 22 * 60 + 30), () => month.runJobs(['classes', 'memberships']));
    await month.run();
    month.now = deps.clock();
    await month.runJobs(['classes', 'memberships']);
    await markDemo(tx, month.desk, deps.clock());
  } finally {
    await app.close();
  }
  return emailOf(people[0].name);
}

/**
 * Adds the front desk and the members, each on the day of joining, directly: requests would hash forty unknown
 * passwords.
 */
async function addPeople(tx: Tx, month: DemoMonth, random: Random, hashes: PasswordHashes): Promise<void> {
  const { deps } = month;
  month.now = month.instant(-160, 9 * 60);
  month.desk = (await createStaff(deps, 'manager', { ...frontDesk, passwordHash: hashes.unknown })) ?? 0;
  month.signIn({
    userId: month.desk,
    role: 'ADMIN',
    staff: { preset: 'manager', center: null, coachId: null },
  });
  for (const [place, { name, age, gender, street, locality, pincode }] of people.entries()) {
    const joined =
      place === 0
        ? -75
        : place < EARLY_MEMBERS
          ? random.between(-150, -31)
          : FIRST_DAY + 2 * (place - EARLY_MEMBERS);
    month.now = month.instant(joined, random.between(7 * 60, 9 * 60));
    const contact = { name, email: emailOf(name), phone: phoneOf(place) };
    const address = `${street}, ${locality}`;
    const { id: userId } = await createMember(
      tx,
      deps,
      {
        ...contact,
        gender,
        DOB: addDays(yearsBefore(gymDay(month.now), age), -random.between(1, 360)),
        address: `${address}, ${brand.city} ${pincode}`,
        password: '',
        Cpassword: '',
        locale: 'en',
      },
      place === 0 ? hashes.known : hashes.unknown,
    );
    month.signIn({ userId, role: 'user' });
    const { addressId } = await month.call(userId, 'cart/addAddress', {
      body: {
        ...contact,
        address,
        town: brand.city,
        pincode,
        district: 'Bengaluru Urban',
        state: 'KARNATAKA',
        addresstype: place % 5 === 4 ? 'work' : 'home',
      },
    });
    month.members.push({ userId, addressId, joined, age, gender });
  }
}

/** One enquiry a day. The desk answers on the next morning, except for the last five days and a few difficult ones. */
function planEnquiries(month: DemoMonth, random: Random): void {
  for (const [place, { name, message }] of enquiries.entries()) {
    const day = place - enquiries.length + 1;
    const isWaiting = day > -5 || place % 10 === 7;
    const answered = month.deskHour(day + 1, 'morning', random);
    month.at(month.leisureHour(day, random), async () => {
      const contact = { name, email: emailOf(name), phone: phoneOf(FIRST_ENQUIRY_NUMBER + place) };
      await month.call(undefined, 'contact/register', { body: { ...contact, msg: message } });
      const { content } = await month.call(month.desk, 'contact/getAll', { query: { limit: 1 } });
      const id = content[0]?.contact_id ?? 0;
      if (!isWaiting)
        month.at(answered, async () => {
          await month.call(month.desk, 'contact/update', { body: { id, status: 'Answered' } });
        });
    });
  }
}
