// onBothEngines: the key of a table decides that each person has one letter, and a statement counts what became of it
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { LETTERS_AT_ONCE, mailLetters } from './mailing.ts';

const mail = { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } };
const entry = {
  noticedAt: '2030-03-01T06:30:00.000Z',
  kind: 'seen' as const,
  happened: 'A list of members lay at the printer',
  whose: 'Members of Indiranagar',
  data: ['contact' as const],
  done: 'It was shredded',
};

/** A gym of its own, because the letter goes to everybody who is in it. */
async function startGym() {
  const gym = await startTestGym({ today: '2030-03-04', mail });
  const owner = await gym.make.admin();
  const { breach } = (await gym.as(owner).call('breaches/add', { body: entry })).body;
  const deps = { db: gym.db, clock: gym.now, isRateLimited: true, mail };
  const { id } = breach;
  return {
    gym,
    owner: gym.as(owner),
    ownEmail: owner.email,
    breach,
    work: () => mailLetters(deps),
    mailTo: (to: 'all' | 'indiranagar', version: number) =>
      gym.as(owner).callLoosely('breaches/mail', { body: { id, version, to } }),
    countsFor: async (to: 'all' | 'indiranagar') =>
      (await gym.as(owner).call('breaches/getMailing', { query: { id, to } })).body,
    unreachedOf: async (to: 'all' | 'indiranagar') =>
      (await gym.as(owner).call('breaches/getUnreached', { query: { id, to } })).body.people,
    mails: () =>
      gym.db
        .selectFrom('mails')
        .select(['recipient', 'locale', 'facts', 'status'])
        .where('kind', '=', 'data breach')
        .orderBy('id')
        .execute(),
    setStatus: (recipient: string, status: 'sent' | 'dead') =>
      gym.db
        .updateTable('mails')
        .set({ status, sent_at: status === 'sent' ? gym.now() : null })
        .where('recipient', '=', recipient)
        .execute(),
  };
}

describe('the letter about a breach', () => {
  it('is mailed to everybody once, in the language of each, and says what the entry says', async () => {
    const { gym, breach, ownEmail, mailTo, mails } = await startGym();
    const asha = await gym.make.member();
    await gym.db.updateTable('users').set({ locale: 'kn' }).where('id', '=', asha.userId).execute();

    const first = await mailTo('all', breach.version);
    const again = await mailTo('all', first.body.breach.version);

    expect(first).toMatchObject({
      status: 200,
      body: {
        status: '2 letters are on their way',
        breach: { letters: 2, peopleToldAt: gym.now().toISOString() },
      },
    });
    expect(again).toMatchObject({
      status: 200,
      body: { status: 'Everybody with an email has this letter already' },
    });
    expect(await mails()).toMatchObject([
      { recipient: ownEmail, locale: 'en', status: 'waiting' },
      { recipient: asha.email, locale: 'kn', facts: { happened: entry.happened, data: ['contact'] } },
    ]);
  });

  it('is not mailed when the entry was changed meanwhile, or there is no such entry', async () => {
    const { owner, breach, mailTo, mails } = await startGym();
    await owner.call('breaches/change', {
      body: { ...entry, id: breach.id, version: breach.version, people: 3 },
    });

    const stale = await mailTo('all', breach.version);
    const none = await owner.callLoosely('breaches/mail', {
      body: { id: 2_000_000_000, version: 1, to: 'all' },
    });

    expect(stale).toMatchObject({ status: 409, body: { code: 'breachChanged' } });
    expect(none.status).toBe(404);
    expect(await mails()).toEqual([]);
  });

  it('goes to the people of one center: with a membership there, or added at its desk', async () => {
    const { gym, breach, mailTo, mails, countsFor } = await startGym();
    const { member, membershipId } = await gym.make.membership();
    await gym.make.membership();
    await sql`update memberships set center = case id when ${membershipId}::int then 'indiranagar' else 'kormangla' end`.execute(
      gym.db,
    );
    const added = await gym.make.unclaimed();
    await sql`update users set added_at = 'indiranagar' where id = ${added.userId}`.execute(gym.db);

    await mailTo('indiranagar', breach.version);

    expect((await mails()).map(({ recipient }) => recipient)).toEqual([member.email]);
    expect(await countsFor('indiranagar')).toMatchObject({ toMail: 0, waiting: 1, sent: 0, unreached: 1 });
    expect(await countsFor('all')).toMatchObject({ toMail: 2, waiting: 1, sent: 0, unreached: 1 });
  });

  it('counts what was sent, and lists whom no mail reaches with their phone and the reason', async () => {
    const { gym, breach, ownEmail, mailTo, countsFor, unreachedOf, setStatus, work } = await startGym();
    const [asha, ravi] = await gym.make.members(2);
    const meera = await gym.make.unclaimed({ name: 'Meera Pai', phone: '9731300055' });
    const before = await unreachedOf('all');
    await mailTo('all', breach.version);
    await setStatus(ownEmail, 'sent');
    await setStatus(asha?.email ?? '', 'dead');

    const counts = await countsFor('all');
    const unreached = await unreachedOf('all');
    await work();
    // The outbox forgets mails after 90 days; the register does not.
    await gym.db.deleteFrom('mails').where('recipient', '=', ownEmail).execute();

    // Before it is mailed, those with an email are nobody to be told otherwise.
    expect(before).toMatchObject([{ userId: meera.userId, reason: 'noEmail' }]);
    expect(counts).toEqual({
      toMail: 0,
      waiting: 1,
      sent: 1,
      unreached: 2,
      isUnderWay: false,
      canMail: true,
    });
    expect(unreached).toMatchObject([
      { userId: asha?.userId, reason: 'undelivered' },
      { userId: meera.userId, name: 'Meera Pai', phone: '9731300055', reason: 'noEmail' },
    ]);
    expect(await countsFor('all')).toMatchObject({ sent: 1, waiting: 1 });
    expect(ravi).toBeDefined();
  });

  it('reaches whoever has an email since, when it is mailed again, and nobody else twice', async () => {
    const { gym, breach, mailTo, mails } = await startGym();
    const meera = await gym.make.unclaimed();
    const first = await mailTo('all', breach.version);
    await gym.db
      .updateTable('users')
      .set({ email: 'meera@example.com' })
      .where('id', '=', meera.userId)
      .execute();

    const again = await mailTo('all', first.body.breach.version);

    expect(again.body.status).toBe('1 letter is on its way');
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      expect.any(String),
      'meera@example.com',
    ]);
  });

  it('is not mailed to a deleted account', async () => {
    const { gym, breach, ownEmail, mailTo, mails } = await startGym();
    const gone = await gym.make.member();
    await gym.as(gone).call('privacy/deleteAccount', { body: { password: 'correct horse' } });

    await mailTo('all', breach.version);

    expect((await mails()).map(({ recipient }) => recipient)).toEqual([ownEmail]);
  });

  it('is one answer for a request that is sent again with its key', async () => {
    const { owner, breach, mails } = await startGym();
    const ask = () =>
      owner.call('breaches/mail', {
        body: { id: breach.id, version: breach.version, to: 'all' },
        headers: { 'idempotency-key': 'letters-1' },
      });

    const answers = [await ask(), await ask()];

    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
      [200, '1 letter is on its way'],
      [200, '1 letter is on its way'],
    ]);
    expect(await mails()).toHaveLength(1);
  });
});

describe('a letter to more people than one transaction writes', () => {
  it('is finished by whichever processes go on, each person once, and without those who have come since', async () => {
    const { gym, breach, mailTo, mails, countsFor, work } = await startGym();
    await gym.db
      .insertInto('users')
      .values(
        Array.from({ length: LETTERS_AT_ONCE + 20 }, (_, n) => ({
          name: `Member ${n}`,
          email: `member${n}@example.com`,
          phone: '9876543210',
          dob: '1990-05-01',
          role: 'user' as const,
          registered_on: '2030-01-01',
        })),
      )
      .execute();

    await mailTo('all', breach.version);
    // As a crash leaves it: the first letters are written, the others are not.
    const halfway = await countsFor('all');
    await gym.make.member();
    await Promise.all([work(), work(), work()]);

    expect(halfway).toMatchObject({ toMail: 21, waiting: LETTERS_AT_ONCE, isUnderWay: true });
    expect(await countsFor('all')).toMatchObject({
      toMail: 1,
      waiting: LETTERS_AT_ONCE + 21,
      isUnderWay: false,
    });
    const recipients = (await mails()).map(({ recipient }) => recipient);
    expect(new Set(recipients).size).toBe(recipients.length);
  });
});

describe('a gym without a mail server', () => {
  it('writes no letters that nobody would send, and lists everybody to be told otherwise', async () => {
    const gym = await startTestGym({ today: '2030-03-04' });
    const owner = gym.as(await gym.make.admin());
    const { id, version } = (await owner.call('breaches/add', { body: entry })).body.breach;

    const refused = await owner.callLoosely('breaches/mail', { body: { id, version, to: 'all' } });
    const { people } = (await owner.call('breaches/getUnreached', { query: { id, to: 'all' } })).body;

    expect(refused).toMatchObject({ status: 409, body: { code: 'noMailServer' } });
    expect(people).toMatchObject([{ reason: 'notMailed' }]);
  });
});
