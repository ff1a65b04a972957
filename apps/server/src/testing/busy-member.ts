import { parseTicketNumber } from '@namma/contract/codes/ticket-number';
import { hours } from '@namma/contract/days/dates';
import type { Client } from './client.ts';
import type { TestGym } from './gym.ts';
import { PASSWORD, type TestUser } from './make.ts';
import { drawPicture } from './pictures.ts';
import { giveFactor } from './second-factor.ts';

/** The data searched for after a deletion; no other row of this gym has it. */
export const person = {
  name: 'Chandrika Gopinath',
  email: 'chandrika.gopinath@example.com',
  phone: '9731300042',
  address: '42, Lavelle Road',
};

/** Another address, used to send a query. */
export const WORK_EMAIL = 'gopinath@work.example';

/** Signs up as the person. */
export async function signUp(gym: TestGym): Promise<TestUser> {
  const { email } = person;
  const registration = {
    ...person,
    DOB: '1991-05-17',
    gender: 'Female' as const,
    password: PASSWORD,
    Cpassword: PASSWORD,
  };
  await gym.guest().call('auth/userRegister', { body: registration });
  const { body } = await gym.guest().call('auth/userLogin', { body: { email, password: PASSWORD } });
  const { user_id: userId, name } = (await gym.withToken(body.token).call('user/profile')).body;
  return { userId, name, email, token: body.token };
}

/** A member who has used every feature, on 4 March 2030. */
export async function makeBusyMember(gym: TestGym, admin: Client) {
  const member = await signUp(gym);
  const client = gym.as(member);
  const [first, second, third] = await gym.make.products(3);
  if (!first || !second || !third) throw new Error('three products were made');
  await client.call('cart/addAddress', {
    body: {
      name: person.name,
      email: person.email,
      phone: person.phone,
      address: person.address,
      town: 'Bengaluru',
      pincode: '560001',
      district: 'Bengaluru Urban',
      addresstype: 'home',
    },
  });
  const [address] = (await client.call('cart/addressDetails')).body;
  await client.call('privacy/chooseOffers', { body: { isWanted: true } });
  await client.call('privacy/setNominee', {
    body: { name: 'Kavitha Gopinath', relation: 'Sister', phone: '9731300043', seen: 0 },
  });
  const order = async (productId: number) => {
    const { body } = await client.call('orders/order', {
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId: address?.addressId ?? 0,
        cartProductDetails: [{ productId, quantity: 1 }],
      },
      headers: { 'idempotency-key': `order ${productId}` },
    });
    return body.orderIds[0] ?? 0;
  };
  const deliver = async (id: number) => {
    for (const status of ['Transit', 'Out-For-Delivery', 'Delivered'] as const)
      await admin.call('orders/update', { body: { id, status } });
  };
  const kept = await order(first.productId);
  await deliver(kept);
  await client.call('orders/rating', {
    body: {
      rating: 4,
      productId: first.productId,
      orderId: kept,
      review: 'It mixes well and tastes of cocoa.',
    },
  });
  const returned = await order(second.productId);
  await deliver(returned);
  await client.call('orders/rating', {
    body: { rating: 2, productId: second.productId, orderId: returned, review: 'Sold to me by a rude man.' },
  });
  const rude = await gym.db
    .selectFrom('reviews')
    .select('id')
    .where('order_id', '=', returned)
    .executeTakeFirstOrThrow();
  await admin.call('reviews/hide', { body: { id: rude.id, reason: `${person.name} insults a colleague` } });
  await client.call('returns/request', { body: { orderId: returned, reason: 'Too sweet' } });
  const [asked] = (await admin.call('returns/getAll')).body.content;
  const cancelled = await order(third.productId);
  await client.call('orders/cancel', { body: { id: cancelled, reason: 'Ordered twice' } });
  await client.call('cart/add', { body: { productId: third.productId } });

  await client.call('membership/register', {
    body: { type: 'Elite Plus', center: 'indiranagar', start_Date: '2030-03-04', end_Date: '2030-09-04' },
  });
  const [membership] = (await client.call('membership/getMemberships')).body;
  const membershipId = membership?.id ?? 0;
  const { body: paid } = await admin.call('payments/receive', {
    body: { subject: 'membership', id: membershipId, mode: 'cash', amount: 100 },
  });
  await admin.call('payments/reverse', {
    body: { id: paid.receiptId, reason: `Paid by Gopinath, the father of ${person.name}` },
  });
  await admin.callLoosely('members/setPhoto', {
    body: await drawPicture(),
    headers: { 'content-type': 'image/png' },
    query: { id: member.userId, hasConsent: 'true' },
  });
  await admin.call('members/note', {
    body: { userId: member.userId, text: `${person.name} has a bad knee` },
  });
  await admin.call('visits/scan', {
    body: { memberId: member.userId, center: 'indiranagar', overrule: `Gopinath pays tomorrow` },
  });
  await admin.call('membership/update', { body: { id: membershipId, status: 'payed' } });
  await client.call('membership/pause', {
    body: { id: membershipId, fromDay: '2030-04-10', toDay: '2030-04-16' },
  });
  await admin.call('visits/scan', { body: { memberId: member.userId, center: 'indiranagar' } });

  const coach = await gym.make.coach();
  const { body: slot } = await admin.call('classes/setSlot', {
    body: {
      type: 'Yoga',
      center: 'indiranagar',
      coachId: coach.coachId,
      weekday: 5,
      fromMinute: 390,
      minutes: 50,
      capacity: 12,
      fromDay: '2030-03-04',
    },
  });
  // With a mail server, the sign-up has already written one.
  await gym.db
    .insertInto('email_links')
    .values({
      user_id: member.userId,
      kind: 'confirm',
      email: person.email,
      session_hash: null,
      made_at: gym.now(),
      expires_at: new Date(gym.now().getTime() + hours(48)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // The desk assigns a pass to an account it creates for the holder; this member has signed up on the website.
  const { body: sold } = await admin.call('passes/sell', {
    body: {
      name: person.name,
      phone: person.phone,
      center: 'indiranagar',
      day: '2030-03-04',
      kind: 'day',
      mode: 'cash',
    },
  });
  await gym.db.updateTable('passes').set({ user_id: member.userId }).where('id', '=', sold.pass.id).execute();
  await admin.call('followUps/record', {
    body: {
      userId: member.userId,
      reason: 'renewal due',
      outcome: 'reached',
      note: `${person.name} calls back`,
      lastId: 0,
    },
  });
  await admin.call('whatsApp/record', { body: { kind: 'renewal', id: membershipId } });
  const gone = await gym.make.product({ isAvailable: false });
  await client.call('product/notifyMe', { body: { productId: gone.productId } });
  await client.call('classes/book', { body: { slotId: slot.slotId, day: '2030-03-08' } });
  const { body: booked } = await client.call('consultancy/book', {
    body: {
      consult_type: 'Fitness',
      age: 38,
      height: 171,
      weight: 66,
      date: '2030-03-06',
      startsAt: '2030-03-06T06:30:00.000Z',
      coachId: coach.coachId,
    },
  });
  const { body: other } = await client.call('consultancy/book', {
    body: { consult_type: 'Nutrition', age: 38, height: 171, weight: 66, date: '2030-03-07' },
  });
  await client.call('consultancy/cancel', { body: { id: other.id, reason: 'I have a cold' } });
  const msg = 'When does the pool open on Sundays?';
  const query = { name: person.name, email: person.email, phone: person.phone, msg };
  await client.call('contact/register', { body: query });
  const { body: atWork } = await client.call('contact/register', {
    body: { ...query, email: WORK_EMAIL, msg: 'May my colleagues train with me?' },
  });
  await admin.call('contact/update', {
    body: {
      id: parseTicketNumber(atWork.ticketNumber) ?? 0,
      status: 'Answered',
      answer: `Yes, ${person.name}, every Friday.`,
    },
  });
  await gym.guest().call('contact/register', { body: { ...query, msg: 'A private matter of mine.' } });
  await gym.guest('203.0.113.7').call('auth/forgot', { body: { email: person.email } });
  // A factor for staff, who may have been members before.
  await giveFactor(gym, member.userId);
  const document = (await client.call('documents/getMine')).body[0];
  return {
    member,
    client,
    kept,
    returnId: asked?.returnId ?? 0,
    membershipId,
    appointmentId: booked.id,
    document,
  };
}
