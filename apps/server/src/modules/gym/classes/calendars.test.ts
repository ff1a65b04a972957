import { addDays, days, minutes, startOfGymDay } from '@namma/contract/days/dates';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startClassGym } from '../../../testing/class-gym.ts';
import { readMail, startMailServer } from '../../../testing/mail-server.ts';
import type { TestClass, TestUser } from '../../../testing/make.ts';
import { createSender } from '../../messaging/mail/smtp.ts';
import { MailWorker } from '../../messaging/mail/worker.ts';

const { gym, admin, paid, placed, cancel, sweep } = await startClassGym();

/** An SMTP sink that stores all mails it receives. */
async function startSink() {
  const server = await startMailServer();
  onTestFinished(server.close);
  const worker = new MailWorker({
    deps: { db: gym.db, clock: gym.now },
    sender: createSender(server.settings()),
    origin: 'https://gym.example',
    from: 'hello@gym.example',
    log: { info: () => {}, warn: () => {}, error: (details) => expect.fail(JSON.stringify(details)) },
    pollMilliseconds: minutes(60),
    restMilliseconds: 0,
  });
  onTestFinished(() => worker.stop(0));
  return {
    received: server.received,
    send: async () => {
      worker.wake();
      await worker.idle();
    },
  };
}

/**
 * A member's calendar program: applies invitations and changes by UID if they are newer, and removes cancelled events.
 */
class Calendar {
  /** The start of each event. */
  readonly entries = new Map<string, string>();
  readonly faults: string[] = [];
  /** The last change of each event, including removed ones. */
  private readonly changes = new Map<string, number>();
  files = 0;

  take(text: string): void {
    this.files++;
    const { method, events = [] } = convertIcsCalendar(undefined, text);
    const [event, ...others] = events;
    if (!event || others.length > 0) return void this.faults.push(`${events.length} entries in a file`);
    const { uid, start, end, sequence = 0, status } = event;
    if (!end || end.date <= start.date) this.faults.push(`${uid} has no length`);
    const known = this.entries.get(uid);
    const last = this.changes.get(uid);
    // A reminder is not a change: it repeats the current sequence number and time.
    const isSame = sequence === last && method === 'REQUEST' && known === start.date.toISOString();
    if (last !== undefined && sequence !== last + 1 && !isSame)
      this.faults.push(`${uid} is changed by sequence ${sequence} after ${last}`);
    this.changes.set(uid, sequence);
    if (method === 'CANCEL') {
      if (!known) this.faults.push(`${uid} is removed, and was not there`);
      if (status !== 'CANCELLED') this.faults.push(`${uid} is removed as ${status}`);
      this.entries.delete(uid);
    } else this.entries.set(uid, start.date.toISOString());
  }
}

/** Counts the sent mails of each kind. */
async function countSent(): Promise<Record<string, number>> {
  const rows = await gym.db
    .selectFrom('mails')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('status', '=', 'sent')
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

const isMany = (count: number): boolean => count > 4;

describe('ten days of mails', () => {
  it('leave in each calendar the classes of its member, at their times', async () => {
    const sink = await startSink();
    // Nobody attends the classes of this test.
    const value = { most: 0, withinDays: 30, blockedDays: 3 };
    await admin.call('settings/set', { body: { key: 'noShows', value, fromDay: '2030-03-04' } });
    const members: TestUser[] = [];
    for (let n = 0; n < 6; n++) members.push(await paid());
    const calendars = new Map(members.map(({ email }) => [email, new Calendar()]));
    let read = 0;
    /** Delivers new mails to the calendars. */
    const deliver = async () => {
      await sink.send();
      for (; read < sink.received.length; read++) {
        const received = sink.received[read] as (typeof sink.received)[number];
        for (const { mimeType, content } of (await readMail(received)).attachments)
          if (mimeType === 'text/calendar')
            calendars.get(received.to)?.take(new TextDecoder().decode(content as ArrayBuffer));
      }
    };
    const expectCalendars = async (on: string) => {
      for (const member of members) {
        const { classes } = (await gym.as(member).call('classes/getMine')).body;
        const isAhead = (startsAt: string) => startsAt > gym.now().toISOString();
        const held = classes
          .filter(({ place }) => place === 'in')
          .map(({ startsAt }) => startsAt)
          .filter(isAhead);
        const inCalendar = [...(calendars.get(member.email)?.entries.values() ?? [])].filter(isAhead);
        expect(inCalendar.toSorted(), on).toEqual(held.toSorted());
      }
    };

    for (let n = 0; n < 10; n++) {
      const today = addDays('2030-03-04', n);
      const goTo = (minute: number) => gym.setNow(new Date(startOfGymDay(today).getTime() + minutes(minute)));
      // Weekend classes are reminded of at dawn, the others in the afternoon.
      goTo(5 * 60);
      await sweep();
      await deliver();
      goTo(8 * 60);
      const day = addDays(today, 2);
      const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
      const isWeekend = weekday === 0 || weekday === 6;
      const fromMinute = isWeekend ? 7 * 60 : 18 * 60;
      const theClass: TestClass = await gym.make.groupClass({ day, fromMinute, capacity: 2 });
      const all = members.slice(n % 3, (n % 3) + 3);
      for (const member of all) await placed(theClass, member);
      await deliver();

      // On each day the class changes differently, and in several ways at once.
      const change = (body: object) => admin.call('classes/change', { body: { ...theClass.key, ...body } });
      const [first, second] = all as [TestUser, TestUser];
      if (n % 5 === 0) await cancel(first, theClass);
      if (n % 5 === 1) {
        await change({ fromMinute: fromMinute + 60 });
        await deliver();
        await change({ fromMinute: fromMinute + 90 });
      }
      if (n % 5 === 2) await change({ capacity: 1 });
      if (n % 5 === 3) {
        await change({ isCancelled: true });
        await deliver();
        await change({ isCancelled: false });
        await placed(theClass, second);
      }
      if (n % 5 === 4)
        await admin.call('classes/setSlot', {
          body: {
            slotId: theClass.slotId,
            type: 'Yoga',
            center: 'indiranagar',
            coachId: theClass.coach.coachId,
            weekday,
            fromMinute: fromMinute + 30,
            minutes: 45,
            capacity: 3,
            fromDay: day,
          },
        });
      await sweep();
      await deliver();
      await expectCalendars(`${today}, after what happened`);
      goTo(17 * 60 + 30);
      await sweep();
      await deliver();
      await expectCalendars(`${today}, before the class`);
    }
    gym.setNow(new Date(gym.now().getTime() + days(3)));
    await sweep();
    await deliver();

    const all = [...calendars.values()];
    expect(all.flatMap(({ faults }) => faults)).toEqual([]);
    expect(all.reduce((sum, { files }) => sum + files, 0)).toBeGreaterThan(35);
    expect(await countSent()).toMatchObject({
      'class booked': expect.toSatisfy(isMany),
      'class place': expect.toSatisfy(isMany),
      'class moved': expect.toSatisfy(isMany),
      'class cancelled': expect.toSatisfy(isMany),
      'class reminder': expect.toSatisfy(isMany),
    });
  }, 120_000);
});
