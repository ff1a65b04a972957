import { expect } from 'vitest';
import { admin, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'keeps a place in a class of the timetable',
  async () => {
    const { coachId, name } = await gym.make.coach({ center: 'HSR Layout' });
    const { member } = await gym.make.membership({ paymentStatus: 'payed' });
    const set = await admin.call('classes/setSlot', {
      body: {
        type: 'Boxing',
        center: 'HSR Layout',
        coachId,
        weekday: 2,
        fromMinute: 390,
        minutes: 50,
        capacity: 12,
        fromDay: '2030-03-04',
      },
    });
    const key = { slotId: set.body.slotId, day: '2030-03-05' };

    await gym.as(member).call('classes/book', { body: key });

    const week = (await gym.guest().call('classes/getWeek', { query: { center: 'HSR Layout' } })).body;
    expect(week).toEqual([
      {
        ...key,
        type: 'Boxing',
        center: 'HSR Layout',
        coach: name,
        startsAt: '2030-03-05T01:00:00.000Z',
        minutes: 50,
        capacity: 12,
        free: 11,
        waiting: 0,
        state: 'open',
      },
    ]);
    expect((await gym.as(member).call('classes/getMine')).body.classes).toMatchObject([
      { ...key, place: 'in' },
    ]);
  },
];
