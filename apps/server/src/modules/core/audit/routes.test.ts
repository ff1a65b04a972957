import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { createOwner } from '../../people/staff/service.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const asha = await gym.make.admin();
const admin = gym.as(asha);
const list = async (query: object = {}) =>
  (await admin.callLoosely('admin/getActivity', { query: { ...query } })).body;
const latest = async () => (await list()).content[0];

describe('the activity log', () => {
  it('lists every product that is added, changed and deleted, with the changes', async () => {
    const fields = {
      name: 'Ragi Bar',
      category: 'fitfood' as const,
      description: 'Finger millet and jaggery.',
      price: 99.5,
      discount: 10,
      image: '/images/ragi.webp',
    };
    const common = {
      adminId: asha.userId,
      admin: asha.email,
      subjectType: 'product',
      at: gym.now().toISOString(),
    };

    await admin.call('product/add', { body: fields });
    const added = await latest();
    expect(added).toMatchObject({
      ...common,
      action: 'product added',
      subject: 'Ragi Bar',
      before: null,
      after: { ...fields, available: 1 },
    });

    const productId = added?.subjectId ?? 0;
    const { name, description } = fields;
    const change = { productId, name, description, price: 120, discount: 10, available: 0 as const };
    await admin.call('product/update', { body: change });
    expect(await latest()).toMatchObject({
      ...common,
      action: 'product changed',
      subjectId: productId,
      before: { price: 99.5, available: 1 },
      after: { price: 120, available: 0 },
    });

    const { length } = (await list({ limit: 100 })).content;
    await admin.call('product/update', { body: change });
    expect((await list({ limit: 100 })).content, 'saved without a change').toHaveLength(length);

    await admin.call('product/delete', { query: { id: productId } });
    expect(await latest()).toMatchObject({
      ...common,
      action: 'product deleted',
      subjectId: productId,
      before: { name: 'Ragi Bar', price: 120, available: 0 },
      after: null,
    });
  });

  it('lists every moved order, paid membership and answered query', async () => {
    const member = await gym.make.member({ name: 'Meera Iyer' });
    const product = await gym.make.product({ name: 'Oats' });
    const { orderId } = await gym.make.order({ member, product });
    const { membershipId } = await gym.make.membership({ member });
    const enquiryId = await gym.make.enquiry({ name: 'Kiran' });

    await admin.call('orders/update', { body: { id: orderId, status: 'Transit' } });
    await admin.call('membership/update', { body: { id: membershipId, status: 'payed' } });
    await admin.call('contact/update', { body: { id: enquiryId, status: 'Answered' } });

    expect((await list({ limit: 3 })).content).toMatchObject([
      {
        action: 'query answered',
        subjectType: 'query',
        subjectId: enquiryId,
        subject: 'Kiran',
        before: { status: 'unanswered' },
        after: { status: 'Answered' },
      },
      {
        action: 'membership paid',
        subjectType: 'membership',
        subjectId: membershipId,
        subject: 'Elite Plus of Meera Iyer',
        before: { payment_status: 'pending', receipt: null, amount: null, mode: null },
        after: {
          payment_status: 'payed',
          receipt: expect.stringMatching(/^NSG\/2930\/R\d{5}$/),
          amount: 12899,
          mode: 'cash',
        },
      },
      {
        action: 'order moved',
        subjectType: 'order',
        subjectId: orderId,
        subject: 'Oats for Meera Iyer',
        before: { status: 'Pending' },
        after: { status: 'Transit' },
      },
    ]);
  });

  it('shows current names, and finds entries by them, without being rewritten', async () => {
    const member = await gym.make.member({ name: 'Sunita Bhat' });
    const { orderId } = await gym.make.order({ member, product: await gym.make.product({ name: 'Jowar' }) });
    const { membershipId } = await gym.make.membership({ member });
    await admin.call('orders/update', { body: { id: orderId, status: 'Transit' } });
    await admin.call('membership/update', { body: { id: membershipId, status: 'payed' } });
    const readStored = async () =>
      (await sql`select * from activity order by id desc limit 2`.execute(gym.db)).rows;
    const stored = await readStored();
    const subjects = async (query: object) => (await list(query)).content.map(({ subject }) => subject);

    await gym
      .as(member)
      .call('user/update', { body: { name: 'Sunita Rao', phone: '9876543210', DOB: '1990-05-17' } });

    expect(await subjects({ limit: 2 })).toEqual(['Elite Plus of Sunita Rao', 'Jowar for Sunita Rao']);
    expect(await subjects({ q: 'sunita rao' })).toEqual(['Elite Plus of Sunita Rao', 'Jowar for Sunita Rao']);
    expect(await subjects({ q: 'bhat' })).toEqual([]);
    expect(await subjects({ q: 'jowar' })).toEqual(['Jowar for Sunita Rao']);
    expect(await readStored()).toEqual(stored);
    expect(JSON.stringify(stored)).not.toMatch(/sunita|@/i);
  });

  it('shows the current email of the admin, in the list, the filter, the search and the file', async () => {
    const leaving = await gym.make.admin();
    const { orderId } = await gym.make.order();
    await gym.as(leaving).call('orders/update', { body: { id: orderId, status: 'Transit' } });

    await sql`update users set email = 'former-admin@namma.invalid', name = 'Former admin' where id = ${leaving.userId}`.execute(
      gym.db,
    );

    const shown = { admin: 'former-admin@namma.invalid', adminId: leaving.userId, subjectId: orderId };
    expect(await latest()).toMatchObject(shown);
    expect((await list({ admin: 'former-admin@namma.invalid' })).content).toMatchObject([shown]);
    expect((await list({ q: 'former-admin' })).content).toMatchObject([shown]);
    expect((await list({ admin: leaving.email })).content).toEqual([]);
    const file = await admin.call('admin/exportActivity', {
      query: { subjectId: orderId, subjectType: 'order' },
    });
    expect(file.body).toContain(',former-admin@namma.invalid,order moved,');
    const { history } = (await admin.call('admin/getOrder', { query: { id: orderId } })).body;
    expect(history.at(-1)).toMatchObject({ by: 'former-admin@namma.invalid' });
  });

  it('shows a query with an erased sender as one of a visitor', async () => {
    const enquiryId = await gym.make.enquiry({ name: 'Kiran Das' });
    await admin.call('contact/update', { body: { id: enquiryId, status: 'Answered' } });
    expect((await list({ q: 'kiran das' })).content).toMatchObject([{ subject: 'Kiran Das' }]);

    // Real queries cannot be deleted yet, so the test disables the trigger that prevents it.
    await gym.db.transaction().execute(async (tx) => {
      await sql`alter table enquiries disable trigger enquiries_are_kept`.execute(tx);
      await sql`delete from enquiries where id = ${enquiryId}`.execute(tx);
      await sql`alter table enquiries enable trigger enquiries_are_kept`.execute(tx);
    });

    expect(await latest()).toMatchObject({
      action: 'query answered',
      subjectId: enquiryId,
      subject: 'a visitor',
    });
    expect((await list({ q: 'kiran das' })).content).toEqual([]);
  });

  it('names a new admin with the email, and who made it as the terminal', async () => {
    await createOwner({ db: gym.db, clock: gym.now, isRateLimited: true }, 'nila@namma.fit', 'none');

    expect((await list({ q: 'nila@' })).content).toMatchObject([
      {
        admin: 'terminal',
        adminId: null,
        action: 'admin created',
        subject: 'nila@namma.fit',
        before: null,
        after: { email: 'nila@namma.fit' },
      },
    ]);
    expect((await list({ admin: 'terminal' })).content).toMatchObject([{ subject: 'nila@namma.fit' }]);
    expect((await list({ q: 'term' })).content).toMatchObject([{ subject: 'nila@namma.fit' }]);
  });

  it('has no entry for refused changes', async () => {
    const { orderId } = await gym.make.order({ orderStatus: 'Delivered' });
    const before = await latest();

    await admin.call('orders/update', { body: { id: orderId, status: 'Transit' } });
    await admin.call('product/delete', { query: { id: 2_000_000_000 } });

    expect(await latest()).toEqual(before);
  });

  it.each([
    ['rewritten', `update activity set subject = 'x'`],
    ['rewritten where nothing is', `update activity set subject = 'x' where id = -1`],
    ['deleted', 'delete from activity'],
    ['emptied', 'truncate activity'],
    ['emptied with what refers to it', 'truncate users cascade'],
  ])('cannot be %s, by anyone', async (_how, statement) => {
    const { length } = (await list({ limit: 100 })).content;

    await expect(sql.raw(statement).execute(gym.db)).rejects.toThrow(
      /^(activity|consents) is only ever added to/,
    );

    expect((await list({ limit: 100 })).content).toHaveLength(length);
  });
});

describe('the filtered activity log', async () => {
  const own = await startTestGym({ now: new Date('2030-03-03T18:29:00Z') }); // 3 March, one minute to midnight
  const [one, other] = await own.make.admins(2);
  if (!one || !other) throw new Error('two admins were made');
  const oats = await own.make.order({ product: await own.make.product({ name: 'Rolled Oats' }) });
  await own.as(one).call('orders/update', { body: { id: oats.orderId, status: 'Transit' } });
  own.setNow(new Date('2030-03-03T18:30:00Z')); // 4 March
  await own.as(other).call('orders/update', { body: { id: oats.orderId, status: 'Out-For-Delivery' } });
  const enquiryId = await own.make.enquiry({ name: '=Evil' });
  await own.as(other).call('contact/update', { body: { id: enquiryId, status: 'Answered' } });
  const ids = async (query: object) => {
    const { body } = await own.as(one).callLoosely('admin/getActivity', { query: { ...query } });
    return body.content.map((row) => row.id);
  };

  it.each([
    [{}, [3, 2, 1]],
    [{ sort: 'oldest' }, [1, 2, 3]],
    [{ admin: one.email.toUpperCase() }, [1]],
    [{ action: 'order moved' }, [2, 1]],
    [{ action: 'order moved', admin: other.email }, [2]],
    [{ subjectType: 'query' }, [3]],
    [{ subjectType: 'cat' }, []],
    [{ subjectType: 'order', subjectId: oats.orderId }, [2, 1]],
    [{ from: '2030-03-04' }, [3, 2]],
    [{ to: '2030-03-03' }, [1]],
    [{ from: '2030-02-01', to: '2030-02-28' }, []],
    [{ q: 'rolled' }, [2, 1]],
    [{ q: other.email.slice(0, -8) }, [3, 2]],
    [{ page: 2, limit: 2 }, [1]],
  ])('by %j', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it('reports the number of pages', async () => {
    const totalPages = async (query: object) =>
      (await own.as(one).callLoosely('admin/getActivity', { query: { ...query } })).body.totalPages;

    expect(await totalPages({ limit: 2 })).toBe(2);
    expect(await totalPages({ limit: 1, action: 'order moved' })).toBe(2);
    expect(await totalPages({ limit: 1, q: 'rolled' })).toBe(2);
    expect(await totalPages({ limit: 1, admin: other.email })).toBe(2);
  });

  it('comes as CSV', async () => {
    const file = await own.as(one).call('admin/exportActivity', { query: { subjectType: 'query' } });

    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="activity-2030-03-04.csv"',
    });
    expect(file.body).toBe(
      '\uFEFFWhen,Admin,Action,Kind,Number,Subject,Before,After\r\n' +
        `2030-03-04 00:00,${other.email},query answered,query,${enquiryId},'=Evil,status: unanswered,status: Answered\r\n`,
    );
  });

  it('is empty for an unknown action', async () => {
    const { body } = await own.as(one).call('admin/getActivity', { query: { action: 'order lost' } });

    expect(body.content).toEqual([]);
  });

  it.each([
    [{ from: '2030-02-30' }, 'from'],
    [{ sort: 'best' }, 'sort'],
    [{ limit: 101 }, 'limit'],
  ])('is refused for %j', async (query, path) => {
    const reply = await own.as(one).callLoosely('admin/getActivity', { query });

    expect(reply.status).toBe(400);
    expect(reply.body.issues).toMatchObject([{ path }]);
  });
});
