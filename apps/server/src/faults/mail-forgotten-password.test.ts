import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { engines, makeTarget } from '../testing/database-targets.ts';
import { isLong, printMeasurement } from '../testing/fault-forms.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { startServer } from '../testing/started-server.ts';

/** For each kind of email. */
const TRIES = 200;

const post = (url: string, name: string, body: object) =>
  fetch(`${url}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const medianOf = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

// The short form is in people/auth/password-resets.test.ts, without the times.
describe.runIf(isLong).each(engines)('password resets on the %s engine', (engine) => {
  it('respond for an unknown email like for a known one, in the same time', async () => {
    const mails = await startMailServer();
    onTestFinished(mails.close);
    const place = await makeTarget(engine);
    const server = await startServer({
      env: {
        ...place.env,
        SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
        MAIL_FROM: 'Namma Strength <hello@namma.fit>',
        PUBLIC_URL: 'https://gym.example',
      },
    });
    const emails = Array.from({ length: TRIES }, (_, n) => `asha${n}@example.com`);
    for (const email of emails) {
      const { status } = await post(server.url, 'auth/userRegister', {
        name: 'Asha',
        email,
        phone: '9876543210',
        DOB: '1990-05-17',
        gender: 'Female',
        address: '1, MG Road',
        password: 'a-password',
        Cpassword: 'a-password',
      });
      expect(status).toBe(201);
    }
    // Each sign-up mails a request to confirm the email.
    const confirmed = performance.now() + 60_000;
    while (mails.received.length < TRIES && performance.now() < confirmed) await wait(5);
    expect(mails.received.splice(0)).toHaveLength(TRIES);
    const answers = new Set<string>();
    const ask = async (email: string): Promise<number> => {
      const start = performance.now();
      const response = await post(server.url, 'auth/forgot', { email });
      const answer = await response.text();
      const milliseconds = performance.now() - start;
      answers.add(`${response.status} ${answer}`);
      return milliseconds;
    };

    const known: number[] = [];
    const unknown: number[] = [];
    await ask('first@example.com');
    for (const [n, email] of emails.entries()) {
      // The order alternates, and each request waits for the previous mail, so that the timings are comparable.
      const asks = [
        async () => known.push(await ask(email)),
        async () => unknown.push(await ask(`not-${email}`)),
      ];
      for (const each of n % 2 ? asks : asks.toReversed()) {
        await each();
        const giveUpAt = performance.now() + 60_000;
        while (mails.received.length < known.length && performance.now() < giveUpAt) await wait(5);
        await wait(10);
      }
    }
    await server.end('SIGTERM');

    expect(answers.size).toBe(1);
    expect(mails.received.map(({ to }) => to).sort()).toEqual(emails.toSorted());
    const [ofKnown, ofUnknown] = [medianOf(known), medianOf(unknown)];
    printMeasurement(
      `auth/forgot, ${engine}: ${ofKnown.toFixed(2)} ms with an account, ${ofUnknown.toFixed(2)} ms without, ` +
        `medians of ${TRIES} each (${((ofUnknown / ofKnown - 1) * 100).toFixed(1)} %)`,
    );
    expect(Math.abs(ofUnknown / ofKnown - 1)).toBeLessThan(0.1);
  });
});
