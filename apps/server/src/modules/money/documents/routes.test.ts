import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { startDocumentsGym } from '../../../testing/documents-gym.ts';
import type { TestUser } from '../../../testing/make.ts';
import { creditMemberships, creditOrders } from './issue.ts';

const { gym, tax, admin, setTax, checkoutOf, move, undo, numbersOf, onlyNumberOf } =
  await startDocumentsGym();
const deps = { clock: gym.now, tax };
const another = await gym.make.admin();
const read = async (number: string, by: TestUser = admin) =>
  (await gym.as(by).call('documents/get', { query: { number } })).body;

describe('the payment state of a document', () => {
  it('is current, by mode', async () => {
    const member = await gym.make.member();
    const product = await gym.make.product({ price: 1000, discount: 0 });
    const { checkoutId, orderIds } = await checkoutOf(member, [product]);
    await move(orderIds[0] ?? 0);
    const number = await onlyNumberOf(member);
    expect((await read(number, member)).payment).toEqual({ duePaise: 1_029_00, by: [] });

    await gym.as(admin).call('payments/receive', {
      body: { subject: 'checkout', id: checkoutId, mode: 'cash' },
    });

    expect((await read(number, member)).payment).toEqual({
      duePaise: 0,
      by: [{ mode: 'cash', amountPaise: 1_029_00 }],
    });
  });
});

describe('the document of an order', () => {
  it('is issued when its first line leaves the shop, with all lines and their shares of the fee', async () => {
    const member = await gym.make.member({ name: 'Asha Rao' });
    const [whey, shaker] = await gym.make.products(2, { price: 1000, discount: 10 });
    if (!whey || !shaker) throw new Error('There are two products.');
    await setTax(whey, 500);
    await setTax(shaker, 1_800);
    const { checkoutId, orderIds } = await checkoutOf(member, [whey, shaker]);
    expect(await numbersOf(member)).toEqual([]);

    await move(orderIds[1] ?? 0);

    const number = await onlyNumberOf(member);
    expect(await read(number, member)).toMatchObject({
      number: expect.stringMatching(/^NSG\/2930\/\d{6}$/),
      kind: 'invoice',
      issuedOn: '2030-03-04',
      scheme: 'regular',
      checkoutId,
      membershipId: null,
      cancelledAt: null,
      seller: {
        name: 'Namma Strength Fitness LLP',
        gstin: '29AAGCB7383J1Z4',
        address: ['27, 80 Feet Road, Koramangala 4th Block', 'Bengaluru 560034'],
        state: 'Karnataka',
        stateCode: '29',
      },
      buyer: { name: 'Asha Rao', address: ['1, MG Road'], state: 'Karnataka', stateCode: '29' },
      deliverTo: { name: 'Asha Rao', address: ['27, 80 Feet Road', 'Bengaluru, Bengaluru Urban 560034'] },
      placeOfSupply: 'Karnataka (29)',
      reverseCharge: false,
      declaration: null,
      orderNumber: expect.stringMatching(/^NS-\d+-\d$/),
      lines: [
        {
          description: whey.name,
          code: '2106',
          quantity: 1,
          unit: 'NOS',
          rateBasisPoints: 500,
          feePaise: 1_450,
          totalPaise: 91_450,
          cgstPaise: 2_177,
          sgstPaise: 2_177,
          taxablePaise: 87_096,
          orderId: orderIds[0],
        },
        {
          description: shaker.name,
          rateBasisPoints: 1_800,
          totalPaise: 91_450,
          cgstPaise: 6_975,
          sgstPaise: 6_975,
          taxablePaise: 77_500,
        },
      ],
      totalPaise: 182_900,
      cgstPaise: 9_152,
      sgstPaise: 9_152,
      taxablePaise: 164_596,
    });
    expect((await gym.as(member).call('orders/getOrders')).body.map((order) => order.documentNumber)).toEqual(
      [number, number],
    );
  });

  it('is unique, also when two admins move its lines at the same moment', async () => {
    const member = await gym.make.member();
    const products = await gym.make.products(4);
    const { orderIds } = await checkoutOf(member, products);
    const [first = 0, second = 0, ...others] = orderIds;

    const answers = await Promise.all([
      move(first),
      move(first, another),
      move(second, another),
      gym.as(admin).call('orders/updateMany', {
        body: { moves: others.map((id) => ({ id, status: 'Transit' as const })) },
      }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
    expect((await read(await onlyNumberOf(member))).lines).toHaveLength(4);
  });

  it('is unchanged when the product, its rate, its price and the member change', async () => {
    const member = await gym.make.member({ name: 'Asha Rao' });
    const product = await gym.make.product();
    await setTax(product, 500);
    const { orderIds } = await checkoutOf(member, [product]);
    await move(orderIds[0] ?? 0);
    const number = await onlyNumberOf(member);
    const before = await read(number);

    await setTax(product, 1_800);
    await gym.db
      .updateTable('products')
      .set({ name: 'Another name', price_paise: 1 })
      .where('id', '=', product.productId)
      .execute();
    await gym.as(member).call('user/update', {
      body: { name: 'Asha Kumar', phone: '9876500000', DOB: '1990-05-17' },
    });

    expect(await read(number)).toEqual(before);
    expect(before.buyer.name).toBe('Asha Rao');
  });

  it('has the rate of its day, and 18 % without a code by default', async () => {
    const member = await gym.make.member();
    const [known, unknown] = await gym.make.products(2);
    if (!known || !unknown) throw new Error('There are two products.');
    await setTax(known, 500, '2026-01-01');
    await setTax(known, 1_200, '2030-03-04');
    await setTax(known, 1_800, '2030-03-05');
    const { orderIds } = await checkoutOf(member, [known, unknown]);

    await move(orderIds[0] ?? 0);

    const { lines } = await read(await onlyNumberOf(member));
    expect(lines.map(({ code, rateBasisPoints }) => [code, rateBasisPoints])).toEqual([
      ['2106', 1_200],
      [null, 1_800],
    ]);
  });

  it('is mentioned in the mail of the step', async () => {
    const member = await gym.make.member();
    const { orderIds } = await checkoutOf(member, [await gym.make.product()]);
    await move(orderIds[0] ?? 0);
    const number = await onlyNumberOf(member);

    const { body } = await gym.as(admin).call('admin/getMails', { query: { q: member.email } });
    const moved = body.content.find(({ kind }) => kind === 'order moved');
    const mail = await gym.as(admin).call('admin/getMail', { query: { id: moved?.id ?? 0 } });

    expect(mail.body.text).toContain(`Document: ${number}`);
    expect(mail.body.text).toContain(`/invoice?number=${number}`);
  });
});

describe('the undo of the step', () => {
  it('cancels the document, whose number stays used', async () => {
    const member = await gym.make.member();
    const { orderIds } = await checkoutOf(member, [await gym.make.product()]);
    const { body } = await move(orderIds[0] ?? 0);
    const number = await onlyNumberOf(member);

    expect((await undo(body.activityId)).status).toBe(200);

    expect((await read(number)).cancelledAt).toBe(gym.now().toISOString());
    const [order] = (await gym.as(member).call('orders/getOrders')).body;
    expect(order?.documentNumber).toBeNull();
    await move(orderIds[0] ?? 0);
    const [second, first] = await numbersOf(member);
    expect([first, second === number]).toEqual([number, false]);
  });

  it('keeps the document while another line of it has left the shop', async () => {
    const member = await gym.make.member();
    const { orderIds } = await checkoutOf(member, await gym.make.products(2));
    const { body } = await move(orderIds[0] ?? 0);
    await move(orderIds[1] ?? 0);

    await undo(body.activityId);

    expect((await read(await onlyNumberOf(member))).cancelledAt).toBeNull();
  });

  it('is refused once the buyer has printed the document', async () => {
    const member = await gym.make.member();
    const { orderIds } = await checkoutOf(member, [await gym.make.product()]);
    const { body } = await move(orderIds[0] ?? 0);
    const number = await onlyNumberOf(member);
    await gym.as(member).call('documents/markPrinted', { body: { number } });

    const answer = await undo(body.activityId);

    expect(answer).toMatchObject({
      status: 409,
      body: { message: "The member has printed this document, so it can't be changed." },
    });
    expect((await read(number)).cancelledAt).toBeNull();
  });

  it('is possible when only an admin has printed it', async () => {
    const member = await gym.make.member();
    const { orderIds } = await checkoutOf(member, [await gym.make.product()]);
    const { body } = await move(orderIds[0] ?? 0);
    const number = await onlyNumberOf(member);
    await gym.as(admin).call('documents/markPrinted', { body: { number } });

    expect((await undo(body.activityId)).status).toBe(200);
  });
});

describe('the document of a membership', () => {
  it('is issued when it is paid, with 5 % in its price and the code of a gym', async () => {
    const { membershipId, member } = await gym.make.membership();
    await gym.as(admin).call('membership/update', { body: { id: membershipId, status: 'payed' } });

    const number = await onlyNumberOf(member);
    const document = await read(number, member);

    expect(document).toMatchObject({ membershipId, checkoutId: null, deliverTo: null, orderNumber: null });
    const { lines, totalPaise } = document;
    expect(lines).toEqual([
      {
        description: 'Elite Plus membership, 6 months, 4 Mar 2030 to 4 Sep 2030',
        code: '999723',
        quantity: 1,
        unit: 'NA',
        rateBasisPoints: 500,
        taxablePaise: document.taxablePaise,
        cgstPaise: document.cgstPaise,
        sgstPaise: document.sgstPaise,
        totalPaise,
        feePaise: 0,
      },
    ]);
    const [row] = (await gym.as(member).call('membership/getMemberships')).body;
    expect([row?.documentNumber, (row?.price ?? 0) * 100]).toEqual([number, totalPaise]);
  });

  it('gets a credit note when the membership is pending again, and a new document with the next payment', async () => {
    const { membershipId, member } = await gym.make.membership({ paymentStatus: 'pending' });
    const pay = () =>
      gym.as(admin).call('membership/update', { body: { id: membershipId, status: 'payed' } });
    const paid = await pay();
    const number = await onlyNumberOf(member);

    const credited = await inTransaction(gym.db, (tx) => creditMemberships(tx, deps, [membershipId]));
    const again = await inTransaction(gym.db, (tx) => creditMemberships(tx, deps, [membershipId]));

    const note = await read(credited.get(membershipId) ?? '');
    const original = await read(number);
    expect(note).toMatchObject({
      kind: 'credit_note',
      number: expect.stringMatching(/^NSG\/2930\/C\d{5}$/),
      against: number,
      againstIssuedOn: '2030-03-04',
      lines: original.lines,
      totalPaise: original.totalPaise,
    });
    expect(again.size).toBe(0);
    const [row] = (await gym.as(member).call('membership/getMemberships')).body;
    expect(row?.documentNumber).toBeNull();
    await undo(paid.body.activityId);
    await pay();
    const [second] = await numbersOf(member);
    expect(second).toMatch(/^NSG\/2930\/\d{6}$/);
    expect(second).not.toBe(number);
  });
});

describe('a credit note', () => {
  it('credits a cancelled line without its share of the fee, and the last line with the rest', async () => {
    const member = await gym.make.member();
    const [whey, shaker] = await gym.make.products(2, { price: 1000, discount: 10 });
    if (!whey || !shaker) throw new Error('There are two products.');
    await setTax(whey, 500);
    const { checkoutId, orderIds } = await checkoutOf(member, [whey, shaker]);
    await move(orderIds[0] ?? 0);
    const original = await read(await onlyNumberOf(member));
    const credit = async (id: number | undefined) => {
      const notes = await inTransaction(gym.db, async (tx) => {
        await tx
          .updateTable('orders')
          .set({ cancelled_at: gym.now(), cancelled_by: member.userId })
          .where('id', '=', id ?? 0)
          .where('cancelled_at', 'is', null)
          .execute();
        return creditOrders(tx, deps, [id ?? 0]);
      });
      return notes.get(checkoutId);
    };

    const first = await read((await credit(orderIds[1])) ?? '');
    const twice = await credit(orderIds[1]);
    const second = await read((await credit(orderIds[0])) ?? '');

    expect(first.lines).toMatchObject([{ orderId: orderIds[1], totalPaise: 90_000, feePaise: 0 }]);
    expect(twice).toBeUndefined();
    expect(second.lines).toMatchObject([
      { orderId: orderIds[0], totalPaise: 91_450 },
      { orderId: orderIds[1], totalPaise: 1_450, feePaise: 1_450 },
    ]);
    for (const field of ['totalPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise'] as const)
      expect(first[field] + second[field], field).toBe(original[field]);
    expect([first.against, second.against]).toEqual([original.number, original.number]);
  });

  it('is not issued for an order without a document', async () => {
    const { orderId } = await gym.make.order();

    const notes = await inTransaction(gym.db, (tx) => creditOrders(tx, deps, [orderId]));

    expect(notes.size).toBe(0);
  });
});

describe('an order that leaves while another of its checkout is cancelled', () => {
  it('has a document without that line, or with it and a credit note', async () => {
    const rounds = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const member = await gym.make.member();
        return { member, ...(await checkoutOf(member, await gym.make.products(3))) };
      }),
    );

    const answers = await Promise.all(
      rounds.flatMap(({ member, orderIds: [first = 0, second = 0, third = 0] }, n) => [
        move(first, n % 2 ? admin : another),
        gym.as(member).call('orders/cancel', { body: { id: second } }),
        gym.as(member).call('orders/cancel', { body: { id: first } }),
        gym.as(admin).call('orders/cancel', { body: { id: third } }),
      ]),
    );

    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    for (const { member, checkoutId } of rounds) {
      const standing = await gym.db
        .selectFrom('orders')
        .select(['id', 'quantity', 'unit_price_paise'])
        .where('checkout_id', '=', checkoutId)
        .where('cancelled_at', 'is', null)
        .execute();
      const documents = (await gym.as(member).call('documents/getMine')).body;
      const signed = documents.map(({ kind, totalPaise }) =>
        kind === 'credit_note' ? -totalPaise : totalPaise,
      );
      const goods = standing.reduce((sum, line) => sum + line.quantity * line.unit_price_paise, 0);
      // Only a remaining order can have left the shop, and then the fee is due.
      expect(signed.reduce((sum, each) => sum + each, 0)).toBe(standing.length > 0 ? goods + 2_900 : 0);
      expect(documents.filter(({ kind }) => kind === 'invoice')).toHaveLength(standing.length);
    }
  });
});
