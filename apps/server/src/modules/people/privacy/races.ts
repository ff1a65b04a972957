import { randomUUID } from 'node:crypto';
import { days } from '@namma/contract/days/dates';
import { DELETED_MEMBER } from '@namma/contract/members/rules';
import { expect } from 'vitest';
import { PASSWORD } from '../../../testing/make.ts';
import {
  anyAddress,
  atOnce,
  booking,
  byAdmin,
  countLogEntries,
  countStatuses,
  gym,
  membership,
  numberedAddress,
  type Races,
  shopper,
} from '../../../testing/races.ts';

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'privacy/deleteAccount': {
    'deletes the account once': async () => {
      const member = await gym.make.member();
      const tokens = await Promise.all(
        Array.from({ length: 8 }, () => gym.make.session(member.userId, days(30))),
      );

      const answers = await atOnce(8, (n) =>
        gym.withToken(tokens[n]).call('privacy/deleteAccount', { body: { password: PASSWORD } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 401: 7 });
      expect(await countLogEntries('account deleted', member.userId)).toBe(1);
    },
    'beside a checkout leaves either the order or no account': async () => {
      const shoppers = await Promise.all(Array.from({ length: 10 }, () => shopper()));

      const outcomes = await atOnce(10, async (n) => {
        const { member, order, body } = shoppers[n] as Awaited<ReturnType<typeof shopper>>;
        const place = () =>
          n % 2 === 0 ? order(randomUUID()) : gym.as(member).call('orders/order', { body });
        const [ordered, deleted] = await Promise.all([
          place(),
          gym.as(member).call('privacy/deleteAccount', { body: { password: PASSWORD } }),
        ]);
        return { member, statuses: `${ordered.status} ${deleted.status}` };
      });

      for (const { member, statuses } of outcomes) {
        expect(['200 409', '201 409', '401 200', '404 200']).toContain(statuses);
        const orders = gym.db.selectFrom('orders').select('id').where('user_id', '=', member.userId);
        expect(await orders.execute()).toHaveLength(statuses.startsWith('20') ? 1 : 0);
      }
    },
    'beside sign-ins, bookings, memberships and changes of the profile leaves nothing of the person':
      async () => {
        const member = await gym.make.member();
        const cart = await gym.make.product();
        const client = gym.as(member);

        const [deleted] = await Promise.all([
          client.call('privacy/deleteAccount', { body: { password: PASSWORD, isSure: true } }),
          ...Array.from({ length: 3 }, () =>
            gym
              .guest(anyAddress())
              .call('auth/userLogin', { body: { email: member.email, password: PASSWORD } }),
          ),
          gym.guest(anyAddress()).call('auth/forgot', { body: { email: member.email } }),
          client.call('user/update', { body: { name: 'Kaveri', phone: '9000000009', DOB: '1991-01-01' } }),
          client.call('cart/addAddress', { body: numberedAddress(1) }),
          client.call('cart/add', { body: { productId: cart.productId } }),
          client.call('membership/register', { body: membership }),
          client.call('consultancy/book', { body: booking }),
        ]);

        expect(deleted.status).toBe(200);
        const rowsOf = (table: 'sessions' | 'addresses' | 'password_resets') =>
          gym.db.selectFrom(table).select('user_id').where('user_id', '=', member.userId).execute();
        expect(await rowsOf('sessions')).toEqual([]);
        expect(await rowsOf('addresses')).toEqual([]);
        expect(await rowsOf('password_resets')).toEqual([]);
        const mails = gym.db.selectFrom('mails').select('id').where('recipient', '=', member.email);
        expect(await mails.execute()).toEqual([]);
        const users = gym.db.selectFrom('users').select(['name', 'phone', 'dob']);
        expect(await users.where('id', '=', member.userId).execute()).toEqual([
          { name: DELETED_MEMBER, phone: null, dob: null },
        ]);
      },
  },
  'privacy/chooseOffers': {
    'is recorded once for each change, and what waits ends with it': async () => {
      const member = await gym.make.member();
      const products = await Promise.all(
        Array.from({ length: 4 }, () => gym.make.product({ isAvailable: false })),
      );
      const client = gym.as(member);
      for (const { productId } of products)
        await client.call('product/notifyMe', { body: { productId, isWanted: true } });

      const answers = await atOnce(8, () =>
        client.call('privacy/chooseOffers', { body: { isWanted: false } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 8 });
      expect(await countLogEntries('offers chosen', member.userId)).toBe(1);
      expect((await client.call('product/getSubscriptions')).body).toEqual([]);
    },
  },
  'privacy/noteNoOffers': {
    'beside the member who agrees keeps one of the two, and the record tells the order': async () => {
      const member = await gym.make.member();

      await atOnce(8, async (n) => {
        if (n % 2 === 0) await byAdmin(n).call('privacy/noteNoOffers', { body: { userId: member.userId } });
        else await gym.as(member).call('privacy/chooseOffers', { body: { isWanted: true } });
      });

      const { offers } = (await byAdmin(0).call('admin/getMember', { query: { id: member.userId } })).body;
      const steps = await gym.db
        .selectFrom('activity')
        .select(['before', 'after'])
        .where('action', '=', 'offers chosen')
        .where('subject_id', '=', member.userId)
        .orderBy('id')
        .execute();
      let wanted: unknown = null;
      for (const { before, after } of steps) {
        expect(before?.offers).toBe(wanted);
        wanted = after?.offers;
      }
      expect(offers).toBe(wanted ? 'agreed' : 'refused');
    },
  },
  'privacy/withdrawHealth': {
    'erases once, whatever is pressed': async () => {
      const member = await gym.make.member();
      await gym.as(member).call('consultancy/book', { body: booking });

      const answers = await atOnce(6, () => gym.as(member).call('privacy/withdrawHealth'));

      expect(countStatuses(answers)).toEqual({ 200: 6 });
      expect(await countLogEntries('health data erased', member.userId)).toBe(1);
    },
  },
  'privacy/setNominee': {
    'from tabs that read the same: one saves, the others are notified': async () => {
      const member = await gym.make.member();

      const answers = await atOnce(8, (n) =>
        gym.as(member).call('privacy/setNominee', {
          body: { name: `Meera ${n}`, relation: 'Sister', phone: '9876500001', seen: 0 },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
      expect(await countLogEntries('nominee named', member.userId)).toBe(1);
    },
    'pressed twice in one tab saves once': async () => {
      const member = await gym.make.member();
      const body = { name: 'Meera', relation: 'Sister', email: 'meera@example.com', seen: 0 };

      const answers = await atOnce(6, () => gym.as(member).call('privacy/setNominee', { body }));

      expect(countStatuses(answers)).toEqual({ 200: 6 });
      expect(await countLogEntries('nominee named', member.userId)).toBe(1);
    },
  },
  'privacy/removeNominee': {
    'beside a change removes only whom the tab has seen': async () => {
      const member = await gym.make.member();
      const client = gym.as(member);
      const body = { name: 'Meera', relation: 'Sister', phone: '9876500001', seen: 0 };
      const { seen } = (await client.call('privacy/setNominee', { body })).body;

      const [changed, removed] = await Promise.all([
        client.call('privacy/setNominee', { body: { ...body, name: 'Kavya', seen } }),
        client.call('privacy/removeNominee', { body: { seen } }),
      ]);

      expect([changed.status, removed.status].toSorted()).toEqual([200, 409]);
      const { nominee } = (await byAdmin(0).call('privacy/getNominee', { query: { userId: member.userId } }))
        .body;
      expect(nominee?.name).toBe(changed.status === 200 ? 'Kavya' : undefined);
    },
  },
};
