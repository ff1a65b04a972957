import { days, hours, minutes } from '@namma/contract/days/dates';
import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, type TestUser } from '../testing/make.ts';
import { giveFactor } from '../testing/second-factor.ts';
import { startTakeoverGym, THIEFS_PASSWORD } from '../testing/takeover-gym.ts';

const {
  gym,
  guest,
  newEmail,
  setRow,
  change,
  changeTo,
  confirm,
  confirmed,
  undo,
  linkOf,
  later,
  rowOf,
  logIn,
  isSignedIn,
  forgot,
  resetTokenOf,
  confirmPayloadOf,
  emailTokenOf,
  resetBy,
  renew,
} = await startTakeoverGym();

interface Attack {
  /** Has confirmed the email of the account. */
  victim: TestUser;
  thief: TestUser;
  /** Another mailbox of the victim. */
  other: string;
}

type Way = [way: string, attempt: (attack: Attack) => Promise<unknown>];

/** With the session of the victim, or without any. */
const withoutMailbox: Way[] = [
  ['a wrong password', async ({ victim }) => expect(await change(victim, newEmail(), 'guessed')).toBe(400)],
  ['no password', async ({ victim }) => expect(await change(victim, newEmail(), '')).toBe(400)],
  ['no session', async () => expect(await change({ token: 'x' }, newEmail())).toBe(401)],
  [
    'many guessed passwords',
    async ({ victim }) => {
      const statuses = [];
      for (let tries = 0; tries < 11; tries++)
        statuses.push(await change(victim, newEmail(), `guess ${tries}`));
      expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
      expect(await change(victim, newEmail())).toBe(429);
    },
  ],
  [
    'the email of a profile',
    async ({ victim }) => {
      const body = { name: 'V', phone: '9876543210', DOB: '1990-05-17', email: newEmail() };
      expect((await gym.as(victim).callLoosely('user/update', { body })).status).toBe(400);
    },
  ],
  ['no token', async () => expect(await confirm('')).toBe(400)],
  [
    'guessed tokens, more than a network may try',
    async () => {
      const network = gym.guest('10.99.0.1');
      const statuses = [];
      for (let n = 0; n < 31; n++)
        statuses.push(
          (await network.callLoosely('auth/confirmEmail', { body: { token: `${n}`.padEnd(43, 'A') } }))
            .status,
        );
      expect(statuses).toEqual([...Array<number>(30).fill(400), 429]);
    },
  ],
  ...[null, true, 1, [], {}, { $ne: '' }, "' or '1'='1", '%', '*', '\u0000'].map(
    (token): Way => [
      `the token ${JSON.stringify(token)}`,
      async ({ victim }) => {
        await change(victim, newEmail());
        expect([await confirm(token), await undo(token)]).toEqual([400, 400]);
      },
    ],
  ),
];

/** With a link, or parts of one. */
const withLinks: Way[] = [
  [
    'a link of one kind where the other is asked for',
    async ({ victim, other }) => {
      await change(victim, other);
      expect(await undo(await linkOf(victim))).toBe(400);
      await changeTo(victim, other);
      expect(await confirm(await linkOf(victim, 'undo'))).toBe(400);
    },
  ],
  [
    'a token in other letters, or longer',
    async ({ victim, other }) => {
      await change(victim, other);
      const token = await linkOf(victim);
      for (const form of [token.toLowerCase(), `${token}=`, token.slice(0, 42), `${token}${token}`])
        expect(await confirm(form)).toBe(400);
    },
  ],
  [
    'a link that was used',
    async ({ victim, other }) => {
      await change(victim, other);
      const token = await linkOf(victim);
      expect([await confirm(token), await confirm(token)]).toEqual([200, 400]);
    },
  ],
  [
    'a link that is used twice at once',
    async ({ victim, other }) => {
      await change(victim, other);
      const token = await linkOf(victim);
      const statuses = await Promise.all([confirm(token), confirm(token), confirm(token)]);
      expect(statuses.sort()).toEqual([200, 400, 400]);
    },
  ],
  [
    'a link that a newer one has replaced',
    async ({ victim, thief, other }) => {
      await change(victim, thief.email);
      const token = await linkOf(victim);
      await change(victim, other);
      expect(await confirm(token)).toBe(400);
    },
  ],
  [
    'a mail of an earlier wish that is sent later',
    async ({ victim, other }) => {
      const first = newEmail();
      await change(victim, first);
      const payload = await confirmPayloadOf(first);
      await change(victim, other);
      expect(await emailTokenOf(payload ?? {})).toBeUndefined();
    },
  ],
  [
    'a link that is too old',
    async ({ victim }) => {
      await change(victim, newEmail());
      const token = await linkOf(victim);
      later(hours(48));
      expect(await confirm(token)).toBe(400);
    },
  ],
  [
    'the scanner of a mailbox, which opens links',
    async ({ victim, other }) => {
      await change(victim, other);
      const token = await linkOf(victim);
      for (const path of ['api/auth/confirmEmail', 'api/auth/undoEmail'])
        for (const method of ['GET', 'HEAD'] as const)
          expect((await gym.app.inject({ method, url: `/${path}?token=${token}` })).statusCode).toBe(404);
      expect((await rowOf(victim)).email).toBe(victim.email);
      expect(await confirm(token)).toBe(200);
    },
  ],
  [
    'a wish of before a new password',
    async ({ victim }) => {
      await change(victim, newEmail());
      const token = await linkOf(victim);
      expect(await renew(victim, 'a new password')).toBe(200);
      expect(await confirm(token)).toBe(400);
    },
  ],
  [
    'a wish of before a new password by mail',
    async ({ victim }) => {
      await change(victim, newEmail());
      const token = await linkOf(victim);
      await forgot(victim.email);
      expect(await resetBy((await resetTokenOf(victim.email)) ?? '', 'a new password')).toBe(200);
      expect(await confirm(token)).toBe(400);
    },
  ],
  [
    'wishes that meet a new password',
    async ({ victim }) => {
      const stolen = { token: await gym.make.session(victim.userId, days(1)) };
      const emails = Array.from({ length: 6 }, newEmail);
      await Promise.all([
        ...emails.slice(0, 3).map((email) => change(stolen, email)),
        renew(victim, 'a new password'),
        ...emails.slice(3).map((email) => change(stolen, email)),
      ]);
      expect(await confirm(await linkOf(victim))).toBe(400);
    },
  ],
  [
    'a wish of a session that the victim has ended',
    async ({ victim }) => {
      const stolen = { token: await gym.make.session(victim.userId, days(1)) };
      await change(stolen, newEmail());
      const token = await linkOf(victim);
      const sessions = (await gym.as(victim).call('user/getSessions')).body;
      const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? 0;
      expect((await gym.as(victim).call('user/endSession', { body: { id } })).status).toBe(200);
      expect(await confirm(token)).toBe(400);
    },
  ],
  [
    'a wish of sessions that the victim has ended all at once',
    async ({ victim }) => {
      const stolen = { token: await gym.make.session(victim.userId, days(1)) };
      await change(stolen, newEmail());
      const token = await linkOf(victim);
      await gym.as(victim).call('user/endSession', { body: { id: 'others' } });
      expect(await confirm(token)).toBe(400);
    },
  ],
];

/** With the victim's address, or a similar one. */
const withAddress: Way[] = [
  ...(
    [
      ['the email of the victim', (email) => email],
      ['it in capitals', (email) => email.toUpperCase()],
      ['it with blanks around', (email) => ` \t${email}\u00a0 `],
      ['it with marks around that show nothing', (email) => `\u200b${email}\ufeff`],
    ] satisfies [string, (email: string) => string][]
  ).map(
    ([way, write]): Way => [
      way,
      async ({ victim, thief }) => {
        expect(await change(thief, write(victim.email))).toBe(200);
        expect(await confirm(await linkOf(thief))).toBe(409);
      },
    ],
  ),
  ...(
    [
      ['a Cyrillic а in it', (email) => email.replace('a', 'а')],
      ['wide letters in it', (email) => email.replace('p', 'ｐ').replace('m', 'ｍ')],
      ['a mark within it that shows nothing', (email) => email.replace('@', '\u200b@')],
      ['writing that turns round', (email) => `\u202e${email.replace('@', '\u202e@')}`],
      ['a line break with another header', (email) => `${newEmail()}\r\nBcc: ${email}`],
      ['a line break in it', (email) => email.replace('@', '\n@')],
      ['a NUL behind it', (email) => `${email}\u0000@example.com`],
      ['two addresses in one', (email) => `${newEmail()},${email}`],
      ['two addresses with a semicolon', (email) => `${email};${newEmail()}`],
      ['a name around it', (email) => `"${email}" <${newEmail()}>`],
      ['a second @', (email) => `${email}@example.com`],
      ['a comment in it', (email) => email.replace('@', '(x)@')],
    ] satisfies [string, (email: string) => string][]
  ).map(
    ([way, write]): Way => [
      way,
      async ({ victim, thief }) => {
        const before = await gym.db.selectFrom('mails').select('id').execute();
        expect(await change(thief, write(victim.email))).toBe(400);
        expect(await gym.db.selectFrom('mails').select('id').execute()).toHaveLength(before.length);
      },
    ],
  ),
  ...[null, 1, ['a@example.com'], { email: 'a@example.com' }].map(
    (email): Way => [
      `the email ${JSON.stringify(email)}`,
      async ({ thief }) => expect(await change(thief, email)).toBe(400),
    ],
  ),
  [
    'a plus behind its name, which is another mailbox',
    async ({ victim, thief }) => {
      expect(await changeTo(thief, victim.email.replace('@', '+x@'))).toBe(200);
      expect((await rowOf(thief)).email).not.toBe(victim.email);
    },
  ],
  [
    'the email of an account of the staff, confirmed or not',
    async ({ thief }) => {
      const admin = await gym.make.admin();
      expect(await changeTo(thief, admin.email)).toBe(409);
      expect((await rowOf(admin)).email).toBe(admin.email);
    },
  ],
  [
    'the email of an account that is disabled',
    async ({ victim, thief }) => {
      const ended = await gym.make.member();
      await setRow(ended.userId, { disabled_at: gym.now() });
      expect(await changeTo(thief, ended.email)).toBe(409);
      expect(victim.email).not.toBe(ended.email);
    },
  ],
  [
    'the same new address at the same moment',
    async ({ victim, thief, other }) => {
      await change(thief, other);
      const thiefs = await linkOf(thief);
      await change(victim, other);
      const victims = await linkOf(victim);
      const statuses = await Promise.all([confirm(thiefs), confirm(victims)]);
      expect(statuses.sort()).toEqual([200, 409]);
      const emails = [(await rowOf(victim)).email, (await rowOf(thief)).email];
      expect(emails.filter((email) => email === other)).toHaveLength(1);
    },
  ],
  [
    'more mails than a member may send',
    async ({ thief }) => {
      const statuses = [];
      for (let n = 0; n < 12; n++) statuses.push(await change(thief, newEmail()));
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    },
  ],
  [
    'more mails than an address may get',
    async ({ victim }) => {
      const statuses = [];
      for (const member of await gym.make.members(4)) statuses.push(await change(member, victim.email));
      expect(statuses).toEqual([200, 200, 200, 429]);
    },
  ],
];

/** After an email change. */
const afterChange: Way[] = [
  [
    'a link to a new password that the former mailbox got before',
    async ({ victim, other }) => {
      await forgot(victim.email);
      const [sent, payload] = [await resetTokenOf(victim.email), victim.email];
      expect(await changeTo(victim, other)).toBe(200);
      expect(await resetBy(sent ?? '')).toBe(400);
      expect(await resetTokenOf(payload)).toBeUndefined();
    },
  ],
  [
    'links to a new password that are asked for meanwhile',
    async ({ victim, other }) => {
      await change(victim, other);
      const token = await linkOf(victim);
      await Promise.all([forgot(victim.email), confirm(token), forgot(victim.email)]);
      expect((await rowOf(victim)).email).toBe(other);
      expect(await resetTokenOf(victim.email)).toBeUndefined();
    },
  ],
  [
    'a session of before',
    async ({ victim, other }) => {
      const stolen = await gym.make.session(victim.userId, days(1));
      expect(await changeTo(victim, other)).toBe(200);
      expect([await isSignedIn(stolen), await isSignedIn(victim.token)]).toEqual([false, true]);
    },
  ],
  [
    'a stolen session and the password: the former mailbox takes the email back',
    async ({ victim, thief }) => {
      const stolen = { token: await gym.make.session(victim.userId, days(1)) };
      const elsewhere = newEmail();
      await change(stolen, elsewhere);
      expect(await confirm(await linkOf(victim))).toBe(200);
      const token = await linkOf(victim, 'undo');
      await forgot(elsewhere);
      const late = await resetTokenOf(elsewhere);
      later(days(7) - 1);
      expect(await undo(token)).toBe(200);
      expect([await isSignedIn(stolen.token), await resetBy(late ?? '')]).toEqual([false, 400]);
      expect(await isSignedIn(thief.token)).toBe(true);
    },
  ],
  [
    'the way back after the seventh day',
    async ({ victim, other }) => {
      await changeTo(victim, other);
      const token = await linkOf(victim, 'undo');
      later(days(7));
      expect(await undo(token)).toBe(400);
    },
  ],
  [
    'the way back a second time',
    async ({ victim, other }) => {
      await changeTo(victim, other);
      const token = await linkOf(victim, 'undo');
      expect([await undo(token), await undo(token)]).toEqual([200, 400]);
    },
  ],
  [
    'the way back of another account, to an address that the victim has proved since',
    async ({ victim, thief, other }) => {
      const former = thief.email;
      await changeTo(thief, newEmail());
      const token = await linkOf(thief, 'undo');
      expect(await changeTo(victim, former)).toBe(200);
      expect(await undo(token)).toBe(409);
      expect(await changeTo(victim, other)).toBe(200);
    },
  ],
];

const ways = [...withoutMailbox, ...withLinks, ...withAddress, ...afterChange];

beforeEach(() => later(hours(1)));

describe('an account', () => {
  it('is attacked by its email in at least 20 ways', () =>
    expect(new Set(ways.map(([way]) => way)).size).toBeGreaterThanOrEqual(20));

  it.each(ways)('is not taken over by %s', async (_way, attempt) => {
    const [victim, thief] = [await confirmed(), await gym.make.member()];
    const other = newEmail();

    await attempt({ victim, thief, other });

    const { email } = await rowOf(victim);
    // After an attempt with another account the victim has an address that nobody else has confirmed.
    expect([victim.email, other]).toContain(email);
    expect((await logIn(email ?? '', THIEFS_PASSWORD)).token).toBeUndefined();
    const seen = await gym.as(thief).callLoosely('user/profile', {});
    expect([undefined, thief.userId]).toContain(seen.body.user_id);
  });

  it('that is deleted is restored by neither link, also when its address is registered again', async () => {
    const member = await confirmed();
    const elsewhere = newEmail();
    await changeTo(member, elsewhere);
    const back = await linkOf(member, 'undo');
    await change(member, newEmail());
    const wish = await linkOf(member);
    await gym.as(member).call('privacy/deleteAccount', { body: { password: PASSWORD } });
    const again = await gym.make.member({ email: member.email });

    expect([await confirm(wish), await undo(back)]).toEqual([400, 400]);
    expect((await rowOf(again)).email).toBe(member.email);
    expect((await logIn(elsewhere)).token).toBeUndefined();
  });

  it('that is disabled gets no other email', async () => {
    const member = await confirmed();
    await change(member, newEmail());
    const token = await linkOf(member);
    await setRow(member.userId, { disabled_at: gym.now() });

    expect(await confirm(token)).toBe(400);
  });

  it('of staff requires the second factor after a change, after its revert and after a new password', async () => {
    const admin = await gym.make.admin();
    await setRow(admin.userId, { email_confirmed_at: gym.now() });
    await giveFactor(gym, admin.userId);
    const elsewhere = newEmail();
    const stolen = { ...admin, token: await gym.make.session(admin.userId, days(1)) };

    expect(await changeTo(stolen, elsewhere)).toBe(200);
    expect(await logIn(elsewhere)).toMatchObject({ code: 'secondFactor' });
    await forgot(elsewhere);
    expect(await resetBy((await resetTokenOf(elsewhere)) ?? '')).toBe(200);
    expect(await logIn(elsewhere, THIEFS_PASSWORD)).toMatchObject({ code: 'secondFactor' });
    expect(await undo(await linkOf(admin, 'undo'))).toBe(200);
    await forgot(admin.email);
    expect(await resetBy((await resetTokenOf(admin.email)) ?? '', PASSWORD)).toBe(200);
    expect(await logIn(admin.email)).toMatchObject({ code: 'secondFactor' });
  });

  it('of the first person with the email ends: its session changes nothing, and its links are invalid', async () => {
    const typed = await gym.make.member();
    await change(typed, newEmail());
    const wish = await linkOf(typed);
    const owner = await gym.make.member();

    expect(await changeTo(owner, typed.email)).toBe(200);

    expect([await confirm(wish), await change(typed, newEmail())]).toEqual([400, 401]);
    await forgot(typed.email);
    expect(await resetBy((await resetTokenOf(typed.email)) ?? '', 'of the owner')).toBe(200);
    expect((await rowOf(typed)).password_hash).toBeNull();
    expect((await logIn(typed.email, 'of the owner')).token).toBeTypeOf('string');
  });
});

describe('the response to an email request', () => {
  /** The complete response and side effects, except the address itself. */
  const traceOf = async (email: string) => {
    const asker = await gym.make.member();
    const answer = await gym
      .as(asker)
      .callLoosely('user/changeEmail', { body: { newEmail: email, password: PASSWORD } });
    const links = await gym.db
      .selectFrom('email_links')
      .select(['kind', 'expires_at', 'token_hashes'])
      .where('user_id', '=', asker.userId)
      .execute();
    const mails = await gym.db
      .selectFrom('mails')
      .select(['kind', 'status', 'recipient_name', 'locale'])
      .where('recipient', '=', email)
      .where('kind', '=', 'email confirm')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    const state = (await gym.as(asker).call('user/getEmail')).body;
    const trace = { status: answer.status, body: answer.body, links, mails, state };
    return JSON.stringify(trace).replaceAll(email, 'it').replaceAll(asker.email, 'own');
  };

  it('and all its effects are the same for a known email, an admin’s, a disabled one’s and an unknown one', async () => {
    const [known, admin, ended] = [await confirmed(), await gym.make.admin(), await gym.make.member()];
    await setRow(ended.userId, { disabled_at: gym.now() });
    const traces = [];
    for (const email of [known.email, admin.email, ended.email, (await gym.make.member()).email, newEmail()])
      traces.push(await traceOf(email));

    expect(traces[0]).toContain('"status":200');
    expect(new Set(traces).size).toBe(1);
  });

  it('to an unknown link is that of a used link, for both kinds', async () => {
    const member = await confirmed();
    await change(member, newEmail());
    const token = await linkOf(member);
    await confirm(token);
    later(minutes(1));
    const answers = [];
    for (const call of ['auth/confirmEmail', 'auth/undoEmail'] as const)
      for (const tried of [token, 'A'.repeat(43)])
        answers.push((await guest().callLoosely(call, { body: { token: tried } })).body);

    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
  });
});
