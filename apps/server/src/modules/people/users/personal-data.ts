import { sql } from 'kysely';
import type { PersonalData } from '../../../module.ts';
import type { UserRow } from '../../../platform/db/types.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';
import { memberDetails } from './queries/desk.ts';

export const usersData: PersonalData = {
  tables: memberTables({
    users: {
      whose: ({ userId }) => sql`id = ${userId}`,
      download: {
        part: 'profile',
        fields: {
          userId: 'id',
          name: 'name',
          email: 'email',
          phone: (row) => row.phone ?? '',
          dateOfBirth: (row) => row.dob ?? '',
          gender: (row) => row.gender ?? '',
          address: (row) => row.address ?? '',
          ...Object.fromEntries(
            Object.entries(memberDetails).map(([field, column]) => [
              field,
              (row: UserRow) => row[column] ?? '',
            ]),
          ),
          role: 'role',
          registeredOn: 'registered_on',
          guardianSeenAt: 'guardian_seen_at',
          dateOfBirthBefore: (row) => row.dob_when_minor ?? '',
        },
      },
      // The privacy module deletes it last, and holds the lock.
      deletion: 'byModule',
    },
    consents: {
      download: {
        part: 'consents',
        fields: { document: 'document', version: 'version', locale: 'locale', givenAt: 'given_at' },
      },
      deletion: { not: 'evidence of what was agreed to; holds no more than the id' },
    },
  }),
};
