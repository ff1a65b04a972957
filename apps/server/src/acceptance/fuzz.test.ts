// onBothEngines: each driver encodes unexpected values in its own way.
import { isDeepStrictEqual } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Call, type CallName, calls, errorReply, methods } from '@namma/contract/calls';
import { days, hours } from '@namma/contract/days/dates';
import { API_PREFIX } from '@namma/contract/methods';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type ApiDescription, type FuzzedRequest, JSON_TYPE, requestsOf } from '../testing/fuzz/requests.ts';
import { startTestGym, type TestGym } from '../testing/gym.ts';

/**
 * Requests generated from the API description. `npm run fuzz` sends many more, with a new seed each time; `FUZZ_SEED`
 * repeats a run. In CI the seed is the day, so that a day has one outcome; elsewhere it is constant.
 */
const LONG_RUN_REQUESTS = 20_000;
const engineRequests = { embedded: 700, postgresql: 1_000 };
const BATCH_REQUESTS = 100;
const AT_ONCE = 8;
/** As many as the ids that requests contain most often, or half of them. */
const ROWS_ELSEWHERE = 100;
const requestsByKind = 400;
/** The allowed growth of the heap between the first quarter of a long run and its end. */
const MEMORY_GROWTH_MOST_BYTES = 24 * 1024 * 1024;

const isLongRun = process.env.FUZZ_LONG === 'yes';
const today = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
const seed = Number(process.env.FUZZ_SEED ?? (process.env.CI ? today : 20_300_304));

/** Internals that no response may reveal: stacks, SQL, paths, database messages. */
const insides =
  /\n\s+at |node_modules|\.(ts|js):\d|violates|syntax error|relation "|column "|ECONN|Kysely|Fastify|FST_/i;

interface Received {
  statusCode: number;
  body: string;
  headers: Record<string, unknown>;
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Decodes a response like a client.
 * @throws when it is not encoded as its headers declare
 */
function receive(answer: Received & { rawPayload: Buffer }): Received {
  const { statusCode, headers, body, rawPayload } = answer;
  const decode = decoders[String(headers['content-encoding'] ?? '')];
  return { statusCode, headers, body: decode && body ? decode(rawPayload).toString() : body };
}

/** Returns why a response is wrong; undefined when it is right. */
function findFault(
  { path, method }: FuzzedRequest,
  { statusCode, body, headers }: Received,
): string | undefined {
  if (statusCode >= 500) return 'a bug';
  if (headers['content-security-policy'] === undefined) return 'no security headers';
  if (method === 'HEAD' || statusCode === 304) return body === '' ? undefined : 'a body where none belongs';
  // The link in a mail leads to a page.
  if (statusCode === 303) return headers.location ? undefined : 'a redirect to nowhere';
  const name = path.slice(API_PREFIX.length + 1) as CallName;
  const isCall = method === methods[name] && statusCode < 300;
  const call: Call | undefined = isCall ? calls[name] : undefined;
  if (statusCode < 300 && !call) return 'a success of no call';
  if (call?.csv) return body.startsWith('\uFEFF') ? undefined : 'no CSV';
  if (call?.calendar) return body.startsWith('BEGIN:VCALENDAR\r\n') ? undefined : 'no calendar file';
  if (!call && insides.test(body)) return 'our inside';
  if (call && statusCode !== (call.success ?? 200)) return 'another success than it describes';
  const sent = readJson(body);
  if (sent === undefined) return 'no JSON';
  const parsed = (call?.reply ?? errorReply).safeParse(sent);
  if (!parsed.success) return `not as described: ${parsed.error.message}`;
  return isDeepStrictEqual(parsed.data, sent) ? undefined : 'more than it describes';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Senders = Record<FuzzedRequest['sender'], () => Promise<string | undefined>>;

/** Creates new rows and senders. Each request gets its own token, because some requests end their session. */
async function refill(gym: TestGym): Promise<Senders> {
  // Resets all rate limits.
  gym.setNow(new Date(gym.now().getTime() + hours(2)));
  const [member, otherMember, admin, manager] = [
    await gym.make.member(),
    await gym.make.member(),
    await gym.make.admin(),
    await gym.make.staff({ preset: 'manager', center: 'kormangla' }),
  ];
  const product = await gym.make.product();
  for (const orderStatus of ['Pending', 'Out-For-Delivery', 'Delivered'] as const)
    await gym.make.order({ member, product, orderStatus });
  await gym.make.address(member);
  await gym.make.cartLine(member, product);
  await gym.make.membership({ member });
  await gym.make.enquiry();
  return {
    guest: async () => undefined,
    member: () => gym.make.session(member.userId, days(1)),
    otherMember: () => gym.make.session(otherMember.userId, days(1)),
    admin: () => gym.make.session(admin.userId, days(1)),
    ofCenter: () => gym.make.session(manager.userId, days(1)),
    expired: () => gym.make.session(member.userId, -days(1)),
    nonsense: async () => "' or '1'='1",
  };
}

async function sendTo(gym: TestGym, request: FuzzedRequest, token: string | undefined): Promise<Received> {
  const { method, url, payload, headers } = request;
  return receive(
    await gym.app.inject({
      method: method as 'GET',
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    }),
  );
}

/** Paths of imports, and of calls whose `id` refers to one of two tables depending on a second field. */
const pathsByKind =
  /^\/api\/(?:imports\/|whatsApp\/|followUps\/record$|documents\/|passes\/get$|payments\/(?:receive|getUpi|getReceipt)$|membership\/slip$)/;

/** The rows of a center other than `kormangla`: their ids, or the numbers of documents. */
interface RowsElsewhere {
  memberships: ReadonlySet<number>;
  passes: ReadonlySet<number>;
  receipts: ReadonlySet<number>;
  documents: ReadonlySet<string>;
}

/** Creates memberships and passes of Indiranagar, whose first ids coincide, with receipts and their documents. */
async function fillElsewhere(gym: TestGym): Promise<RowsElsewhere> {
  const owner = gym.as(await gym.make.admin());
  for (let i = 0; i < ROWS_ELSEWHERE; i++) {
    const { membershipId } = await gym.make.membership();
    await owner.call('membership/update', { body: { id: membershipId, status: 'payed' } });
    await owner.call('passes/sell', {
      body: {
        kind: 'trial',
        center: 'indiranagar',
        day: '2030-03-04',
        name: 'Asha Rao',
        phone: `98450${String(i).padStart(5, '0')}`,
        expectedPaise: 0,
      },
    });
  }
  await sql`update memberships set center = 'indiranagar'`.execute(gym.db);
  const idsOf = async (table: 'memberships' | 'passes' | 'payments') =>
    new Set((await gym.db.selectFrom(table).select('id').execute()).map(({ id }) => id));
  const documents = await gym.db.selectFrom('documents').select('number').execute();
  return {
    memberships: await idsOf('memberships'),
    passes: await idsOf('passes'),
    receipts: await idsOf('payments'),
    documents: new Set(documents.map(({ number }) => number)),
  };
}

const importableFile: FuzzedRequest = {
  path: '/api/imports/check',
  method: 'POST',
  url: '/api/imports/check?kind=members&name=list.csv',
  headers: { 'content-type': 'text/csv' },
  payload: 'Name,Mobile\nAsha Rao,9845012345\n',
  sender: 'admin',
};

/** Passes start at Indiranagar with this id. */
const foreignPass: FuzzedRequest = {
  path: '/api/passes/get',
  method: 'GET',
  url: '/api/passes/get?id=1',
  headers: {},
  sender: 'ofCenter',
};

const sendableMessage: FuzzedRequest = {
  path: '/api/whatsApp/get',
  method: 'GET',
  url: '/api/whatsApp/get?kind=pass&id=1',
  headers: {},
  sender: 'admin',
};

/** True if a request contains a row of another center. */
function isElsewhere({ path, url, payload }: FuzzedRequest, rows: RowsElsewhere): boolean {
  const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
  const body = readJson(payload ?? '');
  const fields: Record<string, unknown> = { ...query, ...(typeof body === 'object' ? body : {}) };
  const { kind, subject } = fields;
  const id = Number(fields.id);
  if (path.includes('/whatsApp/')) {
    if (kind === 'pass') return rows.passes.has(id);
    return ['slip', 'receipt', 'renewal'].includes(String(kind)) && rows.memberships.has(id);
  }
  if (path.endsWith('/followUps/record')) return rows.passes.has(Number(fields.passId));
  if (path.endsWith('/passes/get')) return rows.passes.has(id);
  if (path.endsWith('/payments/getReceipt')) return rows.receipts.has(id);
  if (path.includes('/payments/')) return subject === 'membership' && rows.memberships.has(id);
  return path.includes('/documents/') && rows.documents.has(String(fields.number));
}

/** The size of the heap after garbage collection. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

it(
  'responds to any request as described, and never with a bug',
  async () => {
    const gym = await startTestGym({ today: '2030-03-04' });
    const howMany = isLongRun ? LONG_RUN_REQUESTS : engineRequests[gym.engine];
    const description: ApiDescription = (await gym.app.inject({ url: '/api/openapi.json' })).json();
    const requests = requestsOf(description);
    const faults: string[] = [];
    const statuses: Record<number, number> = {};
    const batches = Math.ceil(howMany / BATCH_REQUESTS);
    let heldEarly = Number.POSITIVE_INFINITY;

    const send = async (request: FuzzedRequest, token: string | undefined) => {
      const answer = await sendTo(gym, request, token);
      statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
      const fault = findFault(request, answer);
      if (fault)
        faults.push(
          `${fault}\n${JSON.stringify(request)}\n${answer.statusCode} ${answer.body.slice(0, 500)}`,
        );
    };
    for (let batch = 0; batch < batches; batch++) {
      const people = await refill(gym);
      const sample = fc.sample(requests, { seed: seed + batch, numRuns: BATCH_REQUESTS });
      for (let i = 0; i < sample.length; i += AT_ONCE)
        await Promise.all(
          sample.slice(i, i + AT_ONCE).map(async (request) => send(request, await people[request.sender]())),
        );
      if (isLongRun && batch === Math.floor(batches / 4)) heldEarly = heldBytes();
    }
    if (isLongRun) {
      const growth = heldBytes() - heldEarly;
      const mebibytes = (growth / 1024 ** 2).toFixed(1);
      process.stdout.write(
        `\n${gym.engine}: ${howMany} requests, seed ${seed}, ${JSON.stringify(statuses)}, ${mebibytes} MiB more held\n`,
      );
      expect(growth).toBeLessThan(MEMORY_GROWTH_MOST_BYTES);
    }

    expect(faults.slice(0, 3).join('\n\n'), `${faults.length} faults with seed ${seed}`).toBe('');
    // Many requests must pass validation, otherwise the handlers are not tested.
    expect(statuses[200] ?? 0).toBeGreaterThan(howMany / 10);
    expect(Object.keys(statuses)).toEqual(
      expect.arrayContaining(['200', '201', '400', '401', '403', '404', '409']),
    );
  },
  isLongRun ? 1_800_000 : 120_000,
);

it(
  'handles hostile files and rows by kind as described, and reveals no row of another center',
  async () => {
    const gym = await startTestGym({ today: '2030-03-04' });
    const elsewhere = await fillElsewhere(gym);
    const description: ApiDescription = (await gym.app.inject({ url: '/api/openapi.json' })).json();
    const requests = requestsOf(description, (path) => pathsByKind.test(path));
    const faults: string[] = [];
    const answered = new Map<string, number>();
    let refusedElsewhere = 0;
    const howMany = isLongRun ? LONG_RUN_REQUESTS / 10 : requestsByKind;

    const judge = async (request: FuzzedRequest, people: Senders) => {
      const answer = await sendTo(gym, request, await people[request.sender]());
      const isOthers = request.sender === 'ofCenter' && isElsewhere(request, elsewhere);
      const key = `${request.path} ${answer.statusCode}`;
      answered.set(key, (answered.get(key) ?? 0) + 1);
      if (isOthers && answer.statusCode === 403) refusedElsewhere++;
      const fault =
        findFault(request, answer) ??
        (isOthers && answer.statusCode < 300 ? 'a row of another center' : undefined);
      if (fault)
        faults.push(
          `${fault}\n${JSON.stringify(request)}\n${answer.statusCode} ${answer.body.slice(0, 500)}`,
        );
      return answer;
    };
    for (let batch = 0; batch < howMany / BATCH_REQUESTS; batch++) {
      const people = await refill(gym);
      const sample = fc.sample(requests, { seed: seed + batch, numRuns: BATCH_REQUESTS });
      // One readable file and one sendable message: few seeds generate them.
      for (const request of [importableFile, sendableMessage, foreignPass, ...sample]) {
        const { statusCode, body } = await judge(request, people);
        if (request.path !== '/api/imports/check' || statusCode !== 201) continue;
        // Runs and undoes what a check has accepted.
        const payload = JSON.stringify({ importId: (readJson(body) as { importId: number }).importId });
        for (const path of ['/api/imports/run', '/api/imports/undo'])
          await judge(
            { path, method: 'POST', url: path, headers: JSON_TYPE, payload, sender: 'admin' },
            people,
          );
      }
    }

    expect(faults.slice(0, 3).join('\n\n'), `${faults.length} faults with seed ${seed}`).toBe('');
    expect(refusedElsewhere).toBeGreaterThan(0);
    expect([...answered.keys()]).toEqual(
      expect.arrayContaining([
        '/api/imports/check 201',
        '/api/imports/run 200',
        '/api/imports/undo 200',
        '/api/whatsApp/get 200',
      ]),
    );
  },
  isLongRun ? 1_800_000 : 120_000,
);
