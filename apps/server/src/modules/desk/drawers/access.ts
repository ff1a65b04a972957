import { gym, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

/** A drawer of HSR Layout, closed unless another is asked for. */
async function drawer(): Promise<number> {
  const admin = gym.as(await gym.make.admin());
  const { drawer } = (await admin.call('drawers/getOpen', { query: { center: 'HSR Layout' } })).body;
  if (!drawer) await admin.call('drawers/open', { body: { center: 'HSR Layout', floatRupees: 500 } });
  const closed = await admin.call('drawers/close', { body: { center: 'HSR Layout', countedRupees: 500 } });
  return closed.body.id;
}

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'drawers/open': {
    ask: async () => {
      await drawer();
      return { body: { center: 'HSR Layout', floatRupees: 500 } };
    },
  },
  'drawers/getOpen': { ask: () => ({ query: { center: 'HSR Layout' } }) },
  'drawers/payOut': {
    ask: async () => {
      await drawer();
      const admin = gym.as(await gym.make.admin());
      await admin.call('drawers/open', { body: { center: 'HSR Layout', floatRupees: 500 } });
      return { body: { center: 'HSR Layout', amountRupees: 20, reason: 'Milk' } };
    },
  },
  'drawers/close': {
    ask: async () => {
      await drawer();
      const admin = gym.as(await gym.make.admin());
      await admin.call('drawers/open', { body: { center: 'HSR Layout', floatRupees: 500 } });
      return { body: { center: 'HSR Layout', countedRupees: 500 } };
    },
    askForNone: () => ({ body: { center: 'HSR Layout', countedRupees: 500, drawerId: NO_ID } }),
  },
  'drawers/getAll': nothing,
  'drawers/addNote': {
    ask: async () => ({ body: { id: await drawer(), note: 'Counted again' } }),
    askForNone: () => ({ body: { id: NO_ID, note: 'Counted again' } }),
  },
  'admin/exportDrawers': nothing,
};
