import { addDays } from '@namma/contract/days/dates';
import { describe, expect, it } from 'vitest';
import { startDocumentsGym } from '../../../testing/documents-gym.ts';

const { gym, admin, setTax, checkoutOf, move, undo, onlyNumberOf } = await startDocumentsGym();

describe('the documents of the gym', () => {
  it('are found by number, buyer and month', async () => {
    const member = await gym.make.member({ name: 'Zubeida Khan' });
    const { orderIds } = await checkoutOf(member, [await gym.make.product()]);
    await move(orderIds[0] ?? 0);
    const number = await onlyNumberOf(member);
    const find = async (query: { q?: string; month?: string }) => {
      const { content } = (await gym.as(admin).call('admin/getDocuments', { query })).body;
      return content.filter((row) => row.number === number).map(({ buyer }) => buyer);
    };

    expect(await find({ q: number.toLowerCase() })).toEqual(['Zubeida Khan']);
    expect(await find({ q: 'zubeida', month: '2030-03' })).toEqual(['Zubeida Khan']);
    expect(await find({ q: 'zubeida', month: '2030-02' })).toEqual([]);
    expect(await find({ month: '2030-04' })).toEqual([]);
  });

  it('cannot be changed or deleted, even in the database', async () => {
    const { orderId } = await gym.make.order();
    const moved = await move(orderId);
    await undo(moved.body.activityId);
    const made = await gym.db.selectFrom('documents').selectAll().executeTakeFirstOrThrow();
    const given = Object.entries(made).flatMap(([column, value]) => (value === null ? [] : [column]));
    const fixed = given.filter(
      (column) => !['id', 'is_buyer_deleted', 'searched', 'cancelled_at'].includes(column),
    );
    // 'null' would violate a constraint too, but triggers fire first.
    const change = (column: string) => gym.db.updateTable('documents').set({ [column]: null } as never);
    const deletion = gym.db.deleteFrom('documents');
    const revival = gym.db
      .updateTable('documents')
      .set({ cancelled_at: null })
      .where('cancelled_at', 'is not', null);

    for (const column of fixed)
      await expect(change(column).execute(), column).rejects.toThrow('documents is only ever added to');
    await expect(deletion.execute()).rejects.toThrow('it is never deleted');
    await expect(revival.execute()).rejects.toThrow('documents is only ever added to');
  });
});

describe('the tax of products', () => {
  it('is listed with what needs a review first', async () => {
    const [unsure, sure, unknown] = await gym.make.products(3, { name: 'Quinoa Puffs' });
    if (!unsure || !sure || !unknown) throw new Error('There are three products.');
    const body = { hsn: '1904', rateBasisPoints: 500, fromDay: '2026-01-01' };
    await gym.as(admin).call('admin/setProductTax', { body: { ...body, productId: sure.productId } });
    await gym.as(admin).call('admin/setProductTax', {
      body: { ...body, productId: unsure.productId, needsReview: true },
    });
    const tomorrow = addDays('2030-03-04', 1);
    await gym.as(admin).call('admin/setProductTax', {
      body: { ...body, productId: sure.productId, rateBasisPoints: 1_800, fromDay: tomorrow },
    });

    const all = await gym.as(admin).call('admin/getProductTax', { query: { q: 'quinoa puffs' } });
    const some = await gym.as(admin).call('admin/getProductTax', {
      query: { q: 'quinoa puffs', needsReview: 'true' },
    });

    expect(all.body.content.map(({ productId }) => productId)).toEqual([
      unknown.productId,
      unsure.productId,
      sure.productId,
    ]);
    expect(all.body.content.map(({ hsn, needsReview }) => [hsn, needsReview])).toEqual([
      [null, true],
      ['1904', true],
      ['1904', false],
    ]);
    expect(all.body.content.at(-1)).toMatchObject({
      rateBasisPoints: 500,
      next: { hsn: '1904', rateBasisPoints: 1_800, fromDay: tomorrow },
    });
    expect(some.body.content).toHaveLength(2);
    expect(all.body.needReview).toBe(some.body.needReview);
    expect(all.body.needReview).toBeGreaterThanOrEqual(2);
  });

  it('is logged when an admin changes it', async () => {
    const product = await gym.make.product();
    await setTax(product, 500);
    await setTax(product, 1_800, '2030-04-01');

    const { body } = await gym.as(admin).call('admin/getActivity', {
      query: { action: 'tax set', subjectId: product.productId },
    });

    expect(body.content.map(({ before, after }) => [before, after])).toEqual([
      [
        { rate: 5, from: '2026-01-01' },
        { rate: 18, from: '2030-04-01' },
      ],
      [null, { HSN: '2106', rate: 5, from: '2026-01-01', needs_review: false }],
    ]);
  });

  it('does not overwrite a concurrent change; of two at once one succeeds', async () => {
    const { productId, name } = await gym.make.product({ name: 'Versioned Bar' });
    const list = async () =>
      (await gym.as(admin).call('admin/getProductTax', { query: { q: name } })).body.content[0];
    const version = (await list())?.version;
    const set = (hsn: string, known = version) =>
      gym.as(admin).callLoosely('admin/setProductTax', {
        body: { productId, hsn, rateBasisPoints: 500, fromDay: '2030-03-04', version: known },
      });

    const replies = await Promise.all([set('2106'), set('1806')]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const saved = await list();
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'taxChanged', tax: saved });
    expect((await set('1905', saved?.version)).status).toBe(200);
  });

  it.each([
    [{ hsn: '210' }, 'hsn'],
    [{ hsn: 'ABCD' }, 'hsn'],
    [{ rateBasisPoints: 4_001 }, 'rateBasisPoints'],
    [{ rateBasisPoints: -1 }, 'rateBasisPoints'],
    [{ rateBasisPoints: 2.5 }, 'rateBasisPoints'],
    [{ fromDay: '2030-02-30' }, 'fromDay'],
  ])('is refused with %j', async (wrong, path) => {
    const { productId } = await gym.make.product();

    const answer = await gym.as(admin).callLoosely('admin/setProductTax', {
      body: { productId, hsn: '2106', rateBasisPoints: 500, fromDay: '2030-03-04', ...wrong },
    });

    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });
});
