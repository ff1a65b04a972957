import { firstCenters } from '@namma/contract/values/centers';
import { expect } from 'vitest';
import { atOnce, byAdmin, countStatuses, gym, ledgerOf, type Races } from '../../../testing/races.ts';

/** Removes closures, so that they do not count in other tests. */
async function reopenAll(): Promise<void> {
  for (const { id } of (await byAdmin(0).call('centers/getClosures')).body)
    await byAdmin(0).call('centers/reopen', { body: { id } });
}

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'centers/add': {
    'of one name adds it once': async () => {
      const body = { name: 'Jayanagar', area: null, street: null, phone: null };

      const answers = await atOnce(8, (n) => byAdmin(n).call('centers/add', { body }));

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 7 });
    },
  },
  'centers/update': {
    'to one label by several centers: one gets it': async () => {
      const named = ['kormangla', 'indiranagar'];
      const details = { label: 'Lake View', area: null, street: null, phone: null };

      const answers = await atOnce(4, (n) =>
        byAdmin(n).call('centers/update', { body: { center: named[n % 2] ?? '', ...details } }),
      );

      expect(Object.keys(countStatuses(answers)).sort()).toEqual(['200', '409']);
      const listed = (await byAdmin(0).call('centers/getAll')).body;
      expect(listed.filter(({ label }) => label === 'Lake View')).toHaveLength(1);
      for (const center of named)
        await byAdmin(0).call('centers/update', { body: { center, ...details, label: null } });
    },
  },
  'centers/order': {
    'leaves one of the orders': async () => {
      const centers = (await byAdmin(0).call('centers/getAll')).body.map(({ center }) => center);
      const orders = [centers, [...centers].reverse()];

      const answers = await atOnce(6, (n) =>
        byAdmin(n).call('centers/order', { body: { centers: orders[n % 2] ?? [] } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 6 });
      const after = (await byAdmin(0).call('centers/getAll')).body.map(({ center }) => center);
      expect(orders).toContainEqual(after);
      await byAdmin(0).call('centers/order', { body: { centers } });
    },
  },
  'centers/closeForGood': {
    'against new memberships: none is sold for a day after it, and the closing is stored once': async () => {
      const center = 'Malleshwaram';
      await byAdmin(0).call('centers/add', { body: { name: center, area: null, street: null, phone: null } });
      const members = await gym.make.members(8);
      const terms = { type: 'Elite' as const, start_Date: '2030-03-10', end_Date: '2030-06-10' };
      const close = (n: number) =>
        byAdmin(n).callLoosely('centers/closeForGood', {
          body: { center, closesOn: '2030-03-10', reason: 'Lease ends' },
        });

      const [sold, closed] = await Promise.all([
        Promise.all(
          members.map((member) =>
            gym.as(member).callLoosely('membership/register', { body: { ...terms, center } }),
          ),
        ),
        Promise.all([close(0), close(1)]),
      ]);

      expect(countStatuses(closed)).toEqual({ 201: 1, 409: 1 });
      const { memberships } = (
        await byAdmin(0).call('centers/getAtClosing', { query: { center, closesOn: '2030-03-10' } })
      ).body;
      expect(sold.filter(({ status }) => status === 200 || status === 201)).toHaveLength(memberships);
      expect(sold.filter(({ status }) => status === 409)).toHaveLength(members.length - memberships);
      const [member] = members;
      const late =
        member &&
        (await gym
          .as(member)
          .callLoosely('membership/register', { body: { ...terms, center, overlaps: true } }));
      expect(late?.body).toMatchObject({
        message: `${center} closes on 10 Mar 2030. Please choose another center.`,
      });
      await byAdmin(0).call('centers/keepOpen', { body: { center } });
    },
    'of all centers leaves one open': async () => {
      const open = (await byAdmin(0).call('centers/getAll')).body.filter(({ closesOn }) => closesOn === null);

      const answers = await Promise.all(
        open.map(({ center }, n) =>
          byAdmin(n).callLoosely('centers/closeForGood', {
            body: { center, closesOn: '2030-09-01', reason: 'Lease ends' },
          }),
        ),
      );

      expect(countStatuses(answers)).toEqual({ 201: open.length - 1, 409: 1 });
      for (const { center } of open) await byAdmin(0).callLoosely('centers/keepOpen', { body: { center } });
    },
  },
  'centers/keepOpen': {
    'opens it once': async () => {
      const body = { center: 'kormangla', closesOn: '2030-09-01', reason: 'Lease ends' };
      await byAdmin(0).call('centers/closeForGood', { body });

      const answers = await atOnce(6, (n) =>
        byAdmin(n).call('centers/keepOpen', { body: { center: 'kormangla' } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 5 });
    },
  },
  'centers/close': {
    'of the same days closes it once': async () => {
      const { membershipId: id, member } = await gym.make.membership();
      const body = { center: 'indiranagar' as const, reason: 'New floor' };

      const answers = await atOnce(12, (n) =>
        byAdmin(n).call('centers/close', {
          body: { ...body, fromDay: '2030-05-01', toDay: n % 2 ? '2030-05-03' : '2030-05-01' },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 11 });
      expect((await ledgerOf(member, id)).events).toHaveLength(1);
      await reopenAll();
    },
    'against pauses and new memberships: each gets the days once': async () => {
      const members = await gym.make.members(8);
      const paused = await Promise.all(members.map(() => gym.make.membership({ paymentStatus: 'payed' })));
      const body = { type: 'Elite Plus' as const, center: 'indiranagar' as const };

      const [closed] = await Promise.all([
        byAdmin(0).call('centers/close', {
          body: { center: 'indiranagar', fromDay: '2030-06-10', toDay: '2030-06-12', reason: 'Election' },
        }),
        ...paused.map(({ membershipId: id, member }) =>
          gym
            .as(member)
            .call('membership/pause', { body: { id, fromDay: '2030-06-11', toDay: '2030-06-15' } }),
        ),
        ...members.map((member) =>
          gym.as(member).call('membership/register', {
            body: { ...body, start_Date: '2030-03-04', end_Date: '2030-09-04' },
          }),
        ),
      ]);

      expect(closed.status).toBe(201);
      for (const { membershipId: id, member } of paused)
        expect(await ledgerOf(member, id)).toMatchObject({
          effectiveEnd: '2030-09-10',
          pauseDaysLeft: 30 - 3,
        });
      for (const member of members)
        expect((await gym.as(member).call('membership/getMemberships')).body).toMatchObject([
          { effectiveEnd: '2030-09-07' },
        ]);
      await reopenAll();
    },
  },
  'centers/setHours': {
    'of one center and of all: each center gets them once': async () => {
      const hours = { day: '2030-08-01', opensAtMinute: 480, closesAtMinute: 720, reason: 'Diwali' };

      const answers = await atOnce(12, (n) =>
        byAdmin(n).call('centers/setHours', { body: n % 2 ? hours : { ...hours, center: 'indiranagar' } }),
      );

      const counts = countStatuses(answers);
      expect(counts).toEqual({ 201: 1, 409: 11 });
      const set = (await byAdmin(0).call('centers/getHours')).body.filter(({ day }) => day === hours.day);
      expect(new Set(set.map(({ center }) => center)).size).toBe(set.length);
      await byAdmin(0).call('centers/removeHours', { body: { ids: set.map(({ id }) => id) } });
    },
    'against closures of the same centers and bookings: no lock waits for another in a circle': async () => {
      const hours = { day: '2030-03-12', opensAtMinute: 480, closesAtMinute: 720, reason: 'Diwali' };
      const closed = {
        startsAt: '2030-03-12T08:30:00.000Z',
        endsAt: '2030-03-12T09:30:00.000Z',
        reason: 'Power cut',
      };

      const [set, ...others] = await Promise.all([
        byAdmin(0).call('centers/setHours', { body: hours }),
        ...firstCenters.map((center, n) =>
          byAdmin(n + 1).call('consultancy/addClosure', { body: { center, ...closed } }),
        ),
      ]);

      expect(set.status).toBe(201);
      expect(others.map(({ status }) => status)).toEqual(firstCenters.map(() => 201));
      await byAdmin(0).call('centers/removeHours', { body: { ids: set.body.ids } });
      for (const { body } of others)
        await byAdmin(0).call('consultancy/removeClosure', { body: { id: body.id } });
    },
  },
  'centers/removeHours': {
    'takes hours back once': async () => {
      const { body } = await byAdmin(0).call('centers/setHours', {
        body: { day: '2030-08-02', opensAtMinute: 480, closesAtMinute: 720, reason: 'Diwali' },
      });

      const answers = await atOnce(8, (n) =>
        byAdmin(n).call('centers/removeHours', { body: { ids: body.ids } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 404: 7 });
    },
  },
  'centers/reopen': {
    'takes a closure back once': async () => {
      const { membershipId: id, member } = await gym.make.membership();
      const closed = await byAdmin(0).call('centers/close', {
        body: { center: 'indiranagar', fromDay: '2030-07-01', toDay: '2030-07-02', reason: 'Rain' },
      });

      const answers = await atOnce(12, (n) =>
        byAdmin(n).call('centers/reopen', { body: { id: closed.body.id } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 404: 11 });
      const { events } = await ledgerOf(member, id);
      expect(events.filter(({ closureId }) => closureId === closed.body.id).map(({ days }) => days)).toEqual([
        2, -2,
      ]);
    },
  },
};
