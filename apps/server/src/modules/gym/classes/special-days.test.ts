import { minutes } from '@namma/contract/days/dates';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { describe, expect, it } from 'vitest';
import { startClassGym } from '../../../testing/class-gym.ts';
import type { TestClass } from '../../../testing/make.ts';

const { gym, admin, paid, book, placed, sweep, mailsTo, placesOf } = await startClassGym();
const center = 'indiranagar';
const stateOf = async ({ slotId, day }: TestClass) => {
  const { body } = await gym.guest().call('classes/getWeek', { query: { center } });
  return body.find((each) => each.slotId === slotId && each.day === day)?.state;
};
const setHours = (closesAtMinute: number, fromDay: string) =>
  admin.call('settings/set', {
    body: {
      key: 'openingHours',
      value: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], opensAtMinute: 300, closesAtMinute }],
      fromDay,
    },
  });

describe('changed opening hours', () => {
  it('from a day on cancel the classes outside them from that day, and notify booked members once', async () => {
    const [evening, evenings] = [
      await gym.make.groupClass({ day: '2030-03-07' }),
      await gym.make.groupClass({ day: '2030-03-06', fromMinute: 20 * 60 }),
    ];
    const morning = await gym.make.groupClass({ day: '2030-03-07', fromMinute: 8 * 60 });
    const [late, early, before] = [await placed(evening), await placed(morning), await placed(evenings)];

    await setHours(18 * 60 + 30, '2030-03-07');
    // A change that can still be undone frees no places.
    await sweep();
    expect(await mailsTo(late)).toEqual(['class booked']);
    gym.setNow(new Date(gym.now().getTime() + minutes(1)));
    await sweep();
    await sweep();

    expect([await stateOf(evening), await stateOf(morning), await stateOf(evenings)]).toEqual([
      'cancelled',
      'open',
      'open',
    ]);
    expect(await mailsTo(late)).toEqual(['class cancelled']);
    expect([await mailsTo(early), await mailsTo(before)]).toEqual([['class booked'], ['class booked']]);
    expect((await book(await paid(), evening)).body).toMatchObject({ code: 'classCancelled' });
    const { key } = evening;
    for (const change of [{ fromMinute: 19 * 60 }, { isCancelled: false }])
      expect((await admin.call('classes/change', { body: { ...key, ...change } })).body).toMatchObject({
        code: 'classOutsideHours',
      });
    // It fits into the shorter day.
    expect((await admin.call('classes/change', { body: { ...key, fromMinute: 17 * 60 } })).status).toBe(200);
    expect(await stateOf(evening)).toBe('open');
    await admin.call('settings/remove', { body: { key: 'openingHours', fromDay: '2030-03-07' } });
  });

  it('apply to the first day of a slot, and to each of its days', async () => {
    const coach = await gym.make.coach();
    await setHours(21 * 60, '2030-04-01');
    const set = (fromDay: string) =>
      admin.call('classes/setSlot', {
        body: {
          type: 'Run',
          center,
          coachId: coach.coachId,
          weekday: 1,
          fromMinute: 21 * 60,
          minutes: 45,
          capacity: 8,
          fromDay,
        },
      });

    expect((await set('2030-04-01')).body).toMatchObject({ code: 'classOutsideHours' });
    const { slotId } = (await set('2030-03-25')).body;

    const plan = await admin.call('classes/getPlan', { query: { center, from: '2030-03-29' } });
    expect(plan.body.classes.find((each) => each.slotId === slotId)).toMatchObject({
      day: '2030-04-01',
      state: 'cancelled',
    });
    await admin.call('settings/remove', { body: { key: 'openingHours', fromDay: '2030-04-01' } });
    await admin.call('classes/endSlot', { body: { slotId, fromDay: '2030-03-25' } });
  });

  it('default to those of the contract', async () => {
    const theClass = await gym.make.groupClass({ day: '2030-03-08', fromMinute: 21 * 60 });

    expect(await stateOf(theClass)).toBe('open');
    expect(settingDefaults.openingHours.length).toBeGreaterThan(0);
  });
});

describe('special hours of one day', () => {
  const set = (day: string, opensAtMinute: number, closesAtMinute: number) =>
    admin.call('centers/setHours', {
      body: { center, day, opensAtMinute, closesAtMinute, reason: 'Ugadi' },
    });
  const remove = (ids: number[]) => admin.call('centers/removeHours', { body: { ids } });

  it('cancel the classes outside them, notify booked members once with the reason, and restore them when removed', async () => {
    const evening = await gym.make.groupClass({ day: '2030-03-06' });
    const elsewhere = await gym.make.groupClass({ day: '2030-03-06', center: 'HSR Layout' });
    const [member, other] = [await placed(evening), await placed(elsewhere)];

    const { body, status } = await set('2030-03-06', 6 * 60, 12 * 60);
    expect(status).toBe(201);
    await sweep();
    await sweep();

    expect([await stateOf(evening), await mailsTo(member), await mailsTo(other)]).toEqual([
      'cancelled',
      ['class cancelled'],
      ['class booked'],
    ]);
    expect((await book(await paid(), evening)).body).toMatchObject({ code: 'classCancelled' });

    await remove(body.ids);
    expect(await stateOf(evening)).toBe('open');
    expect((await book(member, evening)).status).toBe(201);
  });

  it('that are longer than usual allow classes outside the usual ones, until they are removed', async () => {
    // Ends the undo period of usual hours that other tests have changed.
    gym.setNow(new Date(gym.now().getTime() + minutes(1)));
    // On Sundays all centers close in the morning.
    const late = await gym.make.groupClass({ day: '2030-03-10', fromMinute: 17 * 60 });
    expect(await stateOf(late)).toBe('cancelled');

    const { body } = await set('2030-03-10', 7 * 60, 20 * 60);
    expect(await stateOf(late)).toBe('open');
    const member = await placed(late);

    await remove(body.ids);
    await sweep();
    await sweep();
    expect([await stateOf(late), await mailsTo(member)]).toEqual(['cancelled', ['class cancelled']]);
  });
});

describe('a center that is closed for hours', () => {
  it('cancels only the classes of these hours, with the reason in the mail, once', async () => {
    const [inside, touching, elsewhere] = [
      await gym.make.groupClass({ day: '2030-03-08', fromMinute: 10 * 60 }),
      await gym.make.groupClass({ day: '2030-03-08', fromMinute: 12 * 60 }),
      await gym.make.groupClass({ day: '2030-03-08', fromMinute: 10 * 60, center: 'HSR Layout' }),
    ];
    const members = [await placed(inside), await placed(touching), await placed(elsewhere)];

    const closure = await admin.call('consultancy/addClosure', {
      body: {
        center,
        startsAt: '2030-03-08T05:00:00.000Z',
        endsAt: '2030-03-08T06:30:00.000Z',
        reason: 'Power cut',
      },
    });
    expect(closure.status).toBe(201);
    await sweep();
    await sweep();

    expect(await Promise.all(members.map(mailsTo))).toEqual([
      ['class cancelled'],
      ['class booked'],
      ['class booked'],
    ]);
    const [mail] = await gym.db
      .selectFrom('mails')
      .select('payload')
      .where('recipient', '=', members[0]?.email ?? '')
      .where('kind', '=', 'class cancelled')
      .execute();
    expect(mail?.payload).toMatchObject({ by: 'gym', reason: 'Power cut' });
    expect(
      (await admin.call('classes/change', { body: { ...touching.key, fromMinute: 11 * 60 + 30 } })).body,
    ).toMatchObject({ code: 'classOutsideHours' });
  });

  it('for days cancels all of them in the same step, and a reopened day can be booked again', async () => {
    const theClass = await gym.make.groupClass({ day: '2030-03-11' });
    const member = await placed(theClass);

    const { body } = await admin.call('centers/close', {
      body: { center, fromDay: '2030-03-11', toDay: '2030-03-11', reason: 'Holi' },
    });

    expect(await mailsTo(member)).toEqual(['class cancelled']);
    await sweep();
    await admin.call('centers/reopen', { body: { id: body.id } });
    await sweep();
    expect(await mailsTo(member)).toEqual(['class cancelled']);
    expect(await placesOf(member)).toEqual([]);
    await placed(theClass, member);
    expect(await placesOf(member)).toEqual(['in']);
  });
});
