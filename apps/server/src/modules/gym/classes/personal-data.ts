import { sql } from 'kysely';
import type { PersonalData } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';
import { listClassesOf } from './queries/attendance.ts';
import { closeRanks, giveUp } from './queries/places.ts';
import { lockSlot, notifyOfClasses } from './queries/timetable.ts';

export const classesData: PersonalData = {
  tables: memberTables({
    class_bookings: {
      download: {
        part: 'classes',
        fields: {
          class: { sql: () => sql`(select type from class_slots where id = slot_id)` },
          center: { sql: () => sql`(select center from class_slots where id = slot_id)` },
          day: 'day',
          startsAt: 'starts_at',
          bookedAt: 'booked_at',
          status: 'state',
          rank: 'rank',
        },
      },
      deletion: { not: 'only ids and times' },
    },
  }),
  // Deletion frees future places; the next sweep notifies the waiting list.
  anonymize: async (tx, { userId, now }) => {
    const booked = await listClassesOf(tx, userId, now);
    for (const { id, slot_id: slotId, day } of booked) {
      await lockSlot(tx, slotId);
      await giveUp(tx, [id], { state: 'ended', ending: 'account' });
      await closeRanks(tx, { slotId, day });
    }
    if (booked.length > 0) await notifyOfClasses(tx);
  },
};
