import type { MemberData } from '../../../module.ts';
import {
  deleteNetworksOf,
  deleteResetsOf,
  deleteSessionsOf,
  listNetworksOf,
  listResetsOf,
  listSessionsOf,
} from './queries.ts';

const presentExpiry = (row: { expires_at: Date }) => ({ expiresAt: row.expires_at.toISOString() });

/** With a deletion all sessions end, and no link to a new password works any more. */
export const authData: MemberData = {
  tables: {
    sessions: { download: 'signIns', deletion: 'erased' },
    sign_in_networks: { download: 'networks', deletion: 'erased' },
    password_resets: { download: 'resetLinks', deletion: 'erased' },
    password_reset_tokens: { download: { not: 'secrets' }, deletion: 'erased' },
  },
  read: async ({ db }, { userId }) => {
    const [sessions, networks, resets] = await Promise.all([
      listSessionsOf(db, userId),
      listNetworksOf(db, userId),
      listResetsOf(db, userId),
    ]);
    return {
      signIns: sessions.map(presentExpiry),
      networks: networks.map(({ network, signed_in_at: at }) => ({
        network: network.toString('hex'),
        signedInAt: at.toISOString(),
      })),
      resetLinks: resets.map(presentExpiry),
    };
  },
  forget: async (tx, { userId }) => {
    await deleteSessionsOf(tx, userId);
    await deleteNetworksOf(tx, userId);
    await deleteResetsOf(tx, userId);
  },
};
