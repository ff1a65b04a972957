import type { MemberData } from '../../../module.ts';
import { findProfile, listConsentsOf } from './queries/own-data.ts';

/** The account itself is overwritten by privacy, which also holds its lock. */
export const usersData: MemberData = {
  tables: {
    users: { download: 'profile', deletion: 'erased' },
    consents: {
      download: 'consents',
      deletion: { not: 'evidence of what was agreed to; holds no more than the id' },
    },
  },
  read: async ({ db }, { userId }) => {
    const [row, consents] = await Promise.all([findProfile(db, userId), listConsentsOf(db, userId)]);
    return {
      profile: {
        userId: row.id,
        name: row.name,
        email: row.email,
        phone: row.phone ?? '',
        dateOfBirth: row.dob ?? '',
        gender: row.gender ?? '',
        address: row.address ?? '',
        role: row.role,
        registeredOn: row.registered_on,
        guardianSeenAt: row.guardian_seen_at?.toISOString() ?? null,
        dateOfBirthBefore: row.dob_when_minor ?? '',
      },
      consents: consents.map(({ document, version, locale, given_at }) => ({
        document,
        version,
        locale,
        givenAt: given_at.toISOString(),
      })),
    };
  },
};
