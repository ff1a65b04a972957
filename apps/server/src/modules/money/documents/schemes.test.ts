import { gymDay } from '@namma/contract/days/dates';
import { COMPOSITION_SENTENCE, documentTitles, type TaxScheme } from '@namma/contract/documents/rules';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { checkoutsOf, membershipsOf } from '../../../platform/shared/subject.ts';
import { startTestGym } from '../../../testing/gym.ts';
import { creditMemberships, creditOrders, issueDocuments } from './issue.ts';

const gym = await startTestGym();
const admin = gym.as(await gym.make.admin());
const MARCH = new Date('2030-03-31T23:59:59+05:30');
const APRIL = new Date('2030-04-01T00:00:00+05:30');

const depsOf = (scheme: TaxScheme, now = MARCH) => ({
  clock: () => now,
  tax: { scheme, legalName: 'Namma Strength Fitness LLP', gstin: '29AAGCB7383J1Z4' },
});

/** The document of an order of two pieces, as its member reads it. */
async function issueOrder(scheme: TaxScheme, now?: Date) {
  const { checkoutId, orderId, member, product } = await gym.make.order({ quantity: 2 });
  await admin.call('admin/setProductTax', {
    body: { productId: product.productId, hsn: '21069099', rateBasisPoints: 1_800, fromDay: '2025-09-22' },
  });
  const numbers = await inTransaction(gym.db, (tx) =>
    issueDocuments(tx, depsOf(scheme, now), checkoutsOf([checkoutId])),
  );
  const number = numbers.get(checkoutId) ?? '';
  const { body } = await gym.as(member).call('documents/get', { query: { number } });
  return { document: body, orderId, product };
}

async function issueMembership(scheme: TaxScheme, now?: Date) {
  const { membershipId } = await gym.make.membership();
  await inTransaction(gym.db, (tx) => issueDocuments(tx, depsOf(scheme, now), membershipsOf([membershipId])));
  return membershipId;
}

it('shows the gym’s display name while it has no legal name', async () => {
  const value = { name: 'Asha Fitness', shortName: 'Asha', logo: null };
  await admin.call('settings/set', { body: { key: 'brand', value, fromDay: gymDay(gym.now()) } });
  const { checkoutId, member } = await gym.make.order();
  const numbers = await inTransaction(gym.db, (tx) =>
    issueDocuments(tx, { clock: gym.now }, checkoutsOf([checkoutId])),
  );
  const query = { number: numbers.get(checkoutId) ?? '' };

  expect((await gym.as(member).call('documents/get', { query })).body.seller.name).toBe('Asha Fitness');
});

describe('a document of the scheme', () => {
  it('none is a receipt without tax data', async () => {
    const { document } = await issueOrder('none');

    expect(documentTitles[document.kind]).toBe('Receipt');
    expect(document).toMatchObject({
      placeOfSupply: null,
      reverseCharge: null,
      declaration: null,
      seller: { gstin: null, stateCode: null },
      buyer: { stateCode: null },
      deliverTo: { stateCode: null },
      lines: [{ code: null, rateBasisPoints: 0, cgstPaise: 0, sgstPaise: 0 }],
    });
    expect(document.lines[0]?.taxablePaise).toBe(document.totalPaise);
    const values = JSON.stringify(document).replaceAll(/"\w+":/g, '');
    expect(values).not.toMatch(/29AAGCB7383J1Z4|21069099|gst|tax/i);
  });

  it('composition is a bill of supply with its mandatory sentence, a GSTIN and codes, and no tax', async () => {
    const { document } = await issueOrder('composition');

    expect(documentTitles[document.kind]).toBe('Bill of Supply');
    expect(document).toMatchObject({
      declaration: COMPOSITION_SENTENCE,
      seller: { name: 'Namma Strength Fitness LLP', gstin: '29AAGCB7383J1Z4' },
      lines: [{ code: '21069099', rateBasisPoints: 0, cgstPaise: 0, sgstPaise: 0, taxablePaise: 182_900 }],
      cgstPaise: 0,
      totalPaise: 182_900,
    });
  });

  it('regular is a tax invoice with everything required by rule 46', async () => {
    const { document, product } = await issueOrder('regular');

    expect(documentTitles[document.kind]).toBe('Tax Invoice');
    expect(document).toMatchObject({
      seller: {
        name: 'Namma Strength Fitness LLP',
        address: ['27, 80 Feet Road, Koramangala 4th Block', 'Bengaluru 560034'],
        gstin: '29AAGCB7383J1Z4',
      },
      number: expect.stringMatching(/^[A-Z0-9/-]{1,16}$/),
      issuedOn: '2030-03-31',
      buyer: {
        name: expect.stringMatching(/^Member/),
        address: ['1, MG Road'],
        state: 'Karnataka',
        stateCode: '29',
      },
      deliverTo: {
        name: 'Asha Rao',
        address: ['27, 80 Feet Road', 'Bengaluru, Bengaluru Urban 560034'],
        state: 'Karnataka',
        stateCode: '29',
      },
      placeOfSupply: 'Karnataka (29)',
      reverseCharge: false,
      lines: [
        {
          description: product.name,
          code: '21069099',
          quantity: 2,
          unit: 'NOS',
          rateBasisPoints: 1_800,
          taxablePaise: 155_000,
          cgstPaise: 13_950,
          sgstPaise: 13_950,
          totalPaise: 182_900,
        },
      ],
      taxablePaise: 155_000,
      cgstPaise: 13_950,
      sgstPaise: 13_950,
      totalPaise: 182_900,
    });
  });
});

describe('the export of a month', async () => {
  const own = await startTestGym();
  const owner = own.as(await own.make.admin());
  const inOne = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(own.db, work);
  const cells = async (month: string) => {
    const { body } = await owner.callLoosely('admin/exportGst', { query: { month } });
    const [header = [], ...rows] = String(body)
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    return rows.map((row) => Object.fromEntries(header.map((title, i) => [title, row[i] ?? ''])));
  };
  const paise = (rupees: string | undefined) => Math.round(Number(rupees) * 100);

  it('sums to the invoices of that month less its credit notes, by rate and by code, and counts the numbers', async () => {
    const products = await own.make.products(5, { price: 777, discount: 0 });
    const rates = [0, 500, 1_800, 4_000, undefined];
    for (const [i, product] of products.entries()) {
      const rateBasisPoints = rates[i];
      if (rateBasisPoints !== undefined)
        await owner.call('admin/setProductTax', {
          body: { productId: product.productId, hsn: `210${i}`, rateBasisPoints, fromDay: '2025-09-22' },
        });
    }
    const orders = await Promise.all(
      Array.from({ length: 25 }, (_, i) =>
        own.make.order({ product: products[i % 5] ?? (products[0] as never), quantity: 1 + (i % 3) }),
      ),
    );
    const memberships = [await own.make.membership(), await own.make.membership()].map(
      (each) => each.membershipId,
    );
    const regular = depsOf('regular');
    await inOne((tx) =>
      issueDocuments(tx, regular, checkoutsOf(orders.slice(0, 20).map((each) => each.checkoutId))),
    );
    await inOne((tx) =>
      issueDocuments(
        tx,
        depsOf('regular', APRIL),
        checkoutsOf(orders.slice(20).map((each) => each.checkoutId)),
      ),
    );
    await inOne((tx) => issueDocuments(tx, regular, membershipsOf(memberships)));
    await inOne(async (tx) => {
      const cancelled = orders.slice(0, 4).map((each) => each.orderId);
      await tx
        .updateTable('orders')
        .set({ cancelled_at: MARCH, cancelled_by: orders[0]?.member.userId })
        .where('id', 'in', cancelled)
        .execute();
      return creditOrders(tx, regular, cancelled);
    });
    await inOne((tx) => creditMemberships(tx, regular, memberships.slice(0, 1)));
    await own.db
      .updateTable('documents')
      .set({ cancelled_at: MARCH })
      .where('checkout_id', '=', orders[7]?.checkoutId ?? '')
      .execute();

    const documents = await own.db
      .selectFrom('documents')
      .selectAll()
      .where('issued_at', '=', MARCH)
      .execute();
    const rows = await cells('2030-03');

    const sign = (kind: string) => (kind === 'credit_note' ? -1 : 1);
    const counted = documents.filter((each) => each.cancelled_at === null);
    const sumOf = (field: 'total_paise' | 'taxable_paise' | 'cgst_paise' | 'sgst_paise') =>
      counted.reduce((sum, each) => sum + sign(each.kind) * each[field], 0);
    for (const table of ['B2C by rate', 'HSN summary']) {
      const part = rows.filter((row) => row.Table === table);
      const total = (title: string) => part.reduce((sum, row) => sum + paise(row[title]), 0);
      expect(['Total value', 'Taxable value', 'CGST', 'SGST'].map(total), table).toEqual(
        (['total_paise', 'taxable_paise', 'cgst_paise', 'sgst_paise'] as const).map(sumOf),
      );
    }
    expect(rows.filter((row) => row.Table === 'B2C by rate').map((row) => row['Rate %'])).toEqual([
      '0',
      '5',
      '18',
      '40',
    ]);
    const gym5 = rows.find((row) => row['HSN or SAC'] === '999723');
    expect(gym5).toMatchObject({ 'Rate %': '5', Unit: 'NA', Quantity: '1', 'Total value': '12899' });
    const pieces = counted
      .filter((each) => each.checkout_id !== null)
      .reduce(
        (sum, each) => sum + sign(each.kind) * each.lines.reduce((all, line) => all + line.quantity, 0),
        0,
      );
    expect(rows.filter((row) => row.Unit === 'NOS').reduce((sum, row) => sum + Number(row.Quantity), 0)).toBe(
      pieces,
    );
    expect(rows.filter((row) => row.Table === 'Documents issued')).toMatchObject([
      {
        Document: 'Tax Invoice',
        Series: 'NSG/2930',
        From: 'NSG/2930/000001',
        To: 'NSG/2930/000022',
        Issued: '22',
        Cancelled: '1',
        'Net issued': '21',
      },
      {
        Document: 'Credit Note',
        From: 'NSG/2930/C00001',
        To: 'NSG/2930/C00005',
        Issued: '5',
        Cancelled: '0',
      },
    ]);
    expect((await cells('2030-04')).filter((row) => row.Table === 'Documents issued')).toMatchObject([
      { Series: 'NSG/3031', From: 'NSG/3031/000001', Issued: '5' },
    ]);
  });

  it('of a gym without a GSTIN only contains the issued receipts', async () => {
    await issueMembership('none', new Date('2031-01-15T12:00:00+05:30'));
    const { body } = await admin.callLoosely('admin/exportGst', { query: { month: '2031-01' } });

    expect(String(body)).toContain('Documents issued');
    expect(String(body)).not.toContain('B2C by rate');
  });

  it('is empty for a month without documents, and refused without a month', async () => {
    expect(await cells('2020-01')).toEqual([]);
    for (const month of ['2030-13', '2030', 'March'])
      expect((await owner.callLoosely('admin/exportGst', { query: { month } })).status).toBe(400);
  });
});
