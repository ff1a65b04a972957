import { SUBSCRIPTIONS_MOST } from '@namma/contract/restocks/rules';
import { expect } from 'vitest';
import { atOnce, countStatuses, gym, type Races } from '../../../testing/races.ts';
import { makeStopLink } from '../../../testing/stop-links.ts';

const soldOut = (howMany: number) =>
  atOnce(howMany, async () => (await gym.make.product({ isAvailable: false })).productId);

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'product/notifyMe': {
    'keeps one place in the queue': async () => {
      const member = await gym.make.member();
      const [productId = 0] = await soldOut(1);

      const answers = await atOnce(20, () =>
        gym.as(member).call('product/notifyMe', { body: { productId } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 20 });
      expect((await gym.as(member).call('product/getSubscriptions')).body).toHaveLength(1);
    },
    'lets nobody wait for more than fifty': async () => {
      const member = await gym.make.member();
      const ids = await soldOut(SUBSCRIPTIONS_MOST + 10);

      const answers = await atOnce(ids.length, (n) =>
        gym.as(member).call('product/notifyMe', { body: { productId: ids[n] ?? 0 } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: SUBSCRIPTIONS_MOST, 409: 10 });
    },
  },
  'product/stopNotifying': {
    'ends all waiting, however often it is pressed': async () => {
      const member = await gym.make.member();
      for (const productId of await soldOut(3))
        await gym.as(member).call('product/notifyMe', { body: { productId } });
      const token = await makeStopLink(gym, member);

      const answers = await atOnce(20, () => gym.guest().call('product/stopNotifying', { query: { token } }));

      expect(countStatuses(answers)).toEqual({ 200: 20 });
      expect((await gym.as(member).call('product/getSubscriptions')).body).toEqual([]);
    },
  },
};
