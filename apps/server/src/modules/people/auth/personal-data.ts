import { sql } from 'kysely';
import type { PersonalData } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';
import { deleteMailsOfKeys } from '../../messaging/mail/api.ts';
import { describeDevice } from './device.ts';
import { keysOfEmails } from './email-mails.ts';

/** Deletion ends all sessions and invalidates all reset links. */
export const authData: PersonalData = {
  tables: memberTables({
    account_claims: {
      download: { not: 'secrets' },
      deletion: {},
    },
    email_links: {
      download: {
        part: 'emailLinks',
        fields: { kind: 'kind', email: 'email', madeAt: 'made_at', expiresAt: 'expires_at' },
      },
      deletion: { isRepeated: true },
    },
    sessions: {
      download: {
        part: 'signIns',
        fields: {
          device: describeDevice,
          signedInAt: 'created_at',
          lastSeenAt: 'last_seen_at',
          expiresAt: 'expires_at',
        },
        orderBy: 'expires_at',
      },
      deletion: {},
    },
    sign_in_networks: {
      download: {
        part: 'networks',
        fields: { network: 'network', signedInAt: 'signed_in_at' },
        orderBy: 'signed_in_at',
      },
      deletion: {},
    },
    recovery_codes: { download: { not: 'secrets' }, deletion: {} },
    second_factors: {
      // Omits the secret, and factors that were never confirmed.
      download: {
        part: 'secondFactors',
        fields: { switchedOnAt: 'confirmed_at' },
        where: () => sql`confirmed_at is not null`,
        orderBy: 'user_id',
      },
      deletion: {},
    },
    password_reset_tokens: {
      whose: ({ userId }) => sql`request_id in (select id from password_resets where user_id = ${userId})`,
      download: { not: 'secrets' },
      deletion: {},
    },
    password_resets: {
      download: { part: 'resetLinks', fields: { expiresAt: 'expires_at' }, orderBy: 'expires_at' },
      deletion: {},
    },
  }),
  // Some were sent to addresses that the account did not have.
  anonymize: (tx, { userId }) => deleteMailsOfKeys(tx, keysOfEmails(userId)),
};
