import { brand } from '@namma/contract/business';
import { addDays, gymDay, yearsBefore } from '@namma/contract/days/dates';
import { toVisitorAddress } from '../../../platform/shared/visitor-address.ts';
import { createDemoAdmin, createMember, findCredentialsByEmail } from '../../people/users/api.ts';
import { addAddress, getAddresses } from '../../shop/addresses/api.ts';
import { answerEnquiry, sendEnquiry } from '../../talk/enquiries/api.ts';
import { type DemoMonth, get, sessionOf } from './demo-month.ts';
import { findNewestDemoEnquiry } from './queries.ts';
import { letters } from './rules/letters.ts';
import { demoAdmin, emailOf, people, phoneOf, signInPerson } from './rules/people.ts';
import type { StepOf } from './rules/steps.ts';

// The people of the demo month and what they write.

/** The visitor address of demo people; no limits apply to them. */
const HERE = toVisitorAddress('127.0.0.1');
/** Queries have phone numbers after those of the members. */
const FIRST_LETTER_NUMBER = 100;

export async function hireAdmin(month: DemoMonth, at: Date): Promise<void> {
  month.now = at;
  month.admin = sessionOf(await createDemoAdmin(month.deps, demoAdmin, month.hashes.unknown), 'ADMIN');
}

export async function registerMember(month: DemoMonth, { at, member }: StepOf<'register'>): Promise<void> {
  const { name, gender, age, street, locality, pincode } = get(people, member);
  const contact = { name, email: emailOf(name), phone: phoneOf(member) };
  const hash = get(people, member) === signInPerson ? month.hashes.known : month.hashes.unknown;
  await createMember(
    month.deps,
    {
      ...contact,
      gender,
      DOB: birthDay(at, age, member),
      address: `${street}, ${locality}, ${brand.city} ${pincode}`,
      password: '',
      Cpassword: '',
      locale: 'en',
    },
    hash,
  );
  const user = await findCredentialsByEmail(month.deps.db, contact.email);
  if (!user) throw new Error(`${name} did not register.`);
  const session = sessionOf(user.id, 'user');
  await addAddress(month.deps, session, {
    ...contact,
    address: `${street}, ${locality}`,
    town: brand.city,
    pincode,
    district: 'Bengaluru Urban',
    state: 'KARNATAKA',
    addresstype: member % 5 === 4 ? 'work' : 'home',
  });
  const [address] = await getAddresses(month.deps, session, {});
  if (!address) throw new Error(`${name} has no address.`);
  month.members[member] = { session, addressId: address.addressId };
}

/** A birthday of someone of that age. */
const birthDay = (now: Date, age: number, member: number): string =>
  addDays(yearsBefore(gymDay(now), age), -(1 + ((member * 53) % 360)));

export async function writeQuery(month: DemoMonth, { letter }: StepOf<'write'>): Promise<void> {
  const { name, message } = get(letters, letter);
  const phone = phoneOf(FIRST_LETTER_NUMBER + letter);
  await sendEnquiry(month.deps, { name, email: emailOf(name), phone, msg: message }, { address: HERE });
  month.enquiryIds[letter] = await findNewestDemoEnquiry(month.deps.db);
}

export async function answerQuery(month: DemoMonth, { letter }: StepOf<'answer'>): Promise<void> {
  await answerEnquiry(month.deps, month.admin, { id: get(month.enquiryIds, letter), status: 'Answered' });
}
