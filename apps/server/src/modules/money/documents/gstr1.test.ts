import type { DocumentLine } from '@namma/contract/documents/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startDocumentsGym } from '../../../testing/documents-gym.ts';
import { gstr1Of, gstTableOf } from './gstr1.ts';
import type { TaxedDocument } from './queries/month.ts';
import { splitTax } from './tax.ts';

const BUSINESS = '29AAGCB7383J1Z4';
const OTHER_BUSINESS = '27AAPFU0939F1ZV';

const line = fc
  .record({
    code: fc.constantFrom('999723', '2106', '1904', null),
    quantity: fc.integer({ min: 1, max: 9 }),
    unit: fc.constantFrom('NOS' as const, 'NA' as const),
    rateBasisPoints: fc.constantFrom(0, 500, 1_200, 1_800, 2_800),
    totalPaise: fc.integer({ min: 1, max: 10_000_000 }),
  })
  .map(
    (given): DocumentLine => ({
      description: 'Whey',
      feePaise: 0,
      ...given,
      ...splitTax(given.totalPaise, given.rateBasisPoints),
    }),
  );

const month = fc
  .array(
    fc.record({
      kind: fc.constantFrom('invoice' as const, 'credit_note' as const),
      gstin: fc.constantFrom(undefined, BUSINESS, OTHER_BUSINESS),
      day: fc.integer({ min: 1, max: 31 }),
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    }),
    { maxLength: 40 },
  )
  .map((documents) =>
    documents.map(
      ({ kind, gstin, day, lines }, i): TaxedDocument => ({
        kind,
        number: `NSG/2930/${i + 1}`,
        issued_at: new Date(Date.UTC(2030, 2, day, 6)),
        buyer: {
          name: 'Asha',
          address: [],
          state: 'Karnataka',
          stateCode: '29',
          email: '',
          phone: '',
          ...(gstin && { gstin }),
        },
        lines,
        total_paise: lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
      }),
    ),
  );

type Figures = { taxable: number; central: number; state: number };
const sum = (rows: readonly Figures[]): Figures =>
  rows.reduce(
    (all, row) => ({
      taxable: all.taxable + Math.round(row.taxable * 100),
      central: all.central + Math.round(row.central * 100),
      state: all.state + Math.round(row.state * 100),
    }),
    { taxable: 0, central: 0, state: 0 },
  );
const less = (one: Figures, other: Figures): Figures => ({
  taxable: one.taxable - other.taxable,
  central: one.central - other.central,
  state: one.state - other.state,
});
const figuresOf = ({ txval, camt, samt }: { txval: number; camt: number; samt: number }): Figures => ({
  taxable: txval,
  central: camt,
  state: samt,
});
const documentsSum = (documents: readonly TaxedDocument[]): Figures => {
  const all = { taxable: 0, central: 0, state: 0 };
  for (const { kind, lines } of documents)
    for (const { taxablePaise, cgstPaise, sgstPaise } of lines) {
      const sign = kind === 'credit_note' ? -1 : 1;
      all.taxable += sign * taxablePaise;
      all.central += sign * cgstPaise;
      all.state += sign * sgstPaise;
    }
  return all;
};

describe('GSTR-1 of a random month', () => {
  it('has the sums of its documents, in each file and in the JSON', () => {
    fc.assert(
      fc.property(month, (documents) => {
        const whole = documentsSum(documents);
        const json = gstr1Of({ gstin: BUSINESS, month: '2030-03' }, documents, []);
        const invoices = sum(
          json.b2b.flatMap(({ inv }) =>
            inv.flatMap(({ itms }) => itms.map((each) => figuresOf(each.itm_det))),
          ),
        );
        const notes = sum(
          json.cdnr.flatMap(({ nt }) =>
            nt.flatMap(({ itms }) => itms.map((each) => figuresOf(each.itm_det))),
          ),
        );
        const consumers = sum(json.b2cs.map(figuresOf));
        expect(
          less(
            {
              ...invoices,
              taxable: invoices.taxable + consumers.taxable,
              central: invoices.central + consumers.central,
              state: invoices.state + consumers.state,
            },
            notes,
          ),
        ).toEqual(whole);
        expect(sum([...json.hsn.hsn_b2b, ...json.hsn.hsn_b2c].map(figuresOf))).toEqual(whole);

        const taxableOf = (table: Parameters<typeof gstTableOf>[0]) => {
          const { header, rows } = gstTableOf(table, documents, []);
          const place = header.indexOf('Taxable Value');
          return rows.reduce((all, row) => all + Math.round(Number(row[place]) * 100), 0);
        };
        expect(taxableOf('b2b') + taxableOf('b2cs') - taxableOf('cdnr')).toBe(whole.taxable);
        expect(taxableOf('hsnB2b') + taxableOf('hsnB2c')).toBe(whole.taxable);
        expect(taxableOf('cdnur')).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});

const { gym, admin, checkoutOf, move, onlyNumberOf } = await startDocumentsGym();

describe('the GSTIN of a buyer', () => {
  it('is printed on later invoices, which are listed one by one', async () => {
    const member = await gym.make.member({ name: 'Asha Rao' });
    const product = await gym.make.product();
    await gym.as(admin).call('admin/setProductTax', {
      body: { productId: product.productId, hsn: '0910', rateBasisPoints: 1_800, fromDay: '2026-01-01' },
    });
    const { version } = (await gym.as(admin).call('admin/getMember', { query: { id: member.userId } })).body;
    const edit = (gstin: string) =>
      gym.as(admin).callLoosely('members/update', { body: { userId: member.userId, version, gstin } });
    expect((await edit('29AAGCB7383J1Z5')).status).toBe(400);
    expect((await edit(' 29aagcb7383j1z4 ')).status).toBe(200);
    const { orderIds } = await checkoutOf(member, [product]);
    await move(orderIds[0] ?? 0);
    const number = await onlyNumberOf(member);

    const document = (await gym.as(member).call('documents/get', { query: { number } })).body;
    expect(document.buyer.gstin).toBe(BUSINESS);
    const file = async (table: string) => {
      const { body } = await gym
        .as(admin)
        .callLoosely('admin/exportGst', { query: { month: '2030-03', table } });
      return String(body).trimEnd().split('\r\n');
    };
    const amount = (paise: number) => String(paise / 100);
    expect(await file('b2b')).toEqual([
      'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount',
      `${BUSINESS},Asha Rao,${number},04-Mar-2030,${amount(document.totalPaise)},29-Karnataka,N,,Regular B2B,,18,${amount(document.taxablePaise)},0`,
    ]);
    expect(await file('b2cs')).toHaveLength(1);
    // A program takes cells literally: nothing marks the code as text.
    expect((await file('hsnB2b')).at(-1)).toMatch(/^0910,Goods,NOS-NUMBERS,1,/);
    expect((await file('docs')).at(-1)).toBe(`Invoices for outward supply,${number},${number},1,0`);
    const { body: json } = await gym.as(admin).call('admin/getGstr1', { query: { month: '2030-03' } });
    expect(json).toMatchObject({
      gstin: BUSINESS,
      fp: '032030',
      b2b: [
        { ctin: BUSINESS, inv: [{ inum: number, idt: '04-03-2030', pos: '29', itms: [{ num: 1_801 }] }] },
      ],
      doc_issue: { doc_det: [{ doc_num: 1, docs: [{ from: number, to: number, net_issue: 1 }] }] },
    });
  });
});
