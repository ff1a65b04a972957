// onBothEngines: on the embedded one each call is made once, by whoever may make it, so that its statements run there.
import { type Call, calls } from '@namma/contract/calls';
import { type Center, centers } from '@namma/contract/centers/rules';
import { days } from '@namma/contract/days/dates';
import type { CallName } from '@namma/contract/methods';
import { holds, type Preset, presets } from '@namma/contract/staff/permissions';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { locateRows } from '../modules/people/staff/places.ts';
import { lockStaff } from '../modules/people/staff/queries/staff.ts';
import { endGrant } from '../modules/people/staff/service.ts';
import { idsOf } from '../platform/http/own-center.ts';
import { gym, type Question, type Questions } from '../testing/access.ts';
import { PASSWORD, type TestUser } from '../testing/make.ts';

/** The entries of all modules. */
const questions = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Questions>('../modules/*/*/access.ts', { eager: true, import: 'access' }),
  ),
) as Record<CallName, Question>;

const names = Object.keys(calls) as CallName[];

const successOf = (call: Call) => call.success ?? 200;

/** Whether staff with a preset get as far as an owner. */
const mayAsStaff = (call: Call, preset: Preset) => {
  if (call.access === 'public') return true;
  const permission = call.access === 'member' ? call.forOthers : call.permission;
  return permission !== undefined && holds(preset, permission);
};

const withToken = (call: Call) => (call.access === 'public' ? successOf(call) : 401);

const ofAnother = (call: Call, { isOwners }: Question) => (isOwners ? 403 : successOf(call));

const ofAnotherMember = (call: Call, question: Question) =>
  question.isHidden ? 404 : ofAnother(call, question);

const disable = (user: TestUser) =>
  gym.db.updateTable('users').set({ disabled_at: gym.now() }).where('id', '=', user.userId).execute();

interface Caller {
  who: string;
  /** The caller, who may be the owner of the row, and the token that is sent. */
  become: (owner: TestUser) => Promise<{ user: TestUser; token: string | undefined }>;
  status: (call: Call, question: Question) => number;
}

const withoutRights = (who: string, become: Caller['become']): Caller => ({ who, become, status: withToken });

/** Staff without the permission: members of whom nothing is asked but what is theirs. */
const forStaff = (call: Call, question: Question, preset: Preset): number => {
  const isMay = mayAsStaff(call, preset);
  // Their own appointments alone.
  if (isMay && preset === 'coach' && call.access !== 'public' && call.ofCenter && 'ask' in question)
    return 403;
  if (!call.access) return isMay ? ofAnother(call, question) : 403;
  if (question.toldAdmins) return question.toldAdmins;
  return isMay && (question.isAlsoAdmins || question.isHidden)
    ? successOf(call)
    : ofAnotherMember(call, question);
};

const forMembers = (call: Call, otherwise: number) => (call.access ? otherwise : 403);

const callers: Caller[] = [
  withoutRights('someone without a token', async (owner) => ({ user: owner, token: undefined })),
  withoutRights('someone with a forged token', async (owner) => ({ user: owner, token: 'f'.repeat(43) })),
  withoutRights('a member whose session ended a day ago', async (owner) => ({
    user: owner,
    token: await gym.make.session(owner.userId, -days(1)),
  })),
  withoutRights('a member who has logged out', async (owner) => {
    const token = await gym.make.session(owner.userId, days(1));
    await gym.withToken(token).call('auth/logout');
    return { user: owner, token };
  }),
  withoutRights('a disabled admin', async () => {
    const user = await gym.make.admin();
    await disable(user);
    return { user, token: user.token };
  }),
  {
    who: 'the member',
    become: async (owner) => ({ user: owner, token: owner.token }),
    status: (call) => forMembers(call, successOf(call)),
  },
  {
    who: 'another member',
    become: async () => {
      const user = await gym.make.member();
      return { user, token: user.token };
    },
    status: (call, question) => forMembers(call, ofAnotherMember(call, question)),
  },
  withoutRights('a member of the staff whose grant was ended', async () => {
    const user = await gym.make.admin();
    await gym.db.transaction().execute(async (tx) => {
      const staff = await lockStaff(tx, user.userId);
      if (staff) await endGrant(tx, { clock: gym.now }, { by: null, action: 'staff ended' }, staff);
    });
    return { user, token: user.token };
  }),
  withoutRights('somebody whose account is deleted', async () => {
    const user = await gym.make.member();
    await gym.as(user).call('privacy/deleteAccount', { body: { password: PASSWORD } });
    return { user, token: user.token };
  }),
  {
    who: 'a former member of the staff, who is a member again',
    become: async () => {
      const user = await gym.make.admin();
      await gym.db.deleteFrom('staff').where('user_id', '=', user.userId).execute();
      return { user, token: user.token };
    },
    status: (call, question) =>
      call.access ? (question.toldAdmins ?? ofAnotherMember(call, question)) : 403,
  },
  ...presets.map(
    (preset): Caller => ({
      who: `staff with the preset ${preset}`,
      become: async () => {
        const user = await gym.make.staff({ preset });
        return { user, token: user.token };
      },
      status: (call, question) => forStaff(call, question, preset),
    }),
  ),
];

/** On the embedded engine only who gets furthest: the others are refused by our code, which the engine cannot change. */
const listCallers = (call: Call, question: Question): Caller[] =>
  gym.engine === 'postgresql'
    ? callers
    : callers.toSorted((a, b) => a.status(call, question) - b.status(call, question)).slice(0, 1);

/** Calls whose request names a row or an identity. */
const namesRow = (call: Call) =>
  [call.body, call.query].some((schema) =>
    /"(id|ids|moves|number|\w+Id|user_id|subjectId)":/.test(
      schema ? JSON.stringify(z.toJSONSchema(schema, { io: 'input' }).properties ?? {}) : '',
    ),
  );

describe('who may make which call', () => {
  it('covers every call of the contract', () => {
    expect(Object.keys(questions).sort()).toEqual(names.sort());
  });

  it('is checked for unknown rows by every call that names one', () => {
    // Filtering by an unknown row finds nothing; it is not refused.
    const filters: CallName[] = ['admin/getActivity', 'admin/exportActivity', 'reviews/get'];
    const naming = names.filter((name) => namesRow(calls[name]) && !filters.includes(name));

    expect(names.filter((name) => questions[name].askForNone)).toEqual(naming);
  });

  describe.each(names)('%s', (name) => {
    const call: Call = calls[name];
    const question = questions[name];
    const ask = async () => {
      const owner = await gym.make.member();
      return { owner, request: await question.ask(owner) };
    };
    let shared: ReturnType<typeof ask> | undefined;
    /** Asked once for all who are refused because of who they are: nothing comes of it. */
    const askOnce = () => (shared ??= ask());

    it.each(
      listCallers(call, question).map((caller) => ({ ...caller, expected: caller.status(call, question) })),
    )('answers $who with $expected', async ({ become, expected }) => {
      const isRefused = expected === 401 || (expected === 403 && !call.access);
      const { owner, request } = await (isRefused ? askOnce() : ask());
      const { user, token } = await become(owner);
      const asked = question.askAs && !isRefused ? await question.askAs(user) : request;

      const answer = await gym.withToken(token).callLoosely(name, asked);

      expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
      if (expected === 401) expect(answer.body).toEqual({ message: 'Unauthorized', code: 'unauthorized' });
    });

    const { askForNone, toldInstead = 404 } = question;
    if (!askForNone || gym.engine === 'embedded') return;
    it.each(
      callers.map(({ status, ...caller }) => {
        const refused = status(call, {} as Question);
        return { ...caller, expected: refused >= 400 ? refused : toldInstead };
      }),
    )('about no row answers $who with $expected', async ({ become, expected }) => {
      const isRefused = expected === 401 || expected === 403;
      const { user, token } = await become(isRefused ? (await askOnce()).owner : await gym.make.member());

      const answer = await gym.withToken(token).callLoosely(name, await askForNone(user));

      expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
    });
  });

  it.each([
    'null',
    'undefined',
    '',
    'x',
    'f'.repeat(42),
    'f'.repeat(44),
    `${'f'.repeat(42)}'`,
    'ü'.repeat(43),
  ])('takes %j for no token', async (token) => {
    const answer = await gym.withToken(encodeURI(token)).call('user/profile');

    expect(answer.status).toBe(401);
  });

  it('does not validate the body of a stranger', async () => {
    const answer = await gym.guest().callLoosely('orders/order', { body: { nonsense: true } });

    expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
  });

  it('refuses a disabled account', async () => {
    const member = await gym.make.member();
    await disable(member);

    expect((await gym.as(member).call('user/profile')).status).toBe(401);
  });
});

const namesCenter = ({ query, body }: Call): boolean =>
  [query, body].some((schema) => {
    const { properties = {} } = schema ? z.toJSONSchema(schema, { io: 'input' }) : {};
    return 'center' in properties;
  });

const permissionOf = (call: Call) =>
  call.access === 'member' ? call.forOthers : call.access ? undefined : call.permission;

/** Calls of staff that name a center or a row of one; of the staff itself only owners decide, who have every center. */
const namesOfCenters = names.filter((name) => {
  const call: Call = calls[name];
  const permission = permissionOf(call);
  return permission && holds('manager', permission) && (call.ofCenter !== undefined || namesCenter(call));
});

/** A request with the center that it is about, where it says one. */
async function askAtCenter(name: CallName) {
  const owner = await gym.make.member();
  const { ask, askAs } = questions[name] as Question & { askAs?: unknown };
  if (askAs) throw new Error(`${name} is asked by whoever asks`);
  const request = await ask(owner);
  const fields = { ...request.query, ...(request.body as object | undefined) } as Record<string, unknown>;
  const call: Call = calls[name];
  const places = await Promise.all(
    (call.ofCenter ?? []).map((kind) => locateRows({ db: gym.db }, kind, idsOf(kind, fields))),
  );
  const center = (places.flat().find((place) => place.center !== null)?.center ?? fields.center) as
    | Center
    | undefined;
  return { request, center };
}

const elsewhere = (center: Center) => centers.find((each) => each !== center) as Center;

describe('who may do what at which center', () => {
  it('is asked of every call that names a center, or a row of one', () => {
    expect(namesOfCenters.length).toBeGreaterThan(25);
  });

  it.each(namesOfCenters)('%s: a manager of the center may, one of another may not', async (name) => {
    const here = await askAtCenter(name);
    if (here.center) {
      const other = await gym.make.staff({ preset: 'manager', center: elsewhere(here.center) });
      const refused = await gym.as(other).callLoosely(name, here.request);
      expect(refused, JSON.stringify(refused.body)).toMatchObject({
        status: 403,
        body: { code: 'notYourCenter' },
      });
    }

    const manager = await gym.make.staff({ preset: 'manager', center: here.center ?? 'indiranagar' });
    const answer = await gym.as(manager).callLoosely(name, here.request);

    // A move leads to another center, which is not theirs.
    const expected = name === 'membership/moveCenter' ? 403 : ((calls[name] as Call).success ?? 200);
    expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
  });
});

describe('lists', () => {
  it('show staff of one center what is of that center', async () => {
    await gym.make.membership();
    await gym.make.appointment();
    const here = gym.as(await gym.make.staff({ preset: 'desk', center: 'indiranagar' }));
    const there = gym.as(await gym.make.staff({ preset: 'desk', center: 'HSR Layout' }));

    for (const name of ['membership/getAllMemberships', 'consultancy/getAll'] as const) {
      const ofHere = (await here.callLoosely(name, { query: { limit: 100 } })).body.content;
      const ofThere = (await there.callLoosely(name, { query: { limit: 100 } })).body.content;
      expect(ofHere.length).toBeGreaterThan(0);
      for (const row of ofThere as { center?: string; slot?: { center: string } }[])
        expect(JSON.stringify(row)).toContain('HSR Layout');
    }
    const { coaches } = (await there.call('consultancy/getCoaches')).body;
    expect(coaches.filter(({ center }) => center !== 'HSR Layout')).toEqual([]);
  });

  it('show coaches their own appointments and nobody else’s phone number', async () => {
    const own = await gym.make.appointment();
    const another = await gym.make.appointment();
    const coach = gym.as(await gym.make.staff({ preset: 'coach', coach: own.coach }));
    const nameless = gym.as(await gym.make.staff({ preset: 'coach' }));

    expect((await coach.call('consultancy/getAll')).body.content).toMatchObject([{ id: own.id }]);
    expect((await nameless.call('consultancy/getAll')).body.content).toEqual([]);
    expect((await nameless.call('consultancy/getCoaches')).body.coaches).toEqual([]);
    const mark = (id: number) => coach.call('consultancy/markNoShow', { body: { id } });
    expect((await mark(another.id)).status).toBe(403);
    expect((await mark(own.id)).body.code).not.toBe('notYourCenter');
  });
});
