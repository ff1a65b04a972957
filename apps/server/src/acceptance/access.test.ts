// onBothEngines: on the embedded one each call runs once, by a permitted caller, so that its statements run there.
import type { CenterField } from '@namma/contract/call';
import { type Call, type CallName, calls, exportedList, methods } from '@namma/contract/calls';
import { addDays, days } from '@namma/contract/days/dates';
import { holds, type Permission, type Preset, presets } from '@namma/contract/staff/permissions';
import { type Center, firstCenters } from '@namma/contract/values/centers';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lockStaff } from '../modules/people/staff/queries/staff.ts';
import { endGrant } from '../modules/people/staff/service.ts';
import { listRowCenters } from '../platform/db/row-centers.ts';
import { centerOfCall } from '../platform/http/check-center.ts';
import { permissionsOfCall } from '../platform/http/guard.ts';
import { gym, type Question, type Questions } from '../testing/access.ts';
import { anyPhone, passFor } from '../testing/anybody.ts';
import type { LooseInput } from '../testing/client.ts';
import { PASSWORD, type TestUser } from '../testing/make.ts';

/** The access cases of all modules. */
const questions = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Questions>('../modules/*/*/access.ts', { eager: true, import: 'access' }),
  ),
) as Record<CallName, Question>;

const names = Object.keys(calls) as CallName[];

const successOf = (call: Call) => call.success ?? 200;

/** True if staff with a preset may do what an owner may. */
const mayAsStaff = (call: Call, preset: Preset) => {
  if (call.access === 'public') return true;
  const needed = neededOf(call);
  return needed.length > 0 && needed.every((permission) => holds(preset, permission));
};

/** The permissions that staff need for a call about others. */
const neededOf = (call: Call): readonly Permission[] => {
  if (call.access !== 'member') return permissionsOfCall(call);
  return call.forOthers ? [call.forOthers] : [];
};

/** True if a call refers to rows at a center. */
const namesRows = (call: Call) => {
  const centerOf = centerOfCall(call);
  return typeof centerOf !== 'string' && Object.values(centerOf).some(isRow);
};
const isRow = (source: CenterField) => source !== 'center' && source !== 'scope';

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
  isTriedOnAll?: true;
}

const withoutRights = (who: string, become: Caller['become']): Caller => ({ who, become, status: withToken });

/** The expected status for staff: without the permission they count as members. */
const forStaff = (call: Call, question: Question, preset: Preset): number => {
  const isMay = mayAsStaff(call, preset);
  // Coaches only access their own appointments.
  if (isMay && preset === 'coach' && call.access !== 'public' && namesRows(call) && 'ask' in question)
    return 403;
  if (!call.access) return isMay ? ofAnother(call, question) : 403;
  if (question.statusForAdmins) return question.statusForAdmins;
  return isMay && (question.isAlsoAdmins || question.isHidden)
    ? successOf(call)
    : ofAnotherMember(call, question);
};

const forMembers = (call: Call, otherwise: number) => (call.access ? otherwise : 403);

const staff = presets.map(
  (preset): Caller => ({
    who: `staff with the preset ${preset}`,
    become: async () => {
      const user = await gym.make.staff({ preset });
      return { user, token: user.token };
    },
    status: (call, question) => forStaff(call, question, preset),
  }),
);

const callers: Caller[] = [
  {
    ...withoutRights('someone without a token', async (owner) => ({ user: owner, token: undefined })),
    isTriedOnAll: true,
  },
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
    isTriedOnAll: true,
  },
  {
    who: 'another member',
    become: async () => {
      const user = await gym.make.member();
      return { user, token: user.token };
    },
    status: (call, question) => forMembers(call, ofAnotherMember(call, question)),
    isTriedOnAll: true,
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
      call.access ? (question.statusForAdmins ?? ofAnotherMember(call, question)) : 403,
  },
  ...staff,
];

/** The first caller of each expected status. */
const oneOfEach = (all: readonly Caller[], call: Call, question: Question): Caller[] => [
  ...new Map(all.toReversed().map((caller) => [caller.status(call, question), caller])).values(),
];

/** One call of each kind of access. */
const sampled = new Set(new Map(names.map((name) => [(calls[name] as Call).access, name])).values());

/**
 * Sessions are checked before the call is known, and roles by the call's permissions: one call of each kind of access
 * is tested with all callers, and any other with a stranger, two members and one role per outcome. On the embedded
 * engine only with the most privileged caller: the others are refused by our code, which the engine does not affect.
 */
function listCallers(name: CallName): Caller[] {
  const [call, question]: [Call, Question] = [calls[name], questions[name]];
  if (gym.engine === 'embedded')
    return callers.toSorted((a, b) => a.status(call, question) - b.status(call, question)).slice(0, 1);
  if (sampled.has(name)) return callers;
  return [...callers.filter(({ isTriedOnAll }) => isTriedOnAll), ...oneOfEach(staff, call, question)];
}

/** Calls whose request contains a row or an identity. */
const namesRow = (call: Call) =>
  [call.body, call.query].some((schema) =>
    /"(id|ids|moves|number|\w+Id|user_id|subjectId)":/.test(
      schema ? JSON.stringify(z.toJSONSchema(schema, { io: 'input' }).properties ?? {}) : '',
    ),
  );

/** Calls that a manager may make, which covers most that staff of one center may make. Owners have every center. */
const callsOfManagers = names.filter(
  (name) => mayAsStaff(calls[name], 'manager') && neededOf(calls[name]).length > 0,
);
/** The lists, and their exports, that are filtered for staff of one center. */
const filters = callsOfManagers.filter((name) => {
  const centerOf = centerOfCall(calls[name]);
  const isScope =
    typeof centerOf === 'string' ? centerOf === 'scope' : Object.values(centerOf).includes('scope');
  return isScope && methods[name] === 'GET';
});
const namesOfCenters = callsOfManagers.filter((name) => typeof centerOfCall(calls[name]) === 'object');

/**
 * Lists whose rows contain no center. Their scope has separate tests: documents above, unread counts in their module.
 */
const withoutNames: readonly CallName[] = [
  'admin/getDocuments',
  'admin/exportGst',
  'admin/getGstr1',
  'admin/getInsights',
  'admin/getUnread',
];

// Runs first, because the log entry of a moved membership contains both centers.
describe('lists and their files', () => {
  /** Creates rows at every center, of all that lists show. */
  const makeEverywhere = async () => {
    const owner = gym.as(await gym.make.admin());
    for (const [i, center] of firstCenters.entries()) {
      const { membershipId } = await gym.make.membership();
      await sql`update memberships set center = ${center} where id = ${membershipId}`.execute(gym.db);
      await owner.call('membership/update', { body: { id: membershipId, status: 'payed' } });
      await gym.make
        .membership({ endDate: '2030-03-05' })
        .then(({ membershipId: ending }) =>
          sql`update memberships set center = ${center} where id = ${ending}`.execute(gym.db),
        );
      const coach = await gym.make.coach({ center });
      await gym.make.appointment({ coach });
      const startsAt = '2030-03-20T04:30:00.000Z';
      const off = { startsAt, endsAt: '2030-03-20T06:30:00.000Z', reason: 'Training' };
      const added = await owner.call('consultancy/addClosure', { body: { coachId: coach.coachId, ...off } });
      await owner.call('consultancy/removeClosure', { body: { id: added.body.id } });
      const fromDay = addDays('2031-01-01', i);
      await owner.call('centers/close', { body: { center, fromDay, toDay: fromDay, reason: 'New floor' } });
      const day = addDays('2031-02-01', i);
      const hours = { opensAtMinute: 480, closesAtMinute: 720, reason: 'Diwali' };
      await owner.call('centers/setHours', { body: { center, day, ...hours } });
      await owner.call('passes/sell', {
        body: { ...passFor(anyPhone()), center, day: '2030-03-04', kind: 'trial' },
      });
      const { productId } = await gym.make.product({ price: 100, discount: 0 });
      await owner.call('sales/sell', {
        body: { lines: [{ productId, quantity: 1 }], mode: 'cash', center, expectedTotal: 100 },
      });
      await owner.call('drawers/open', { body: { center, floatRupees: 500 } });
      const visitor = await gym.make.membership({ paymentStatus: 'payed' });
      await owner.call('visits/scan', { body: { memberId: visitor.member.userId, center } });
      await gym.make.groupClass({ coach });
    }
  };
  beforeAll(makeEverywhere);

  it.each(filters.filter((name) => !withoutNames.includes(name)))(
    '%s shows staff of one center only its rows',
    async (name) => {
      const call: Call = calls[name];
      const hasLimit = call.query && 'shape' in call.query && 'limit' in (call.query.shape as object);
      const { query = {} } = await questions[name].ask(await gym.make.member());
      const { center: _, ...rest } = query as { center?: Center };
      const request = { query: { ...rest, ...(hasLimit && { limit: 100 }) } };
      const textFor = async (center?: Center) => {
        const by = center ? await gym.make.staff({ preset: 'manager', center }) : await gym.make.admin();
        const answer = await gym.as(by).callLoosely(name, request);
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
        return JSON.stringify(answer.body);
      };

      const own = await textFor('HSR Layout');
      const others = new RegExp(firstCenters.filter((center) => center !== 'HSR Layout').join('|'));
      expect(own).toContain('HSR Layout');
      expect(own).not.toMatch(others);
      expect(await textFor()).toMatch(others);
    },
  );
});

describe('access to calls', () => {
  it('covers every call of the contract', () => {
    expect(Object.keys(questions).sort()).toEqual(names.sort());
  });

  it('has a case for unknown rows for every call that needs one', () => {
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
    /** Built once for all callers refused by their role, because nothing changes. */
    const askOnce = () => (shared ??= ask());

    it.each(listCallers(name).map((caller) => ({ ...caller, expected: caller.status(call, question) })))(
      'answers $who with $expected',
      async ({ become, expected }) => {
        const isRefused = expected === 401 || (expected === 403 && !call.access);
        const { owner, request } = await (isRefused ? askOnce() : ask());
        const { user, token } = await become(owner);
        const asked = question.askAs && !isRefused ? await question.askAs(user) : request;

        const answer = await gym.withToken(token).callLoosely(name, asked);

        expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
        if (expected === 401) expect(answer.body).toEqual({ message: 'Unauthorized', code: 'unauthorized' });
      },
    );

    const { askForNone, statusForUnknown = 404 } = question;
    if (!askForNone || gym.engine === 'embedded') return;
    it.each(
      // Refusals do not reveal if a row exists.
      oneOfEach(callers, call, {} as Question).map(({ status, ...caller }) => {
        const refused = status(call, {} as Question);
        return { ...caller, expected: refused >= 400 ? refused : statusForUnknown };
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
  ])('treats %j as no token', async (token) => {
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

const elsewhere = (center: Center) => firstCenters.find((each) => each !== center) as Center;

/** A request with its center, if it contains one. */
async function askAtCenter(name: CallName) {
  const owner = await gym.make.member();
  const { ask, askAs } = questions[name] as Question & { askAs?: unknown };
  if (askAs) throw new Error(`${name} is asked by whoever asks`);
  const request = await ask(owner);
  return { request, center: await centerOfRequest(name, request) };
}

async function centerOfRequest(name: CallName, request: LooseInput): Promise<Center | undefined> {
  const fields = { ...request.query, ...(request.body as object | undefined) } as Record<string, unknown>;
  const found = Object.entries(centerOfCall(calls[name])).map(
    async ([field, source]: [string, CenterField]) => {
      const value = fields[field];
      if (value === undefined || source === 'center' || source === 'scope')
        return value as Center | undefined;
      const kind = typeof source === 'string' ? source : source.rows[String(fields[source.by])];
      if (!kind || kind === 'none') return undefined;
      const rows = await listRowCenters(gym.db, kind, [value].flat() as (string | number)[]);
      return rows[0]?.center ?? undefined;
    },
  );
  return (await Promise.all(found)).find((center) => center !== undefined);
}

/** Creates a row of each kind at indiranagar, and the requests about it that are not in `questions`. */
async function askByKind() {
  const owner = gym.as(await gym.make.admin());
  const { membershipId, member } = await gym.make.membership();
  await owner.call('membership/update', { body: { id: membershipId, status: 'payed' } });
  const { id: appointment } = await gym.make.appointment();
  const sold = await owner.call('passes/sell', {
    body: { ...passFor(anyPhone()), center: 'indiranagar', kind: 'trial' },
  });
  const passId = sold.body.pass.id;
  const { productId } = await gym.make.product({ price: 100, discount: 0 });
  await owner.call('sales/sell', {
    body: {
      userId: member.userId,
      lines: [{ productId, quantity: 1 }],
      mode: 'cash',
      center: 'indiranagar',
      expectedTotal: 100,
    },
  });
  const documents = (await gym.as(member).call('documents/getMine')).body.map(({ number }) => number);
  expect(documents).toHaveLength(2);
  const about = [
    { kind: 'slip', id: membershipId },
    { kind: 'receipt', id: membershipId },
    { kind: 'renewal', id: membershipId },
    { kind: 'appointment', id: appointment },
    { kind: 'pass', id: passId },
  ];
  const requests: [CallName, LooseInput][] = [
    ...about.map((query): [CallName, LooseInput] => ['whatsApp/get', { query }]),
    ...about.map((body): [CallName, LooseInput] => ['whatsApp/record', { body }]),
    ['followUps/record', { body: { passId, reason: 'trial missed', outcome: 'reached' } }],
    ...documents.map((number): [CallName, LooseInput] => ['documents/get', { query: { number } }]),
    ...documents.map((number): [CallName, LooseInput] => ['documents/markPrinted', { body: { number } }]),
    ['admin/getDocuments', { query: { q: documents[0] } }],
  ];
  return { requests, documents };
}

describe('access by center', () => {
  it('is declared by fields of the request', () => {
    const unknown = names.flatMap((name) => {
      const { query, body }: Call = calls[name];
      const known = [query, body].flatMap((schema) =>
        schema
          ? Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})
          : [],
      );
      const call: Call = calls[name];
      const centerOf = centerOfCall(call);
      const fields = typeof centerOf === 'string' || 'exportOf' in call ? [] : Object.keys(centerOf);
      return fields.filter((field) => !known.includes(field)).map((field) => `${name} ${field}`);
    });

    expect(unknown).toEqual([]);
  });

  it('is declared for every call with a center, a coach, a class or a pass', () => {
    const named = callsOfManagers.filter((name) => {
      const { query, body }: Call = calls[name];
      return [query, body].some((schema) =>
        /"(center|coachId|slotId|passId)":/.test(
          schema
            ? JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})
            : '',
        ),
      );
    });

    // Members belong to no center: every colleague finds them all, and the filter only narrows the list.
    const ofMembers = ['admin/exportMembers', 'admin/getMembers'];
    expect(named.filter((name) => centerOfCall(calls[name]) === 'none').sort()).toEqual(ofMembers);
    expect(named.length).toBeGreaterThan(25);
  });

  it.each(namesOfCenters)('%s: allows a manager of the center, refuses one of another', async (name) => {
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

  it('refuses rows of another center of every kind', async () => {
    const { requests } = await askByKind();
    const here = gym.as(await gym.make.staff({ preset: 'manager', center: 'indiranagar' }));
    const there = gym.as(await gym.make.staff({ preset: 'manager', center: 'kormangla' }));

    for (const [name, request] of requests.filter(([name]) => !filters.includes(name))) {
      const refused = await there.callLoosely(name, request);
      expect([name, request, refused.status, refused.body.code]).toEqual([
        name,
        request,
        403,
        'notYourCenter',
      ]);
      const answer = await here.callLoosely(name, request);
      expect(answer.body.code, name).not.toBe('notYourCenter');
    }
  });

  it('excludes documents of another center from the list and the GST file', async () => {
    const { documents } = await askByKind();
    const listed = async (center?: Center) => {
      const by = gym.as(
        center ? await gym.make.staff({ preset: 'manager', center }) : await gym.make.admin(),
      );
      const found = await Promise.all(
        documents.map((q) => by.callLoosely('admin/getDocuments', { query: { q } })),
      );
      const file = await by.callLoosely('admin/exportGst', { query: { month: '2030-03' } });
      return { found: found.map(({ body }) => body.total as number), file: file.body as string };
    };

    const [all, here, there] = [await listed(), await listed('indiranagar'), await listed('vijayanagra')];

    expect(here.found).toEqual(all.found);
    expect(there.found).toEqual([0, 0]);
    const issued = ({ file }: { file: string }) =>
      file.split('\n').filter((row) => row.startsWith('Documents'));
    expect(issued(all).length).toBeGreaterThan(0);
    expect(issued(there)).not.toEqual(issued(here));
  });
});

const exports = names.filter((name) => (calls[name] as Call).csv);

describe('a file', () => {
  it.each(exports)('%s is refused without access to its list', async (name) => {
    const call: Call = calls[name];
    if (!('exportOf' in call)) throw new Error(`${name} is the file of no list`);
    const question = questions[name];
    const answers = presets.map(async (preset) => {
      const owner = await gym.make.member();
      const staff = gym.as(await gym.make.staff({ preset }));
      const listName = exportedList(call);
      const list = await staff.callLoosely(listName, await questions[listName].ask(owner));
      const file = await staff.callLoosely(name, await question.ask(owner));
      return { preset, list: list.status, file: file.status };
    });

    for (const { preset, list, file } of await Promise.all(answers))
      if (list === 403) expect(file, preset).toBe(403);
    expect(centerOfCall(call)).toEqual(centerOfCall(calls[exportedList(call)]));
  });
});

describe('lists', () => {
  it('show staff of one center only its rows', async () => {
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

  it('show coaches only their own appointments, and no phone numbers of other members', async () => {
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
