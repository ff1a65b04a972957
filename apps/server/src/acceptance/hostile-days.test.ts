import { type Call, type CallName, calls, methods } from '@namma/contract/calls';
import { addDays } from '@namma/contract/days/dates';
import { type DayField, dayFieldsOf, horizonOf } from '@namma/contract/days/horizons';
import { API_PREFIX } from '@namma/contract/methods';
import { describe, expect, it } from 'vitest';
import { fill, shapeOf, usual } from '../testing/filled-shape.ts';
import { startTestGym } from '../testing/gym.ts';
import { hostileDays, hostileInstants } from '../testing/hostile-days.ts';

/* Sends every day and instant field of each call in all invalid forms (D18). */

const TODAY = '2030-03-04';
const gym = await startTestGym({ today: TODAY });
const admin = await gym.make.admin();
const { membershipId, member } = await gym.make.membership({ paymentStatus: 'payed' });
const coach = await gym.make.coach();
await gym.make.product();
const { id: appointmentId } = await gym.make.appointment({ coach });
await gym.as(admin).call('passes/sell', {
  body: { name: 'Meera Pai', phone: '9731300057', center: 'kormangla', day: TODAY, kind: 'trial' },
});
let emails = 0;
const saysHorizon = /^Choose .* \d{4} or (a later|an earlier) day$|^You must be at least 13/;

/** Values of calls whose schema does not say all that a request needs. */
const others: Partial<Record<CallName, () => Record<string, unknown>>> = {
  'auth/userRegister': () => ({
    name: 'Asha Rao',
    email: `asha${emails++}@example.com`,
    phone: '9876543210',
    gender: 'Female',
    address: '1 MG Road',
    password: 'secret-1',
    Cpassword: 'secret-1',
    DOB: '1990-05-01',
  }),
  'user/update': () => ({ name: 'Asha Rao', phone: '9876543210', DOB: '1990-05-01' }),
  'membership/register': () => ({ type: 'Elite', center: 'indiranagar', start_Date: TODAY, price: 1 }),
  'membership/pause': () => ({ id: membershipId, fromDay: '2030-03-10', toDay: '2030-03-20' }),
  'consultancy/move': () => ({ id: appointmentId, coachId: coach.coachId }),
  'consultancy/addClosure': () => ({
    ...{
      coachId: coach.coachId,
      reason: 'Away',
      startsAt: '2030-03-05T00:00:00Z',
      endsAt: '2030-03-06T00:00:00Z',
    },
  }),
  'consultancy/getAffected': () => ({
    coachId: coach.coachId,
    startsAt: '2030-03-05T00:00:00Z',
    endsAt: '2030-03-06T00:00:00Z',
  }),
  'settings/set': () => ({
    key: 'offer',
    fromDay: TODAY,
    value: { en: 'One month more', kn: null, hi: null, tier: 'elitePro' },
  }),
  'membership/registerFor': () => ({
    type: 'Elite',
    center: 'kormangla',
    start_Date: TODAY,
    end_Date: '2030-06-04',
    member: { name: 'Meera Pai', phone: '9731300055' },
    payments: [],
  }),
  'followUps/record': () => ({ userId: member.userId, reason: 'ended', outcome: 'reached' }),
  'centers/setHours': () => ({
    day: '2030-03-11',
    opensAtMinute: 480,
    closesAtMinute: 720,
    reason: 'Diwali',
  }),
};

interface Field extends DayField {
  name: CallName;
  part: 'query' | 'body';
}
const fields = Object.entries<Call>(calls).flatMap(([name, { query, body }]) => [
  ...(query
    ? dayFieldsOf(query).map((field): Field => ({ ...field, name: name as CallName, part: 'query' }))
    : []),
  ...(body
    ? dayFieldsOf(body).map((field): Field => ({ ...field, name: name as CallName, part: 'body' }))
    : []),
]);
const isMonth = ({ writing }: Field) => writing === 'month';
const textsOf = (field: Field): readonly string[] =>
  isMonth(field)
    ? hostileDays.map((day) => day.slice(0, -3))
    : field.writing === 'instant'
      ? hostileInstants
      : hostileDays;

/** The query or body of a call with what it requires: rows by the id 1, of which the gym has one of each kind, and days of today. */
function requiredOf({ name, part }: Field): Record<string, unknown> {
  const schema = (calls[name] as Call)[part];
  const { properties = {}, required = [] } = schema ? shapeOf(schema) : {};
  const given = Object.fromEntries(
    required.flatMap((field) => (properties[field] ? [[field, fill(properties[field], usual)]] : [])),
  );
  for (const field of fields.filter((each) => each.name === name && each.part === part)) {
    const [first = '', second] = field.path;
    if (second === undefined && required.includes(first)) given[first] = dayWithin(field);
  }
  return { ...given, ...others[name]?.() };
}

const dayWithin = (field: Field): string => {
  const { first, last } = horizonOf(field.horizon, TODAY);
  const day = first <= TODAY && TODAY <= last ? TODAY : first;
  if (isMonth(field)) return day.slice(0, -3);
  return field.writing === 'instant' ? `${day}T06:30:00Z` : day;
};

async function send(field: Field, value: string) {
  const { name, part, path } = field;
  const given = requiredOf(field);
  const [first = '', second] = path;
  given[first] = second === undefined ? value : { ...(given[first] as object), [second]: value };
  // One of two instants alone is refused for another reason.
  if (path[0] === 'startsAt' && name.startsWith('consultancy/book')) given.coachId = coach.coachId;
  const isOwn = (calls[name] as Call).access === 'member';
  const token = await gym.make.session((isOwn ? member : admin).userId, 86_400_000);
  const search = new URLSearchParams(given as Record<string, string>);
  const answer = await gym.app.inject({
    method: methods[name],
    url: `${API_PREFIX}/${name}${part === 'query' ? `?${search}` : ''}`,
    ...(part === 'body' ? { payload: given } : {}),
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, body: answer.body };
}

it('knows calls of every horizon', () => {
  expect(new Set(fields.map(({ horizon }) => horizon)).size).toBeGreaterThan(6);
  expect(fields.length).toBeGreaterThan(30);
});

describe.each(fields.map((field) => [`${field.name} ${field.path.join('.')}`, field] as const))(
  '%s',
  (_, field) => {
    it('responds to any day with data or a refusal, never with a bug', async () => {
      // Each attempt would count towards the hourly limits.
      const wrong: string[] = [];
      for (const text of textsOf(field)) {
        gym.setNow(new Date(gym.now().getTime() + 1));
        const { status, body } = await send(field, text);
        if (status >= 500) wrong.push(`${JSON.stringify(text)}: ${status} ${body}`);
      }
      expect(wrong).toEqual([]);
    });

    it('refuses days outside its horizon, with a message at the field', async () => {
      const { first, last } = horizonOf(field.horizon, TODAY);
      const outside = [addDays(first, -40), addDays(last, 40), '0001-01-01', '9999-12-31'];
      for (const day of outside) {
        const text = isMonth(field)
          ? day.slice(0, -3)
          : field.writing === 'instant'
            ? `${day}T06:30:00Z`
            : day;
        const { status, body } = await send(field, text);
        expect([text, status]).toEqual([text, status === 429 ? 429 : 400]);
        if (status === 429) continue;
        const { issues } = JSON.parse(body);
        const issue = issues?.find((each: { path: string }) => each.path === field.path.join('.'));
        expect([text, issue?.message]).toEqual([text, expect.stringMatching(saysHorizon)]);
      }
    });
  },
);
