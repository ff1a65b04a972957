import { formatTicketNumber } from '@namma/contract/codes/ticket-number';
import { days, hours, minutes, seconds } from '@namma/contract/days/dates';
import { nextReplyTo } from '@namma/contract/enquiries/rules';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });

let lastAddress = 0;
/** A separate address for each test, because limits count by address. */
const newAddress = () => `10.0.0.${++lastAddress}`;
const message = {
  name: 'Meera',
  email: 'meera@example.com',
  phone: '9876543210',
  msg: 'When does the pool open?',
} as const;
const write = (body: object = {}, from = newAddress()) =>
  gym.guest(from).callLoosely('contact/register', { body: { ...message, ...body } });

describe('writing to the gym', () => {
  it('stores the message, unanswered, for the admins', async () => {
    const reply = await write({ msg: 'Do you have lockers?\nAnd towels?' });
    const { body } = await gym.as(await gym.make.admin()).call('contact/getAll', { query: {} });

    const ticketNumber = formatTicketNumber(body.content[0]?.contact_id ?? 0);
    expect(reply).toMatchObject({
      status: 201,
      body: { status: 'Thank you. We have your message.', ticketNumber },
    });
    expect(body.content[0]).toEqual({
      contact_id: expect.any(Number),
      name: 'Meera',
      email: 'meera@example.com',
      phone: '9876543210',
      message: 'Do you have lockers?\nAnd towels?',
      status: 'unanswered',
      createdAt: gym.now().toISOString(),
      ticketNumber,
      answer: null,
      next: { kind: 'acknowledge', dueAt: new Date(gym.now().getTime() + hours(48)).toISOString() },
    });
  });

  it.each(['asha@example.com', 'hello@namma.fit', 'postmaster@example.com', 'noreply@example.com'])(
    'from %s is acknowledged only where someone reads it',
    async (email) => {
      const { status } = await write({ email });

      const mails = await gym.db.selectFrom('mails').select('kind').where('recipient', '=', email).execute();
      expect(status).toBe(201);
      expect(mails).toEqual(email === 'asha@example.com' ? [{ kind: 'query received' }] : []);
    },
  );

  it.each([
    ['15 characters', 'm'.repeat(15)],
    ['250 characters', 'm'.repeat(250)],
    ['15 characters outside the first plane', '💪'.repeat(15)],
    ['250 characters outside the first plane', '💪'.repeat(250)],
  ])('accepts a message of %s', async (_length, msg) => {
    expect((await write({ msg })).status).toBe(201);
  });

  it.each([
    [{ msg: 'm'.repeat(14) }, 'msg', 'Use 15 to 250 characters'],
    [{ msg: '💪'.repeat(14) }, 'msg', 'Use 15 to 250 characters'],
    [{ msg: `  ${'m'.repeat(14)}  ` }, 'msg', 'Use 15 to 250 characters'],
    [{ msg: 'm'.repeat(251) }, 'msg', 'Use at most 250 characters'],
    [{ msg: 'a message with \u0000 in it' }, 'msg', 'Remove invisible control characters'],
    [{ name: ' ' }, 'name', 'Name required!'],
    [{ email: 'meera' }, 'email', 'Invalid email!'],
    [{ phone: '98765-4321O' }, 'phone', 'Phone no Should be exactly 10 digits'],
    [{ phone: '987654321' }, 'phone', 'Phone no Should be exactly 10 digits'],
  ])('refuses %j', async (wrong, path, text) => {
    const reply = await write(wrong);

    expect(reply.status).toBe(400);
    expect(reply.body.issues).toEqual([{ path, message: text }]);
  });

  it('accepts five from one address in ten minutes, sent at once or not, and returns when to retry', async () => {
    const address = newAddress();
    const start = gym.now();

    const replies = await Promise.all(Array.from({ length: 7 }, () => write({}, address)));
    const elsewhere = await write({});
    gym.setNow(new Date(start.getTime() + minutes(10) - 1));
    const tooSoon = await write({}, address);
    gym.setNow(new Date(start.getTime() + minutes(10)));
    const later = await write({}, address);
    gym.setNow(start);

    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429]);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.body.message).toBe(
      'Too many attempts from this network. Try again in 10 minutes, or use another network.',
    );
    expect(refused?.headers['retry-after']).toBe('600');
    expect([elsewhere.status, tooSoon.status, later.status]).toEqual([201, 429, 201]);
  });

  it('stores it once when it is repeated with the same key, and counts it once', async () => {
    const visitor = gym.guest(newAddress());
    const name = 'Meera from the lift';
    const send = (msg: string, key = 'one message') =>
      visitor.call('contact/register', {
        body: { ...message, name, msg },
        headers: { [IDEMPOTENCY_KEY_HEADER]: key },
      });

    const first = await send('When does the pool open?');
    const again = [];
    for (let tries = 0; tries < 6; tries++) again.push(await send('When does the pool open?'));
    const other = await send('When does the pool close?');

    expect(first.status).toBe(201);
    for (const reply of again) expect(reply).toMatchObject({ status: 201, body: first.body });
    expect(other.status).toBe(422);
    expect((await send('When does the pool open?', '')).status).toBe(400);
    const kept = gym.db.selectFrom('enquiries').select('id').where('name', '=', name);
    expect(await kept.execute()).toHaveLength(1);
  });

  it('belongs to the member of its session; a guest message stays anonymous, also when repeated with a session', async () => {
    const member = await gym.make.member();
    const guest = gym.guest(newAddress());
    const asMember = gym.as(member);
    const write = (by: typeof guest, name: string) =>
      by.call('contact/register', {
        body: { ...message, name, email: member.email },
        headers: { [IDEMPOTENCY_KEY_HEADER]: `written by ${name}` },
      });

    const first = await write(guest, 'A guest');
    const again = await write(asMember, 'A guest');
    await write(asMember, 'The member');

    expect(again.body).toEqual(first.body);
    const stored = gym.db
      .selectFrom('enquiries')
      .select(['name', 'user_id'])
      .where('email', '=', member.email);
    expect(await stored.orderBy('id').execute()).toEqual([
      { name: 'A guest', user_id: null },
      { name: 'The member', user_id: member.userId },
    ]);
  });

  it('counts no message that was refused for its fields', async () => {
    const address = newAddress();
    for (let tries = 0; tries < 6; tries++) await write({ phone: '' }, address);

    expect((await write({}, address)).status).toBe(201);
  });
});

describe('answering a query', () => {
  it('stores the answer, and shows it in the list and in the file', async () => {
    const admin = gym.as(await gym.make.admin());
    const id = await gym.make.enquiry();

    const reply = await admin.call('contact/update', {
      body: { id, status: 'Answered', answer: '  At 5.\nBring a towel.  ' },
    });
    const { body } = await admin.call('contact/getAll', { query: { q: formatTicketNumber(id) } });
    const file = await admin.call('admin/exportQueries', { query: { q: formatTicketNumber(id) } });

    expect(reply).toMatchObject({ status: 200, body: { activityId: expect.any(Number) } });
    expect(body.content).toMatchObject([{ status: 'Answered', answer: 'At 5.\nBring a towel.', next: null }]);
    expect(String(file.body)).toContain(`${formatTicketNumber(id)}`);
    expect(String(file.body)).toContain('"At 5.\nBring a towel."');
  });

  it('stores only the first answer, and shows it to the other admin', async () => {
    const id = await gym.make.enquiry();
    const admins = await gym.make.admins(2);

    const replies = await Promise.all(
      admins.map((admin, n) =>
        gym.as(admin).callLoosely('contact/update', {
          body: { id, status: 'Answered', answer: `Answer ${n}` },
        }),
      ),
    );

    const first = replies.findIndex(({ status }) => status === 200);
    const refused = replies[1 - first];
    expect(refused?.status).toBe(409);
    expect(refused?.body.query).toMatchObject({
      contact_id: id,
      status: 'Answered',
      answer: `Answer ${first}`,
    });
  });

  it('mails the answer, unless the step is undone within ten seconds or it was given by phone', async () => {
    const own = await startTestGym({ today: '2030-03-04' });
    const admin = own.as(await own.make.admin());
    const id = await own.make.enquiry({ name: 'Meera', message: 'When does the pool open?' });
    const answer = async (text: string) => {
      const { body } = await admin.call('contact/update', { body: { id, status: 'Answered', answer: text } });
      return body.activityId ?? 0;
    };
    const listMails = async () => (await admin.call('admin/getMails', { query: {} })).body.content;

    await admin.call('contact/update', { body: { id: await own.make.enquiry(), status: 'Answered' } });
    const byPhone = await listMails();
    await admin.call('admin/undo', { body: { activityId: await answer('At 5.') } });
    const undone = await listMails();
    await answer('At 6.\nBring a towel.');
    const [mail, ...others] = await listMails();
    const { next_try_at } = await own.db.selectFrom('mails').select('next_try_at').executeTakeFirstOrThrow();
    const { body } = await admin.call('admin/getMail', { query: { id: mail?.id ?? 0 } });

    expect(byPhone).toEqual([]);
    expect(undone).toEqual([]);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'query answered', to: 'meera@example.com', name: 'Meera' });
    expect(next_try_at).toEqual(new Date(own.now().getTime() + seconds(10)));
    expect(body.subject).toBe(`Your query ${formatTicketNumber(id)}`);
    expect(body.text).toContain('At 6.\nBring a towel.');
    expect(body.text).toContain('> When does the pool open?');
  });

  it('deletes the answer on undo, and accepts another one', async () => {
    const id = await gym.make.enquiry();
    const admin = gym.as(await gym.make.admin());
    const find = async () => {
      const { body } = await admin.call('contact/getAll', { query: { q: formatTicketNumber(id) } });
      return body.content;
    };
    const { body } = await admin.call('contact/update', {
      body: { id, status: 'Answered', answer: 'At 5.' },
    });

    await admin.call('admin/undo', { body: { activityId: body.activityId ?? 0 } });
    const undone = await find();
    await admin.call('contact/update', { body: { id, status: 'Answered', answer: 'At 6.' } });
    const again = await find();

    expect(undone).toMatchObject([{ status: 'unanswered', answer: null }]);
    expect(again).toMatchObject([{ status: 'Answered', answer: 'At 6.' }]);
  });

  it.each([
    ['of one character', 'A', 200],
    ['of 2,000 characters', 'm'.repeat(2_000), 200],
    ['of 2,001 characters', 'm'.repeat(2_001), 400],
    ['of spaces', '   ', 400],
    ['with control characters', 'At 5\u0007', 400],
  ] as const)('with a text %s', async (_length, answer, status) => {
    const id = await gym.make.enquiry();
    const admin = gym.as(await gym.make.admin());

    const reply = await admin.callLoosely('contact/update', { body: { id, status: 'Answered', answer } });

    expect(reply.status).toBe(status);
  });

  it.each([
    [{ id: 2_000_000_000, status: 'Answered' }, 404],
    [{ id: 1, status: 'answered' }, 400],
    [{ id: 1, status: 'unanswered' }, 400],
  ])('refuses %j with %i', async (body, status) => {
    const admin = await gym.make.admin();

    expect((await gym.as(admin).callLoosely('contact/update', { body })).status).toBe(status);
  });

  it('is final in the database too', async () => {
    const id = await gym.make.enquiry({ status: 'Answered' });

    const update = gym.db
      .updateTable('enquiries')
      .set({ status: 'unanswered' })
      .where('id', '=', id)
      .execute();

    await expect(update).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the list of all queries', () => {
  it('has pages, newest first, with filters by status and text', async () => {
    const own = await startTestGym({ today: '2030-03-04' });
    const admin = own.as(await own.make.admin());
    const first = await own.make.enquiry({ name: 'Asha', message: 'Is there 20% off for students?' });
    const second = await own.make.enquiry({ name: 'Ravi', status: 'Answered' });
    const third = await own.make.enquiry({ name: 'Ravi_K' });
    const list = async (query: object) => {
      const { body } = await admin.callLoosely('contact/getAll', { query: { ...query } });
      return { ids: body.content.map(({ contact_id }) => contact_id), totalPages: body.totalPages };
    };

    expect(await list({})).toEqual({ ids: [third, second, first], totalPages: 1 });
    expect(await list({ limit: 2 })).toEqual({ ids: [third, second], totalPages: 2 });
    expect(await list({ limit: 2, page: 2 })).toEqual({ ids: [first], totalPages: 2 });
    expect(await list({ status: 'unanswered' })).toEqual({ ids: [third, first], totalPages: 1 });
    expect(await list({ q: 'ravi' })).toEqual({ ids: [third, second], totalPages: 1 });
    expect(await list({ q: 'i_k' })).toEqual({ ids: [third], totalPages: 1 });
    expect(await list({ q: '20%' })).toEqual({ ids: [first], totalPages: 1 });
    expect(await list({ q: '%' })).toEqual({ ids: [], totalPages: 0 });
    expect(await list({ q: 'STUDENTS' })).toEqual({ ids: [first], totalPages: 1 });
    expect((await admin.callLoosely('contact/getAll', { query: { status: 'answered' } })).status).toBe(400);
  });
});

describe('queries of some days', () => {
  it('are those between two midnights in Bengaluru, with the searched words', async () => {
    const own = await startTestGym({ today: '2030-03-04' });
    const admin = own.as(await own.make.admin());
    const at = (instant: string, name: string) => {
      own.setNow(new Date(instant));
      return own.make.enquiry({ name });
    };
    await at('2030-03-04T18:29:59.999Z', 'Asha');
    const asha = await at('2030-03-04T18:30:00.000Z', 'Asha');
    const ravi = await at('2030-03-05T18:29:59.999Z', 'Ravi');
    await at('2030-03-05T18:30:00.000Z', 'Asha');
    const list = async (query: object) => {
      const { body } = await admin.callLoosely('contact/getAll', { query: { ...query } });
      return body.content.map(({ contact_id }) => contact_id);
    };
    const thatDay = { from: '2030-03-05', to: '2030-03-05' };

    expect(await list(thatDay)).toEqual([ravi, asha]);
    expect(await list({ ...thatDay, q: 'asha' })).toEqual([asha]);
    expect(await list({ ...thatDay, status: 'Answered' })).toEqual([]);
    const file = await admin.callLoosely('admin/exportQueries', { query: thatDay });
    expect(String(file.body).trim().split('\r\n')).toHaveLength(3);
  });
});

describe('the time left for a query', () => {
  const startQueries = async () => {
    const own = await startTestGym({ today: '2030-03-04' });
    const admin = own.as(await own.make.admin());
    const start = own.now().getTime();
    const receive = (name: string, before: number) => {
      own.setNow(new Date(start - before));
      return own.make.enquiry({ name });
    };
    const acknowledge = (id: number) =>
      own.db.updateTable('enquiries').set({ acknowledged_at: own.now() }).where('id', '=', id).execute();
    const restart = () => own.setNow(new Date(start));
    const list = async (query: object) => {
      const { body } = await admin.callLoosely('contact/getAll', { query: { ...query } });
      return body.content.map(({ contact_id }) => contact_id);
    };
    return { own, admin, start, receive, acknowledge, restart, list };
  };

  it('is the sort order: least time left first, answered ones at the end, page by page', async () => {
    const { admin, receive, acknowledge, restart, list } = await startQueries();
    const acknowledged = await receive('acknowledged', days(20));
    const late = await receive('late', hours(50));
    const answered = await receive('answered', hours(49));
    const old = await receive('old', hours(30));
    const fresh = await receive('fresh', 0);
    restart();
    await acknowledge(acknowledged);
    await admin.call('contact/update', { body: { id: answered, status: 'Answered' } });

    expect(await list({ sort: 'due' })).toEqual([late, old, fresh, acknowledged, answered]);
    expect(await list({ sort: 'due', limit: 2, page: 2 })).toEqual([fresh, acknowledged]);
    expect(await list({ sort: 'due', limit: 2, page: 3 })).toEqual([answered]);
    expect(await list({ sort: 'due', q: 'pool' })).toEqual([late, old, fresh, acknowledged, answered]);
    const file = await admin.callLoosely('admin/exportQueries', { query: { sort: 'due' } });
    const numbers = String(file.body)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number.parseInt(line, 10));
    expect(numbers).toEqual([late, old, fresh, acknowledged, answered]);
  });

  it('ends after 48 hours, or 30 days once acknowledged, as in the filter and the dashboard', async () => {
    const { own, admin, start, receive, acknowledge, restart, list } = await startQueries();
    const late = await receive('late', hours(48) + seconds(1));
    const onTime = await receive('on time', hours(48));
    const acknowledged = await receive('acknowledged', days(30));
    await acknowledge(acknowledged);
    restart();
    const countOverdue = async () => (await admin.call('admin/getDashData')).body.overdueQueries;

    expect(await list({ overdue: 'true' })).toEqual([late]);
    expect(await countOverdue()).toBe(1);
    own.setNow(new Date(start + seconds(1)));
    expect(await list({ overdue: 'true', sort: 'oldest' })).toEqual([late, onTime, acknowledged]);
    expect(await list({ overdue: 'true', q: 'on time' })).toEqual([onTime]);
    expect(await list({ overdue: 'true', status: 'Answered' })).toEqual([]);
    expect(await countOverdue()).toBe(3);
    await admin.call('contact/updateMany', { body: { ids: [late, onTime, acknowledged] } });
    expect(await countOverdue()).toBe(0);
    expect((await admin.callLoosely('contact/getAll', { query: { overdue: 'no' } })).status).toBe(400);
  });

  it('is the same in the database as in the contract', async () => {
    const id = await gym.make.enquiry();
    const readDue = async () => {
      const { rows } = await sql<{ created_at: Date; due_at: Date }>`
        select created_at, due_at from enquiries where id = ${id}`.execute(gym.db);
      return rows[0];
    };

    const before = await readDue();
    await gym.db.updateTable('enquiries').set({ acknowledged_at: gym.now() }).where('id', '=', id).execute();
    const after = await readDue();

    const receivedAt = before?.created_at ?? gym.now();
    expect(before?.due_at).toEqual(nextReplyTo(receivedAt, false).dueAt);
    expect(after?.due_at).toEqual(nextReplyTo(receivedAt, true).dueAt);
  });
});
