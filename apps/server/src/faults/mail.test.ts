import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type DatabaseTarget, engines, makeTarget } from '../testing/database-targets.ts';
import { isLong, printMeasurement } from '../testing/fault-forms.ts';
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { hasOpenSmtpd, startOpenSmtpd } from '../testing/opensmtpd.ts';
import { OrderStream } from '../testing/order-stream.ts';
import { startServer } from '../testing/started-server.ts';

const ORDERS = isLong ? 1_000 : 40;
const CUSTOMERS = isLong ? 16 : 4;
const KILLS = isLong ? 50 : 1;
const KILL_AFTER = { least: 100, most: 900 };

async function startMails(): Promise<{ mails: TestMailServer; env: Record<string, string> }> {
  const mails = await startMailServer();
  onTestFinished(mails.close);
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'Namma Strength <hello@namma.fit>',
    PUBLIC_URL: 'https://gym.example',
    LOG_LEVEL: 'fatal',
  };
  return { mails, env };
}

const countDistinct = ({ received }: TestMailServer): number =>
  new Set(received.map(({ messageId }) => messageId)).size;

const ARRIVES_WITHIN_MILLISECONDS = 300_000;

async function waitForMails(mails: TestMailServer, count: number): Promise<void> {
  const giveUpAt = performance.now() + ARRIVES_WITHIN_MILLISECONDS;
  while (countDistinct(mails) < count && performance.now() < giveUpAt) await wait(50);
  expect(countDistinct(mails)).toBe(count);
}

/** Compares the outbox and the received mails with the orders: one mail for each, and one for each sign-up. */
async function expectEachConfirmed(
  place: DatabaseTarget,
  mails: TestMailServer,
  checkouts: string[],
): Promise<void> {
  expect(mails.received).toHaveLength(checkouts.length + CUSTOMERS);
  const { db, close } = await place.open();
  const rows = await db.selectFrom('mails').select(['key', 'status', 'message_id']).execute().finally(close);
  const ofOrders = rows.map(({ key }) => key).filter((key) => key.startsWith('order:'));
  expect(ofOrders.sort()).toEqual(checkouts.map((id) => `order:${id}`).sort());
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['sent']));
  expect(mails.received.map(({ messageId }) => messageId).sort()).toEqual(
    rows.map(({ message_id }) => message_id).sort(),
  );
}

// On PostgreSQL a claimed mail waits half a minute after a kill, which is too long for the short form.
describe.each(isLong ? engines : (['embedded'] as const))(
  'a server on the %s engine that sends mails',
  (engine) => {
    const confirms = `confirms each of ${ORDERS} orders by ${CUSTOMERS} customers with one mail`;
    // In the short form the two servers below show this.
    if (isLong)
      it(confirms, async () => {
        const place = await makeTarget(engine);
        const { mails, env } = await startMails();
        const server = await startServer({ env: { ...place.env, ...env } });
        const orders = await OrderStream.gather(server.url, CUSTOMERS);

        orders.start();
        while (orders.acknowledged.size < ORDERS) await wait(20);
        await orders.stop();
        const orderedAt = performance.now();
        await waitForMails(mails, orders.acknowledged.size + CUSTOMERS);
        const seconds = (performance.now() - orderedAt) / 1000;
        await server.end('SIGTERM');

        const checkouts = [...orders.acknowledged.values()];
        await expectEachConfirmed(place, mails, checkouts);
        printMeasurement(
          `mails, ${engine}: ${checkouts.length} orders, as many mails, none twice; the last ${seconds.toFixed(1)} s after the last order`,
        );
      });

    it(`that is killed ${KILLS} times loses no mail, and repeats at most one per kill`, async () => {
      const place = await makeTarget(engine);
      const { mails, env } = await startMails();
      const launch = { env: { ...place.env, ...env } };
      let server = await startServer(launch);
      const customers = 2;
      const orders = await OrderStream.gather(server.url, customers);

      for (let kill = 0; kill < KILLS; kill++) {
        orders.start(server.url);
        await wait(KILL_AFTER.least + Math.random() * (KILL_AFTER.most - KILL_AFTER.least));
        await server.end('SIGKILL');
        await orders.stop();
        server = await startServer(launch);
      }
      await orders.repeatAll(server.url);
      await waitForMails(mails, orders.acknowledged.size + customers);
      await server.end('SIGTERM');

      const repeated = mails.received.length - countDistinct(mails);
      expect(repeated).toBeLessThanOrEqual(KILLS);
      const { db, close } = await place.open();
      const rows = await db.selectFrom('mails').select(['status', 'message_id']).execute();
      await close();
      expect(new Set(mails.received.map(({ messageId }) => messageId))).toEqual(
        new Set(rows.map(({ message_id }) => message_id)),
      );
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['sent']));
      printMeasurement(
        `mails, ${engine}: ${KILLS} kills, ${rows.length} mails, 0 lost, ${repeated} repeated with the same Message-ID`,
      );
    });
  },
);

describe('two servers on one PostgreSQL', () => {
  it('share the mails: each is sent once, by one of them', async () => {
    const place = await makeTarget('postgresql');
    const { mails, env } = await startMails();
    const launch = { env: { ...place.env, ...env } };
    const servers = [await startServer(launch), await startServer(launch)];
    const streams = await Promise.all(servers.map(({ url }) => OrderStream.gather(url, CUSTOMERS / 2)));
    const countOrders = () => streams.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);

    for (const stream of streams) stream.start();
    while (countOrders() < ORDERS) await wait(20);
    for (const stream of streams) await stream.stop();
    await waitForMails(mails, countOrders() + CUSTOMERS);
    for (const server of servers) await server.end('SIGTERM');

    const checkouts = streams.flatMap(({ acknowledged }) => [...acknowledged.values()]);
    await expectEachConfirmed(place, mails, checkouts);
    expect(mails.connections()).toBeGreaterThan(1);
  });
});

if (isLong)
  describe('a real mail server', () => {
    const count = 20;
    if (!hasOpenSmtpd)
      printMeasurement(
        'mails, OpenSMTPD: skipped, it is not installed (apt-get install opensmtpd), or this is not root',
      );

    it.runIf(hasOpenSmtpd)(`delivers ${count} mails into a Maildir`, async () => {
      const place = await makeTarget('embedded');
      const { env } = await startMails();
      const { port, readDelivered } = await startOpenSmtpd();
      const server = await startServer({
        env: { ...place.env, ...env, SMTP_URL: `smtp://127.0.0.1:${port}` },
      });
      const customers = 2;
      const orders = await OrderStream.gather(server.url, customers);

      orders.start();
      while (orders.acknowledged.size < count) await wait(20);
      await orders.stop();
      const giveUpAt = performance.now() + ARRIVES_WITHIN_MILLISECONDS;
      const countMails = () => orders.acknowledged.size + customers;
      while (readDelivered().length < countMails() && performance.now() < giveUpAt) await wait(100);
      await server.end('SIGTERM');

      const delivered = readDelivered();
      const ids = delivered.map((raw) => /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '');
      const { db, close } = await place.open();
      const rows = await db.selectFrom('mails').select('message_id').execute();
      await close();
      expect(ids.sort()).toEqual(rows.map(({ message_id }) => message_id).sort());
      expect(delivered[0]).toMatch(/^Received: /m);
      printMeasurement(
        `mails, OpenSMTPD: ${orders.acknowledged.size} orders, ${delivered.length} mails in the Maildir`,
      );
    });
  });
