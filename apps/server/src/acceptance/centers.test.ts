import { type Call, calls } from '@namma/contract/calls';
import { type Center, centers } from '@namma/contract/centers/rules';
import type { CallName } from '@namma/contract/methods';
import { holds } from '@namma/contract/staff/permissions';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { locateRows } from '../modules/people/staff/places.ts';
import { idsOf } from '../platform/http/own-center.ts';
import { gym, type Question, type Questions } from '../testing/access.ts';

const questions = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Questions>('../modules/*/*/access.ts', { eager: true, import: 'access' }),
  ),
) as Record<CallName, Question>;

const namesCenter = ({ query, body }: Call): boolean =>
  [query, body].some((schema) => {
    const { properties = {} } = schema ? z.toJSONSchema(schema, { io: 'input' }) : {};
    return 'center' in properties;
  });

const permissionOf = (call: Call) =>
  call.access === 'admin' ? call.permission : call.access === 'member' ? call.forOthers : undefined;

/** Calls of staff that name a center or a row of one; of the staff itself only owners decide, who have every center. */
const names = (Object.keys(calls) as CallName[]).filter((name) => {
  const call: Call = calls[name];
  const permission = permissionOf(call);
  return permission && holds('manager', permission) && (call.ofCenter !== undefined || namesCenter(call));
});

/** A request with the center that it is about, where it says one. */
async function ask(name: CallName) {
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
    expect(names.length).toBeGreaterThan(25);
  });

  it.each(names)('%s: a manager of the center may, one of another may not', async (name) => {
    const here = await ask(name);
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
