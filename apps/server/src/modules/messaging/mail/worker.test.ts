import { minutes, seconds } from '@namma/contract/days/dates';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestGym, type TestGym } from '../../../testing/gym.ts';
import { readMail, startMailServer, type TestMailServer } from '../../../testing/mail-server.ts';
import { createSender, type SmtpSettings } from './smtp.ts';
import { MailWorker } from './worker.ts';

/** For tests in which the server does not respond in time. */
const SHORT_TIMEOUTS = { connectMilliseconds: 300, silenceMilliseconds: 300 };

const shared = await startTestGym({ today: '2030-03-04' });
const start = shared.now();

/** A gym with an empty outbox. */
async function startGym(): Promise<TestGym> {
  await shared.db.deleteFrom('mails').execute();
  shared.setNow(start);
  return shared;
}

async function startServer(behaviour: Parameters<typeof startMailServer>[0] = {}): Promise<TestMailServer> {
  const server = await startMailServer(behaviour);
  onTestFinished(server.close);
  return server;
}

/** A worker that sends only when the test wakes it. */
function startWorker(
  gym: Pick<TestGym, 'db' | 'now'>,
  settings: SmtpSettings,
  { restMilliseconds = 0, timeouts }: { restMilliseconds?: number; timeouts?: typeof SHORT_TIMEOUTS } = {},
): MailWorker {
  const worker = new MailWorker({
    deps: { db: gym.db, clock: gym.now },
    sender: createSender(settings, timeouts),
    origin: 'https://gym.example',
    from: 'hello@gym.example',
    log: { info: () => {}, warn: () => {}, error: (details) => expect.fail(JSON.stringify(details)) },
    pollMilliseconds: minutes(60),
    restMilliseconds,
  });
  onTestFinished(() => worker.stop(0));
  return worker;
}

async function sendAll(worker: MailWorker): Promise<void> {
  worker.wake();
  await worker.idle();
}

const rowOf = (gym: TestGym, id: number) =>
  gym.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const sentence = (code: number, text: string) => ({ code, sentence: text });
const inMinutes = (gym: TestGym, count: number) => new Date(gym.now().getTime() + minutes(count));

describe('a queued mail', () => {
  it('is sent with its text, its HTML and its Message-ID, over one connection for many', async () => {
    const [gym, server] = [await startGym(), await startServer()];
    const id = await gym.make.mail({ to: 'asha@example.com', name: 'Asha Rao' });
    const others = await gym.make.mails(3);

    await sendAll(startWorker(gym, server.settings()));

    expect(server.received).toHaveLength(4);
    expect(server.connections()).toBe(1);
    const row = await rowOf(gym, id);
    expect(row).toMatchObject({ status: 'sent', sent_at: gym.now(), attempts: 0, claimed_until: null });
    const mail = await readMail(server.received[0] as never);
    expect(mail).toMatchObject({
      messageId: row.message_id,
      subject: 'Order NS-1-5: Rolled Oats has shipped and is in transit',
      from: { name: 'Namma Strength', address: 'hello@namma.fit' },
      to: [{ name: 'Asha Rao', address: 'asha@example.com' }],
    });
    expect(mail.text).toContain('Hi Asha Rao,');
    expect(mail.html).toContain('https://gym.example/profile/profileOrders');
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(4);
    for (const other of others) expect((await rowOf(gym, other)).status).toBe('sent');
  });

  it('is not sent before its time', async () => {
    const [gym, server] = [await startGym(), await startServer()];
    await gym.make.mail();
    gym.setNow(new Date(gym.now().getTime() - 1));

    await sendAll(startWorker(gym, server.settings()));

    expect(server.received).toEqual([]);
  });

  it.each(['kept', 'dead', 'sent'] as const)('is not sent when it is %s', async (status) => {
    const [gym, server] = [await startGym(), await startServer()];
    await gym.make.mail({ status });

    await sendAll(startWorker(gym, server.settings()));

    expect(server.received).toEqual([]);
  });

  it('is not sent when its content is no longer valid', async () => {
    const [gym, server] = [await startGym(), await startServer()];
    const id = await gym.make.mail({ expiresAt: gym.now() });

    await sendAll(startWorker(gym, server.settings()));

    expect(server.received).toEqual([]);
    expect(await rowOf(gym, id)).toMatchObject({
      status: 'dead',
      last_error: 'It was too late to send it: what it says no longer holds.',
    });
  });

  it.each([
    ['a line break', 'Asha\r\nBcc: thief@example.com', 'Asha Bcc: thief@example.com'],
    ['quotes and brackets', 'Asha "the Rock" <a@b.example>', 'Asha "the Rock" <a@b.example>'],
    ['Kannada', 'ಆಶಾ ರಾವ್', 'ಆಶಾ ರಾವ್'],
    ['emoji', 'Asha 💪🏽', 'Asha 💪🏽'],
    ['a list of addresses', 'a@b.example, c@d.example', 'a@b.example, c@d.example'],
  ])('goes to its one address when the name has %s', async (_what, name, shown) => {
    const [gym, server] = [await startGym(), await startServer()];
    await gym.make.mail({ to: 'asha@example.com', name });

    await sendAll(startWorker(gym, server.settings()));

    expect(server.received.map(({ to }) => to)).toEqual(['asha@example.com']);
    const mail = await readMail(server.received[0] as never);
    expect(mail.to).toEqual([{ name: shown, address: 'asha@example.com' }]);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  });
});

describe('a mail server that refuses', () => {
  it.each([
    [550, '5.1.1 No such person here'],
    [552, '5.2.2 The mailbox is full'],
  ])('with %i is final, with its message', async (code, text) => {
    const gym = await startGym();
    const server = await startServer({ recipient: () => sentence(code, text) });
    const id = await gym.make.mail();

    await sendAll(startWorker(gym, server.settings()));

    const row = await rowOf(gym, id);
    expect(row).toMatchObject({ status: 'dead', attempts: 1 });
    expect(row.last_error).toContain(`${code} ${text}`);
  });

  it('with 451 is retried after 1, 5, 30 minutes, 2, 6, 12 and 24 hours, and then no more', async () => {
    const gym = await startGym();
    const server = await startServer({ data: () => sentence(451, '4.3.0 Try later') });
    const id = await gym.make.mail();
    const worker = startWorker(gym, server.settings());

    for (const wait of [1, 5, 30, 120, 360, 720, 1440]) {
      await sendAll(worker);
      const next = inMinutes(gym, wait);
      expect(await rowOf(gym, id)).toMatchObject({ status: 'waiting', next_try_at: next });
      gym.setNow(next);
    }
    await sendAll(worker);

    expect(await rowOf(gym, id)).toMatchObject({ status: 'dead', attempts: 8 });
  });

  it('gets the same mail at the next attempt, with the same Message-ID', async () => {
    const gym = await startGym();
    const server = await startServer({
      data: (number) => (number === 1 ? sentence(452, '4.2.2 Over quota') : undefined),
    });
    const id = await gym.make.mail();
    const { message_id } = await rowOf(gym, id);
    const worker = startWorker(gym, server.settings());

    await sendAll(worker);
    gym.setNow(inMinutes(gym, 1));
    await sendAll(worker);

    expect(server.received.map(({ messageId }) => messageId)).toEqual([message_id]);
    expect(await rowOf(gym, id)).toMatchObject({ status: 'sent', last_error: null });
  });

  it('one mail does not block the others', async () => {
    const gym = await startGym();
    const bad = await gym.make.mail({ to: 'nobody@example.com' });
    await gym.make.mails(2);
    const server = await startServer({
      recipient: (address) =>
        address === 'nobody@example.com' ? sentence(550, 'No such person') : undefined,
    });

    await sendAll(startWorker(gym, server.settings()));

    expect(server.received).toHaveLength(2);
    expect((await rowOf(gym, bad)).status).toBe('dead');
  });
});

describe('an unreachable mail server', () => {
  const closed = async () => {
    const server = await startMailServer();
    await server.close();
    return server;
  };

  it.each([
    ['does not listen', {}, async () => closed()],
    ['says 421', {}, () => startServer({ connect: () => sentence(421, 'Too busy') })],
    ['hangs before its greeting', {}, () => startServer({ connect: () => 'silence' })],
    ['hangs at the end of the mail', {}, () => startServer({ data: () => 'silence' })],
    ['has a certificate that nobody has signed', { isTls: true }, () => startServer({ isTls: true })],
    [
      'refuses the login',
      { login: { user: 'gym', password: 'wrong' } },
      () => startServer({ login: { user: 'gym', password: 'right' } }),
    ],
  ] as const)('because it %s keeps the mails queued, with the reason', async (_how, settings, start) => {
    const [gym, server] = [await startGym(), await start()];
    const id = await gym.make.mail();

    const worker = startWorker(gym, server.settings(settings), {
      restMilliseconds: minutes(1),
      timeouts: SHORT_TIMEOUTS,
    });
    await sendAll(worker);

    expect(await rowOf(gym, id)).toMatchObject({
      status: 'waiting',
      attempts: 1,
      next_try_at: inMinutes(gym, 1),
      last_error: expect.stringMatching(/./),
    });
    expect(server.received).toEqual([]);
  });

  it('is tried with one mail, and gets all as soon as it responds', async () => {
    const gym = await startGym();
    const gone = await closed();
    const [first] = await gym.make.mails(5);
    const worker = startWorker(gym, gone.settings());
    for (let minute = 0; minute < 60; minute += 7) {
      await sendAll(worker);
      gym.setNow(inMinutes(gym, 7));
    }
    const attempts = await gym.db.selectFrom('mails').select('attempts').orderBy('id').execute();
    expect(attempts.slice(1).map((row) => row.attempts)).toEqual([0, 0, 0, 0]);

    const back = await startServer({ port: gone.port });
    await sendAll(worker);

    expect(back.received).toHaveLength(5);
    expect(await rowOf(gym, first ?? 0)).toMatchObject({ status: 'sent', is_unreached: false });
  });

  it('is noticed by a process that starts during the outage', async () => {
    const gym = await startGym();
    const gone = await closed();
    await gym.make.mail();
    await sendAll(startWorker(gym, gone.settings()));

    const back = await startServer({ port: gone.port });
    await sendAll(startWorker(gym, back.settings()));

    expect(back.received).toHaveLength(1);
  });
});

describe('several workers', () => {
  it('share the mails: each is sent once', async () => {
    const [gym, server] = [await startGym(), await startServer()];
    await gym.make.mails(30);
    const workers = Array.from({ length: 3 }, () => startWorker(gym, server.settings()));

    await Promise.all(workers.map(sendAll));

    expect(server.received).toHaveLength(30);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(30);
    expect(workers.reduce((sum, { sentCount }) => sum + sentCount, 0)).toBe(30);
  });

  it('skip a claimed mail, and take it over when its worker is gone', async () => {
    const [gym, server] = [await startGym(), await startServer()];
    const id = await gym.make.mail();
    const claim = (until: Date) =>
      gym.db.updateTable('mails').set({ claimed_until: until }).where('id', '=', id).execute();
    await claim(new Date(Date.now() + seconds(30)));
    const worker = startWorker(gym, server.settings());

    await sendAll(worker);
    expect(server.received).toEqual([]);

    await claim(new Date(Date.now() - 1));
    await sendAll(worker);
    expect(server.received).toHaveLength(1);
  });
});

describe('a worker that is stopped', () => {
  it('finishes the current mail and takes no other', async () => {
    const gym = await startGym();
    await gym.make.mails(5);
    let worker: MailWorker | undefined;
    let stopped: Promise<void> | undefined;
    const server = await startServer({
      data: () => {
        stopped ??= worker?.stop(seconds(10));
        return undefined;
      },
    });
    worker = startWorker(gym, server.settings());

    await sendAll(worker);
    await stopped;

    expect(server.received).toHaveLength(1);
    const rows = await gym.db.selectFrom('mails').select(['status', 'claimed_until']).orderBy('id').execute();
    expect(rows.map(({ status }) => status)).toEqual(['sent', 'waiting', 'waiting', 'waiting', 'waiting']);
  });

  it('releases a mail that the server does not accept in time', async () => {
    const gym = await startGym();
    const id = await gym.make.mail();
    let worker: MailWorker | undefined;
    let stopped: Promise<void> | undefined;
    const server = await startServer({
      recipient: () => {
        stopped ??= worker?.stop(50);
        return 'silence';
      },
    });
    worker = startWorker(gym, server.settings());

    await sendAll(worker);
    await stopped;

    expect(await rowOf(gym, id)).toMatchObject({ status: 'waiting', attempts: 0, claimed_until: null });
  });
});
