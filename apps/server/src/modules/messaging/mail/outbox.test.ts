import { describe, expect, it } from 'vitest';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { startTestGym } from '../../../testing/gym.ts';
import { deleteUnsentMails, type NewMail, writeMails } from './outbox.ts';

const gym = await startTestGym({ today: '2030-03-04' });
let woken = 0;
const deps: Pick<Deps, 'clock' | 'mail'> = {
  clock: gym.now,
  mail: { origin: 'https://gym.example', sending: { from: 'hello@namma.fit', wake: () => woken++ } },
};
const mail = (key: string, email = 'asha@example.com') =>
  ({
    key,
    kind: 'query received',
    to: { name: 'Asha', email },
    payload: { ticket: 'NS-Q-1' },
  }) as const satisfies NewMail;
const rowOf = (key: string) =>
  gym.db.selectFrom('mails').selectAll().where('key', '=', key).executeTakeFirst();

describe('a mail that is written', () => {
  it('waits to be sent, and wakes the worker after the commit', async () => {
    woken = 0;

    await inTransaction(gym.db, async (tx) => {
      await writeMails(tx, deps, [mail('waits')]);
      expect(woken).toBe(0);
    });

    expect(woken).toBe(1);
    expect(await rowOf('waits')).toMatchObject({
      kind: 'query received',
      recipient: 'asha@example.com',
      recipient_name: 'Asha',
      payload: { ticket: 'NS-Q-1' },
      message_id: expect.stringMatching(/^<[0-9a-f-]{36}@namma\.fit>$/),
      status: 'waiting',
      attempts: 0,
      created_at: gym.now(),
      next_try_at: gym.now(),
    });
  });

  it('is rolled back with its transaction, and wakes nobody', async () => {
    woken = 0;

    const failed = inTransaction(gym.db, async (tx) => {
      await writeMails(tx, deps, [mail('rolled back')]);
      throw new Error('no');
    });

    await expect(failed).rejects.toThrow('no');
    expect([await rowOf('rolled back'), woken]).toEqual([undefined, 0]);
  });

  it('is written once for one key', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        inTransaction(gym.db, (tx) => writeMails(tx, deps, [mail('once', `person${n}@example.com`)])),
      ),
    );

    const rows = await gym.db.selectFrom('mails').select('id').where('key', '=', 'once').execute();
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['while no mail server is set', { ...deps, mail: { origin: 'https://gym.example' } }, 'asha@example.com'],
    ['to the address of a demo person', deps, 'asha.rao@demo.test'],
  ])('is only stored %s', async (how, its, email) => {
    await inTransaction(gym.db, (tx) => writeMails(tx, its, [mail(how, email)]));

    expect(await rowOf(how)).toMatchObject({ status: 'kept' });
  });

  it('can be withdrawn before it is sent, and then be written again', async () => {
    await inTransaction(gym.db, (tx) =>
      writeMails(tx, deps, [{ ...mail('taken back'), delayMilliseconds: 15_000 }, mail('stays')]),
    );

    await inTransaction(gym.db, (tx) => deleteUnsentMails(tx, ['taken back']));

    expect(await rowOf('taken back')).toBeUndefined();
    expect(await rowOf('stays')).toBeDefined();
    await inTransaction(gym.db, (tx) => writeMails(tx, deps, [mail('taken back')]));
    expect(await rowOf('taken back')).toBeDefined();
  });
});
