import { minutes, seconds } from '@namma/contract/days/dates';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../testing/make.ts';
import { startRestockGym } from '../../../testing/restock-gym.ts';
import { makeStopLink } from '../../../testing/stop-links.ts';

import { makeStopToken } from './sweep.ts';

const { gym, admin, later, tell, ask, receive, soldOutFor, notifiedOf } = await startRestockGym();
const start = gym.now();
afterEach(() => gym.setNow(start));

const awaitedBy = async (member: TestUser) =>
  (await gym.as(member).call('product/getSubscriptions')).body.map(({ productId }) => productId);

describe('a subscriber', () => {
  it('is notified in the order of subscription: of fifty the first three for three pieces, and once', async () => {
    const { product, emails } = await soldOutFor(50);
    await receive(product, 3);

    await tell();
    await tell();
    later(seconds(30));
    await tell();

    expect(await notifiedOf(product)).toEqual(emails.slice(0, 3));
  });

  it('is one of fifty for one piece, whatever number of sweeps, and nobody else once it is sold', async () => {
    const { product, emails } = await soldOutFor(50);
    await receive(product, 1);

    await Promise.all(Array.from({ length: 8 }, tell));
    await admin.call('stock/count', { body: { productId: product.productId, onHand: 0, reason: 'Sold' } });
    later(minutes(5));
    await tell();

    expect(await notifiedOf(product)).toEqual(emails.slice(0, 1));
  });

  it('is notified minute by minute while pieces are left, one per piece, and nobody twice', async () => {
    const { product, emails } = await soldOutFor(4);
    await receive(product, 1);

    for (let minute = 0; minute < 7; minute++) {
      await tell();
      later(minutes(1));
    }

    expect(await notifiedOf(product)).toEqual(emails);
  });

  it('keeps the position when the piece is sold before it is notified', async () => {
    const { product, emails } = await soldOutFor(3);
    await receive(product, 1);
    await tell();
    await admin.call('stock/damage', {
      body: { productId: product.productId, quantity: 1, reason: 'Torn' },
    });
    later(minutes(5));
    await tell();
    expect(await notifiedOf(product)).toEqual(emails.slice(0, 1));

    await receive(product, 2);
    await tell();

    expect(await notifiedOf(product)).toEqual(emails);
  });

  it('is notified again only after subscribing again, from the end of the queue', async () => {
    const { product, waiting, emails } = await soldOutFor(1);
    const [first] = waiting as [TestUser];
    await receive(product, 1);
    await tell();
    await admin.call('stock/count', { body: { productId: product.productId, onHand: 0, reason: 'Sold' } });
    later(minutes(2));
    const second = await gym.make.member();
    await ask(second, product);
    later(seconds(1));

    await ask(first, product);
    await receive(product, 5);
    await tell();

    expect(await notifiedOf(product)).toEqual([...emails, second.email, first.email]);
  });

  it('cannot subscribe to a product in stock, nor to one that is not in the shop', async () => {
    const member = await gym.make.member();
    const product = await gym.make.product();

    expect(await ask(member, product)).toMatchObject({
      status: 409,
      body: { message: `${product.name} is in stock. You can order it now.` },
    });
    expect((await ask(member, { productId: 2_000_000_000 })).status).toBe(404);
  });

  it('who has bought it meanwhile is not notified, and takes no position', async () => {
    const { product, waiting, emails } = await soldOutFor(2);
    await gym.make.order({ member: waiting[0] as TestUser, product });
    await receive(product, 1);

    await tell();

    expect(await notifiedOf(product)).toEqual(emails.slice(1));
  });

  it('keeps the position if the product sells out before the mail is sent', async () => {
    const { product, emails } = await soldOutFor(1);
    await receive(product, 1);
    await tell();
    await admin.call('stock/count', { body: { productId: product.productId, onHand: 0, reason: 'Sold' } });
    const { payload } = await gym.db
      .selectFrom('mails')
      .select('payload')
      .where('recipient', '=', emails[0] as string)
      .where('kind', '=', 'product back')
      .executeTakeFirstOrThrow();

    expect(await makeStopToken({ db: gym.db, clock: gym.now }, payload as object)).toBeUndefined();
    later(minutes(2));
    await receive(product, 1);
    await tell();

    expect(await notifiedOf(product)).toEqual([emails[0], emails[0]]);
  });

  it('may unsubscribe', async () => {
    const { product, waiting, emails } = await soldOutFor(2);
    await ask(waiting[0] as TestUser, product, false);
    await receive(product, 5);

    await tell();

    expect(await notifiedOf(product)).toEqual(emails.slice(1));
  });

  it('is not notified once the account is deleted', async () => {
    const { product, waiting } = await soldOutFor(1);
    await gym
      .as(waiting[0] as TestUser)
      .call('privacy/deleteAccount', { body: { password: 'correct horse' } });
    await receive(product, 1);

    await tell();

    expect(await notifiedOf(product)).toEqual([]);
  });

  it('counts in the list of stock', async () => {
    const { product } = await soldOutFor(3);

    const { body } = await admin.call('stock/getDetails', { query: { productId: product.productId } });

    expect(body.stock?.waiting).toBe(3);
  });
});

describe('two processes that sweep in the same minute', () => {
  it('notify no more members together than there are pieces', async () => {
    const { product, emails } = await soldOutFor(12);
    await receive(product, 3);

    await Promise.all(Array.from({ length: 8 }, tell));

    expect(await notifiedOf(product)).toEqual(emails.slice(0, 3));
  });
});

describe('the link of the mail', () => {
  const post = (token: string, body: string, type: string) =>
    gym.app.inject({
      method: 'POST',
      url: `/api/product/stopNotifying?token=${token}&locale=kn`,
      headers: { 'content-type': type },
      payload: body,
    });

  it('ends all subscriptions by one click in a mailbox, without a sign-in', async () => {
    const { waiting } = await soldOutFor(1);
    const [member] = waiting as [TestUser];
    const token = await makeStopLink(gym, member);

    const answer = await post(token, 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded');

    expect(answer.statusCode).toBe(200);
    expect(await awaitedBy(member)).toEqual([]);
  });

  it('accepts the form as multipart too', async () => {
    const { waiting } = await soldOutFor(1);
    const [member] = waiting as [TestUser];
    const body =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';

    const answer = await post(await makeStopLink(gym, member), body, 'multipart/form-data; boundary=b');

    expect(answer.statusCode).toBe(200);
    expect(await awaitedBy(member)).toEqual([]);
  });

  it('only redirects to a page when it is opened, in the language of the mail', async () => {
    const { product, waiting } = await soldOutFor(1);
    const [member] = waiting as [TestUser];
    const token = await makeStopLink(gym, member);

    const opened = await gym.app.inject(`/api/product/stopNotifying?token=${token}&locale=kn`);

    expect(opened).toMatchObject({ statusCode: 303, headers: { location: `/kn/link#stop.${token}` } });
    expect(await awaitedBy(member)).toEqual([product.productId]);
  });

  it('is refused when unknown', async () => {
    expect((await gym.guest().callLoosely('product/stopNotifying', { query: { token: 'x' } })).status).toBe(
      404,
    );
  });
});
