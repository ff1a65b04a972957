import { seconds } from '@namma/contract/days/dates';
import type { Deps } from '../deps.ts';
import { notifySubscribers } from '../modules/shop/restocks/sweep.ts';
import { startTestGym } from './gym.ts';
import type { TestProduct, TestUser } from './make.ts';

const mail = { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } };

/** A gym with a mail server, in which members have subscriptions to sold-out products. */
export async function startRestockGym() {
  const gym = await startTestGym({ today: '2030-03-04', mail });
  const admin = gym.as(await gym.make.admin());
  const deps: Deps = { db: gym.db, clock: gym.now, isRateLimited: true, mail };

  const later = (milliseconds: number) => gym.setNow(new Date(gym.now().getTime() + milliseconds));
  const ask = (member: TestUser, { productId }: Pick<TestProduct, 'productId'>, isWanted = true) =>
    gym.as(member).call('product/notifyMe', { body: { productId, isWanted } });
  const receive = ({ productId }: TestProduct, quantity: number) =>
    admin.call('stock/receive', { body: { productId, quantity } });
  const count = ({ productId }: TestProduct, onHand: number) =>
    admin.call('stock/count', { body: { productId, onHand, reason: 'Counted' } });

  /**
   * Members who subscribe to a product, one second apart.
   * @returns their emails in that order
   */
  async function waitFor(product: Pick<TestProduct, 'productId'>, howMany: number) {
    const waiting = await gym.make.members(howMany);
    for (const member of waiting) {
      await ask(member, product);
      later(seconds(1));
    }
    return { waiting, emails: waiting.map(({ email }) => email) };
  }

  /** A sold-out product with this many subscribers. */
  async function soldOutFor(howMany: number) {
    const product = await gym.make.product({ onHand: 1 });
    await count(product, 0);
    return { product, ...(await waitFor(product, howMany)) };
  }

  /** The recipients of mails about this product, in the order in which they were written. */
  const notifiedOf = async ({ productId }: Pick<TestProduct, 'productId'>) =>
    (
      await gym.db
        .selectFrom('mails')
        .select(['recipient', 'payload'])
        .where('kind', '=', 'product back')
        .orderBy('id')
        .execute()
    )
      .filter(({ payload }) => (payload as { productId: number }).productId === productId)
      .map(({ recipient }) => recipient);

  return {
    gym,
    admin,
    later,
    /** Runs the job of each minute. */
    tell: () => notifySubscribers(deps),
    ask,
    receive,
    count,
    waitFor,
    soldOutFor,
    notifiedOf,
  };
}
