import { gymDay } from '@namma/contract/days/dates';
import type { MemberData } from '../../../module.ts';
import { presentBody } from './present.ts';
import { cancelAndOverwrite } from './queries/bookings.ts';
import { listBookingsOf } from './queries/own-data.ts';

/** A deletion frees the times to come. */
export const consultancyData: MemberData = {
  tables: { bookings: { download: 'appointments', deletion: 'erased' } },
  read: async ({ db }, { userId }) => {
    const rows = await listBookingsOf(db, userId);
    return {
      appointments: rows.map((row) => {
        const { age, height, weight } = presentBody(row);
        return {
          appointmentId: row.id,
          type: row.consult_type,
          day: row.date,
          startsAt: row.starts_at?.toISOString() ?? null,
          coach: row.coach,
          center: row.center,
          status: row.status,
          cancelReason: row.cancel_reason,
          age,
          heightCm: height,
          weightKg: weight,
          bookedAt: row.created_at.toISOString(),
        };
      }),
    };
  },
  forget: (tx, { userId, now }) => cancelAndOverwrite(tx, userId, gymDay(now)),
};
