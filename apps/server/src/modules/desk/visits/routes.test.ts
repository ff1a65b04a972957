import type { BodyInput } from '@namma/contract/calls';
import { parseCardCode } from '@namma/contract/codes/card';
import { keyboardLayouts, writeWith } from '@namma/contract/codes/keyboards';
import { days, hours, minutes, seconds } from '@namma/contract/days/dates';
import { afterEach, describe, expect, it } from 'vitest';
import { codeOfCard } from '../../../testing/card.ts';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';
import { countVisitsOn } from './service.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const noon = gym.now();
afterEach(() => gym.setNow(noon));
const later = (milliseconds: number) => new Date(noon.getTime() + milliseconds);

const asha = await gym.make.admin();
const admin = gym.as(asha);
const CENTER = 'kormangla';

const scan = async (body: Partial<BodyInput<'visits/scan'>>) => {
  const { status, body: answer } = await admin.call('visits/scan', { body: { center: CENTER, ...body } });
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer;
};
const secretOf = async (member: TestUser) => (await gym.as(member).call('user/cardSecret')).body;
const paid = async () => (await gym.make.membership({ paymentStatus: 'payed' })).member;
/** A member's code as a German keyboard layout alters it, without the letters that a Kannada layout loses. */
async function swapped(member: TestUser): Promise<string> {
  const secret = await secretOf(member);
  for (let ahead = 0; ; ahead++) {
    gym.setNow(later(seconds(30 * ahead)));
    const code = codeOfCard(secret, gym.now());
    const proof = code.slice(-8);
    if (/[YZ]/.test(proof) && !/[XVB]/.test(proof)) return code;
  }
}
/** The member's state at the counter before the check-in. */
async function stateOf({ email, userId }: TestUser) {
  const { body } = await admin.call('payments/find', { query: { code: email, center: CENTER } });
  return body.people.find((person) => person.userId === userId)?.entry;
}
/** The stored visits and refusals. */
const rowsOf = ({ userId }: TestUser) =>
  gym.db
    .selectFrom('visits')
    .select(['is_in', 'refusal', 'overruled', 'center', 'scanned_by'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

describe("a member's card", () => {
  it('is generated from the secret of the session, and shows the name and the admitting membership', async () => {
    const { member, membershipId } = await gym.make.membership({ paymentStatus: 'payed' });
    await gym.make.membership({ member });

    expect(await secretOf(member)).toMatchObject({
      memberId: member.userId,
      name: member.name,
      membership: {
        id: membershipId,
        type: 'Elite Plus',
        center: null,
        payment_status: 'payed',
        pausedTo: null,
      },
      now: noon.toISOString(),
      expiresAt: later(days(30)).toISOString(),
    });
  });

  it('has another secret in each session, which is constant', async () => {
    const member = await paid();
    const other = { ...member, token: await gym.make.session(member.userId, days(30)) };

    const [first, again, second] = await Promise.all([member, member, other].map(secretOf));

    expect(first?.secret).toMatch(/^[\w-]{43}$/);
    expect(again?.secret).toBe(first?.secret);
    expect(second?.secret).not.toBe(first?.secret);
  });

  it.each([
    ['at the same second', 0],
    ['a step later', 30],
    ['by a phone that is a step ahead', -30],
  ])('is accepted %s', async (_, behind) => {
    const member = await paid();
    const code = codeOfCard(await secretOf(member), noon);
    gym.setNow(later(seconds(behind)));

    expect(await scan({ code })).toMatchObject({ verdict: 'in', member: { userId: member.userId } });
  });

  it.each([
    ['90 seconds later', 90, -90],
    ['by a phone that is ten minutes ahead', -600, 600],
  ])('is refused %s, with its member and the time difference', async (_, behind, codeSeconds) => {
    const member = await paid();
    const code = codeOfCard(await secretOf(member), noon);
    gym.setNow(later(seconds(behind)));

    expect(await scan({ code })).toMatchObject({
      verdict: 'refused',
      reason: 'stale code',
      codeSeconds,
      member: { userId: member.userId },
    });
    expect(await scan({ memberId: member.userId })).toMatchObject({ verdict: 'in' });
  });

  it('is accepted as a keyboard with moved letters writes it', async () => {
    for (const layout of keyboardLayouts) {
      const member = await paid();
      const code = await swapped(member);

      expect(await scan({ code: writeWith(layout, code) }), layout).toMatchObject({
        verdict: 'in',
        member: { userId: member.userId },
      });
    }
  });

  it('is refused with the number of another member in it', async () => {
    const [member, other] = [await paid(), await paid()];
    const code = codeOfCard(await secretOf(member), noon);

    const forged = await scan({ code: code.replace(`.${member.userId}.`, `.${other.userId}.`) });
    const foreign = codeOfCard({ ...(await secretOf(member)), memberId: other.userId }, noon);

    expect(forged).toEqual({ verdict: 'refused', reason: 'unknown code', member: null });
    expect(await scan({ code: foreign })).toMatchObject({ reason: 'unknown code' });
    expect([await rowsOf(member), await rowsOf(other)]).toEqual([[], []]);
  });

  it('admits once, so that nobody follows with a photo of it', async () => {
    const member = await paid();
    const secret = await secretOf(member);
    const code = codeOfCard(secret, noon);
    await scan({ code });

    const again = await scan({ code, center: 'HSR Layout' });
    const older = await scan({ code: codeOfCard(secret, later(seconds(-30))) });
    gym.setNow(later(seconds(30)));
    const next = codeOfCard(secret, gym.now());
    const rescanned = await scan({ code: next });
    const copied = await scan({ code: next });

    expect(again).toMatchObject({ verdict: 'refused', reason: 'used code', since: noon.toISOString() });
    expect([older.reason, rescanned.verdict, copied.reason]).toEqual(['used code', 'in', 'used code']);
  });

  it('ends with the session: by signing out, or by expiry', async () => {
    const member = await paid();
    const tokens = await Promise.all(
      [hours(1), days(30)].map((life) => gym.make.session(member.userId, life)),
    );
    const [short, long] = tokens.map((token) => ({ ...member, token }));
    if (!short || !long) throw new Error('No sessions were made');
    const secrets = [await secretOf(member), await secretOf(short), await secretOf(long)];

    await gym.as(member).call('auth/logout');
    gym.setNow(later(hours(2)));
    const verdicts = [];
    for (const secret of secrets)
      verdicts.push((await scan({ code: codeOfCard(secret, gym.now()) })).verdict);

    expect(verdicts).toEqual(['refused', 'refused', 'in']);
    expect((await gym.as(member).callLoosely('user/cardSecret')).status).toBe(401);
  });

  it('finds its member among all people', async () => {
    const member = await paid();
    const q = codeOfCard(await secretOf(member), noon);

    const { body } = await admin.call('admin/getMembers', { query: { q } });

    expect(body.content.map(({ userId }) => userId)).toContain(parseCardCode(q)?.memberId);
  });
});

describe('a scan', () => {
  it.each([
    ['no membership', async () => gym.make.member()],
    ['unpaid', async () => (await gym.make.membership()).member],
    [
      'expired',
      async () => (await gym.make.membership({ paymentStatus: 'payed', endDate: '2030-03-03' })).member,
    ],
    [
      'not begun',
      async () => (await gym.make.membership({ paymentStatus: 'payed', startDate: '2030-03-05' })).member,
    ],
    [
      'other center',
      async () => (await gym.make.membership({ paymentStatus: 'payed', type: 'Elite' })).member,
    ],
    [
      'paused',
      async () => {
        gym.setNow(later(-days(1)));
        const { member, membershipId: id } = await gym.make.membership({ paymentStatus: 'payed' });
        const body = { id, fromDay: '2030-03-04', toDay: '2030-03-10' };
        expect((await gym.as(member).call('membership/pause', { body })).status).toBe(200);
        gym.setNow(noon);
        return member;
      },
    ],
  ] as const)('is refused: %s; a reason admits the member; all of it is stored', async (reason, make) => {
    const member = await make();
    const code = codeOfCard(await secretOf(member), noon);

    const before = await stateOf(member);
    const refused = await scan({ code });
    const overruled = await scan({ memberId: member.userId, overrule: 'Pays on the way out' });
    const again = await scan({ memberId: member.userId });

    expect(before).toEqual({ refusal: reason, membership: refused.member?.membership });
    expect(refused).toMatchObject({ verdict: 'refused', reason, member: { name: member.name } });
    expect(overruled).toMatchObject({ verdict: 'in', reason, member: { overruled: 'Pays on the way out' } });
    expect(again).toMatchObject({ verdict: 'in', since: noon.toISOString() });
    const row = { refusal: reason, center: CENTER, scanned_by: asha.userId };
    expect(await rowsOf(member)).toEqual([
      { ...row, is_in: false, overruled: null },
      { ...row, is_in: true, overruled: 'Pays on the way out' },
    ]);
    const { body } = await admin.call('admin/getActivity', {
      query: { action: 'refusal overruled', limit: 1 },
    });
    expect(body.content).toMatchObject([
      {
        memberId: member.userId,
        subject: `Visit of ${member.name}`,
        after: { refusal: reason, center: CENTER },
      },
    ]);
  });

  it('after a pause was ended today admits the member', async () => {
    gym.setNow(later(-days(1)));
    const { member, membershipId: id } = await gym.make.membership({ paymentStatus: 'payed' });
    await gym
      .as(member)
      .call('membership/pause', { body: { id, fromDay: '2030-03-04', toDay: '2030-03-10' } });
    gym.setNow(noon);
    await gym.as(member).call('membership/resume', { body: { id } });

    expect(await scan({ memberId: member.userId })).toMatchObject({
      verdict: 'in',
      member: { membership: { pausedTo: null } },
    });
  });

  it('within an hour shows when and where the first was, and is the same visit at the same center', async () => {
    const member = await paid();
    const before = await stateOf(member);
    await scan({ memberId: member.userId });
    gym.setNow(later(minutes(59)));
    const state = await stateOf(member);
    const second = await scan({ memberId: member.userId });
    const elsewhere = await scan({ memberId: member.userId, center: 'HSR Layout' });
    gym.setNow(later(minutes(120)));
    const third = await scan({ memberId: member.userId });

    const since = noon.toISOString();
    expect(before).not.toHaveProperty('since');
    expect(state).toEqual({ ...before, since });
    expect(second).toMatchObject({ verdict: 'in', since });
    expect(second.sinceCenter).toBeUndefined();
    expect(elsewhere).toMatchObject({ verdict: 'in', since, sinceCenter: CENTER });
    expect(third.since).toBeUndefined();
    expect(await rowsOf(member)).toHaveLength(3);
  });

  it.each([
    [{ code: 'NS1.1.1.ABCD' }, 'code'],
    [{ code: '4821-0937-4' }, 'code'],
    [{}, 'code'],
    [{ code: 'NS1.42.60123456.ABCD2345', memberId: 1 }, 'code'],
    [{ memberId: 1, center: 'mysuru' }, 'center'],
    [{ memberId: 1, overrule: ' ' }, 'overrule'],
    [{ code: 'NS1.42.60123456.ABCD2345', overrule: 'Known' }, 'overrule'],
  ])('with %j is refused at %s', async (body, path) => {
    const answer = await admin.callLoosely('visits/scan', { body: { center: CENTER, ...body } });

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path }] });
  });
});

describe('how busy a center usually is', async () => {
  const member = await gym.make.member();
  await gym.make.membership({ member, paymentStatus: 'payed', startDate: '2030-01-01' });
  const read = async (center: 'vijayanagra' | 'HSR Layout') =>
    (await gym.guest().call('visits/getCrowd', { query: { center } })).body;

  it('is a share of its busiest hour, without today, and empty while there are few visits', async () => {
    gym.setNow(new Date('2030-04-15T06:00:00Z'));
    const at = (day: string, hour: number) => new Date(Date.parse(`${day}T00:00:00+05:30`) + hours(hour));
    const visits = [
      ...Array.from({ length: 40 }, () => at('2030-04-08', 7)),
      ...Array.from({ length: 20 }, () => at('2030-04-09', 18)),
      at('2030-04-10', 12),
      // Today, and too long ago.
      at('2030-04-15', 9),
      at('2030-03-01', 9),
    ];
    for (const visit of visits)
      await gym.db
        .insertInto('visits')
        .values({
          user_id: member.userId,
          center: 'vijayanagra',
          at: visit,
          is_in: true,
          scanned_by: asha.userId,
        })
        .execute();

    expect(await read('vijayanagra')).toEqual([
      { weekday: 1, hour: 7, percent: 100 },
      { weekday: 2, hour: 18, percent: 50 },
      { weekday: 3, hour: 12, percent: 10 },
    ]);
    expect(await read('HSR Layout')).toEqual([]);
  });
});

describe('the visits of today', async () => {
  const day = '2030-03-20';
  const morning = new Date(`${day}T02:00:00Z`);
  const midnight = new Date(`${day}T18:30:00Z`);
  const make = async (name: string) => {
    const member = await gym.make.member({ name });
    await gym.make.membership({ member, paymentStatus: 'payed', startDate: '2030-01-01' });
    return member;
  };
  const [early, late] = [await make('Early Bird'), await make('Late Riser')];
  const stranger = await gym.make.member({ name: 'No Member' });
  const read = async (query: { center?: typeof CENTER; before?: number } = {}) =>
    (await admin.call('visits/getToday', { query })).body;

  it('are listed newest first with who is present, by center, from midnight to midnight (IST)', async () => {
    gym.setNow(new Date(morning.getTime() - hours(8)));
    await scan({ memberId: early.userId });
    gym.setNow(morning);
    await scan({ memberId: early.userId });
    gym.setNow(new Date(morning.getTime() + hours(3)));
    await scan({ memberId: late.userId, center: 'HSR Layout' });
    await scan({ memberId: stranger.userId });

    const all = await read();
    const here = await read({ center: CENTER });
    const older = await read({ before: all.visits[0]?.id ?? 0 });

    expect(all).toMatchObject({
      day,
      totals: [
        { center: 'vijayanagra', visits: 0, inside: 0, refused: 0 },
        { center: 'indiranagar', visits: 0, inside: 0, refused: 0 },
        { center: 'kormangla', visits: 1, inside: 0, refused: 1 },
        { center: 'HSR Layout', visits: 1, inside: 1, refused: 0 },
      ],
      visits: [
        { name: 'No Member', verdict: 'refused', reason: 'no membership', isInside: false, type: null },
        { name: 'Late Riser', verdict: 'in', reason: null, isInside: true, type: 'Elite Plus' },
        { name: 'Early Bird', verdict: 'in', isInside: false },
      ],
      isMore: false,
    });
    expect(here.visits.map(({ name }) => name)).toEqual(['No Member', 'Early Bird']);
    expect(older.visits.map(({ name }) => name)).toEqual(['Late Riser', 'Early Bird']);
    expect(await countVisitsOn(gym.db, day)).toBe(2);
    gym.setNow(midnight);
    expect((await read()).visits).toEqual([]);
  });

  it('remain in the list however often a person without a membership is refused after them', async () => {
    gym.setNow(new Date('2030-03-21T02:00:00Z'));
    await scan({ memberId: early.userId });
    const refused = await gym.make.member({ name: 'Tries Often' });
    for (let tries = 0; tries < 130; tries++) await scan({ memberId: refused.userId });

    const { visits, totals, isMore } = await read({ center: CENTER });

    expect(visits.filter(({ verdict }) => verdict === 'in').map(({ name }) => name)).toEqual(['Early Bird']);
    expect(visits.filter(({ verdict }) => verdict === 'refused')).toHaveLength(20);
    expect(totals.find(({ center }) => center === CENTER)).toMatchObject({ visits: 1, refused: 130 });
    expect(isMore).toBe(true);
  });

  it('are in the timelines of the member and of the person', async () => {
    const { body: person } = await admin.call('admin/getMemberTimeline', {
      query: { id: stranger.userId, kind: 'visit' },
    });
    const { body: own } = await gym.as(late).call('user/getTimeline', { query: { kind: 'visit' } });

    expect(person.content).toMatchObject([
      { kind: 'visit', center: CENTER, verdict: 'refused', reason: 'no membership' },
    ]);
    expect(own.content).toMatchObject([
      {
        kind: 'visit',
        center: 'HSR Layout',
        verdict: 'in',
        reason: null,
        at: new Date(morning.getTime() + hours(3)).toISOString(),
      },
    ]);
  });
});
