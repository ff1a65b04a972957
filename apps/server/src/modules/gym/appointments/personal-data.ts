import { gymDay } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import type { PersonalData } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';
import { presentBody } from './present.ts';
import { cancelFrom, eraseBodiesOf } from './queries/bookings.ts';

export const consultancyData: PersonalData = {
  tables: memberTables({
    bookings: {
      download: {
        part: 'appointments',
        fields: {
          appointmentId: 'id',
          type: 'consult_type',
          day: 'date',
          startsAt: 'starts_at',
          coach: { sql: () => sql`(select name from coaches where id = bookings.coach_id)` },
          center: 'center',
          status: 'status',
          cancelReason: 'cancel_reason',
          age: (row) => presentBody(row).age,
          heightCm: (row) => presentBody(row).height,
          weightKg: (row) => presentBody(row).weight,
          bookedAt: 'created_at',
        },
      },
      deletion: { set: { age: 0, height_cm: 0, weight_kg: 0, cancel_reason: null } },
    },
  }),
  // Deletion frees future times.
  anonymize: (tx, { userId, now }) => cancelFrom(tx, userId, gymDay(now)),
  withdraw: { health: eraseBodiesOf },
};
