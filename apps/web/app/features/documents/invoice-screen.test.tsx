import { COMPOSITION_SENTENCE } from '@namma/contract/documents/rules';
import { documentDetails } from '@namma/contract/documents/schemas';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { idle, leave, renderScreenAt } from '../../testing/render-screen-at';
import { sampleDocument, sheetName } from '../../testing/sample-document';
import { InvoiceScreen } from './invoice-screen';

async function open(document = sampleDocument('regular')) {
  const shown = await renderScreenAt(
    '/invoice',
    <InvoiceScreen document={documentDetails.parse(document)} />,
  );
  const sheet = screen.getByRole('region', { name: sheetName(document) });
  return { ...shown, sheet, text: sheet.textContent ?? '' };
}
const heads = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const rows = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => startSession('a-token', 'asha@example.in'));
afterEach(leave);

describe('a tax invoice', () => {
  it('has every field that rule 46 names', async () => {
    const { sheet, text } = await open();

    expect(within(sheet).getByRole('heading', { level: 1 }).textContent).toBe('Tax Invoice');
    // (a) the supplier, (b) the number, (c) the date, (d) to (f) the recipient, with the address of delivery (o)
    for (const detail of [
      'Namma Strength Fitness LLP',
      '27, 80 Feet Road',
      'Bengaluru 560034',
      'GSTIN 29AAGCB7383J1Z4',
      'NSG/2930/000123',
      '4 Mar 2030',
      'Asha Rao',
      '12, 5th Cross, Indiranagar',
      'Ravi Rao',
      '4, MG Road',
      'Karnataka (29)',
    ])
      expect(text, detail).toContain(detail);
    // (g) HSN, (h) description, (i) quantity and unit, (j) total, (k) taxable value, (l) rate, (m) amounts of tax
    expect(heads(sheet)).toEqual([
      'No.',
      'Description',
      'HSN/SAC',
      'Quantity',
      'Taxable value',
      'CGST',
      'SGST',
      'Total',
    ]);
    expect(rows(sheet)[1]).toEqual([
      '1',
      'Raw Whey Protein, 1 kg',
      '2106',
      '2 pcs',
      '₹1,932.42',
      '₹173.929 %',
      '₹173.929 %',
      '₹2,280.26',
    ]);
    expect(rows(sheet)[2]?.slice(4)).toEqual(['₹480.22', '₹12.012.5 %', '₹12.012.5 %', '₹504.24']);
    expect(rows(sheet)[3]).toEqual(['Total', '₹2,412.64', '₹185.93', '₹185.93', '₹2,784.50']);
    // (n) place of supply, (p) reverse charge, (q) signature
    expect(text).toContain('Place of supply: Karnataka (29)');
    expect(text).toContain('Tax payable on reverse charge: No');
    expect(text).toContain('Includes ₹29.00 delivery and platform fee');
    expect(text).toContain('For Namma Strength Fitness LLP');
    expect(text).toContain('Authorised signatory');
  });
});

describe('a bill of supply', () => {
  it('has the sentence of rule 5 and every field of rule 49, and shows no tax', async () => {
    const { sheet, text } = await open(sampleDocument('composition'));

    expect(within(sheet).getByRole('heading', { level: 1 }).textContent).toBe('Bill of Supply');
    expect(text).toContain(COMPOSITION_SENTENCE);
    expect(text).toContain('GSTIN 29AAGCB7383J1Z4');
    expect(heads(sheet)).toEqual(['No.', 'Description', 'HSN/SAC', 'Quantity', 'Total']);
    expect(rows(sheet).at(-1)).toEqual(['Total', '₹2,784.50']);
    expect(text).not.toMatch(/CGST|SGST|Taxable/);
  });
});

describe('a receipt', () => {
  it('does not mention tax', async () => {
    const { sheet, text } = await open(sampleDocument('none'));

    expect(within(sheet).getByRole('heading', { level: 1 }).textContent).toBe('Receipt');
    expect(heads(sheet)).toEqual(['No.', 'Description', 'Quantity', 'Total']);
    expect(text).toContain('NS-1042-7');
    expect(text).not.toMatch(/tax|GST|HSN|supply|\(29\)/i);
  });

  it('has the fee on a separate line', async () => {
    const { sheet } = await open(sampleDocument('none'));

    expect(rows(sheet).slice(1)).toEqual([
      ['1', 'Raw Whey Protein, 1 kg', '2', '₹2,256.51'].map((text) => expect.stringContaining(text)),
      ['2', 'Ragi Bar', '1', '₹498.99'].map((text) => expect.stringContaining(text)),
      ['3', 'Delivery and platform fee', '1', '₹29.00'],
      ['Total', '₹2,784.50'],
    ]);
  });

  it.each([
    ['nothing is paid', { duePaise: 278_450, by: [] }, 'To pay on delivery (COD): ₹2,784.50'],
    [
      'a part is paid',
      { duePaise: 78_450, by: [{ mode: 'cash', amountPaise: 200_000 } as const] },
      'Paid in cash: ₹2,000.00To pay on delivery (COD): ₹784.50',
    ],
    [
      'all is paid',
      { duePaise: 0, by: [{ mode: 'upi', amountPaise: 278_450 } as const] },
      'Paid by UPI: ₹2,784.50',
    ],
    ['all was credited', { duePaise: 0, by: [] }, 'Nothing to pay.'],
  ])('says that %s, and how', async (_, payment, sentence) => {
    const { sheet } = await open(sampleDocument('none', { payment }));

    expect(within(sheet).getByRole('note', { name: 'Payment' }).textContent).toBe(sentence);
  });
});

describe('a credit note', () => {
  it('names the credited document, and its day', async () => {
    const note = sampleDocument('regular', {
      kind: 'credit_note',
      number: 'NSG/2930/C00004',
      against: 'NSG/2930/000123',
      againstIssuedOn: '2030-03-01',
    });
    const { sheet, text } = await open(note);

    expect(within(sheet).getByRole('heading', { level: 1 }).textContent).toBe('Credit Note');
    expect(text).toContain('NSG/2930/000123 of 1 Mar 2030');
    expect(rows(sheet).at(-1)?.[0]).toBe('Credited in all');
  });
});

it('a cancelled document is marked', async () => {
  const { sheet } = await open(sampleDocument('none', { cancelledAt: '2030-03-04T06:30:00.000Z' }));

  expect(within(sheet).getAllByRole('note')[0]?.textContent).toContain('no longer valid');
});

describe('printing', () => {
  const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));

  it('by its buyer is reported to the server', async () => {
    const api = fakeApi({ 'documents/markPrinted': { reply: { status: 'Marked as printed' } } });
    await open();

    print();
    await idle();

    expect(api.requests.map(({ body }) => body)).toEqual([{ number: 'NSG/2930/000123' }]);
  });

  it('by an admin is not', async () => {
    startSession('a-token', 'admin@example.in', 'ADMIN');
    const api = fakeApi({});
    await open();

    print();
    await idle();

    expect(api.requests).toEqual([]);
  });
});
