import { gym, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'admin/getActivity': nothing,
  'admin/undo': {
    ask: async () => {
      const { orderId } = await gym.make.order();
      const another = gym.as(await gym.make.admin());
      const moved = await another.call('orders/update', { body: { id: orderId, status: 'Transit' } });
      return { body: { activityId: moved.body.activityId } };
    },
    isOwners: true,
    askForNone: () => ({ body: { activityId: NO_ID } }),
  },
  'admin/exportActivity': nothing,
};
