import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { startTestGym } from './gym.ts';
import type { TestUser } from './make.ts';

/** The price of the memberships created here. */
export const PRICE_PAISE = 1_289_900;

/** A gym with two admins at the counter, and the subjects members pay for. */
export async function startCounterGym() {
  const gym = await startTestGym({
    today: '2030-03-04',
    upi: { vpa: 'nammastrength@okhdfcbank', name: 'Namma Strength', merchantCode: '7997' },
  });
  const noon = gym.now();

  const asha = await gym.make.admin();
  const ravi = await gym.make.admin();
  const admin = gym.as(asha);

  let lastUtr = 500_000_000_000;
  const nextUtr = () => String(++lastUtr);

  /** A pending membership with its slip. */
  async function register(member?: TestUser) {
    const owner = member ?? (await gym.make.member());
    await gym.as(owner).call('membership/register', {
      body: {
        type: 'Elite Plus',
        center: 'kormangla',
        overlaps: true,
        start_Date: '2030-03-04',
        end_Date: '2030-09-04',
      },
    });
    const [newest] = (await gym.as(owner).call('membership/getMemberships')).body;
    return { owner, id: newest?.id ?? 0 };
  }

  /** A checkout of one piece each of this many products of ₹500. */
  async function order(products = 2) {
    const owner = await gym.make.member();
    const bought = await gym.make.products(products, { price: 500, discount: 0 });
    const placed = await gym.as(owner).call('orders/order', {
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId: await gym.make.address(owner),
        cartProductDetails: bought.map(({ productId }) => ({ productId, quantity: 1 })),
      },
    });
    return { owner, id: placed.body.checkoutId, orderIds: placed.body.orderIds };
  }

  const receive = (body: object, key?: string) =>
    admin.callLoosely('payments/receive', {
      body,
      ...(key ? { headers: { [IDEMPOTENCY_KEY_HEADER]: key } } : {}),
    });
  /** The printed number of a receipt. */
  const numberOf = async (id: number) =>
    (await admin.call('payments/getReceipt', { query: { id } })).body.receiptNumber;
  const reverse = (id: number, by = admin) =>
    by.call('payments/reverse', { body: { id, reason: 'Wrong amount' } });
  const membershipOf = async (owner: TestUser) =>
    (await gym.as(owner).call('membership/getMemberships')).body[0];
  return { gym, noon, asha, ravi, admin, nextUtr, register, order, receive, numberOf, reverse, membershipOf };
}
