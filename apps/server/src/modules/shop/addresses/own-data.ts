import type { MemberData } from '../../../module.ts';
import { presentAddressFields } from './present.ts';
import { deleteAddressesOf, listAddressesOf } from './queries.ts';

export const addressesData: MemberData = {
  tables: { addresses: { download: 'addresses', deletion: 'erased' } },
  read: async ({ db }, { userId }) => {
    const rows = await listAddressesOf(db, userId);
    return {
      addresses: rows.map((row) => ({
        addressId: row.id,
        ...presentAddressFields(row),
        savedAt: row.created_at.toISOString(),
      })),
    };
  },
  forget: async (tx, { userId }) => {
    await deleteAddressesOf(tx, userId);
  },
};
