import type { DrawerRow } from '@namma/contract/drawers/schemas';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api';
import { leave, press, renderScreenAt, type } from '../../../testing/render-screen-at';
import { CashUpScreen } from './cash-up-screen';
import type { CashUpRow } from './labels';
import type { CashUp } from './sums';

const meera = { receivedBy: 'Meera Iyer', receivedById: 2, receivedByEmail: 'meera@example.in' };
const receipt = (changes: Partial<CashUpRow> = {}): CashUpRow => ({
  receiptId: 31,
  receiptNumber: 'NSG/2930/R00031',
  kind: 'payment',
  mode: 'cash',
  amountPaise: 12_899_00,
  utr: null,
  center: 'HSR Layout',
  ...meera,
  at: '2030-03-04T06:40:00.000Z',
  reverses: null,
  reversedBy: null,
  reason: null,
  drawerId: null,
  subject: 'membership',
  id: 7,
  title: 'Elite Plus, 6 months',
  member: 'Asha Rao',
  ...changes,
});
const upi = receipt({
  ...{
    receiptId: 32,
    receiptNumber: 'NSG/2930/R00032',
    mode: 'upi',
    utr: '123456789012',
    amountPaise: 5_000_50,
    center: 'kormangla',
  },
  member: 'Ravi Kumar',
});
const reversed = receipt({
  receiptId: 33,
  receiptNumber: 'NSG/2930/R00033',
  amountPaise: 500_00,
  reversedBy: 'NSG/2930/R00034',
});
const reversal = receipt({
  ...{
    receiptId: 34,
    receiptNumber: 'NSG/2930/R00034',
    kind: 'reversal',
    amountPaise: -500_00,
    reverses: 'NSG/2930/R00033',
    reason: 'Typed twice',
  },
});
const cashUp: CashUp = {
  day: '2030-03-04',
  totals: [
    { mode: 'cash', center: 'HSR Layout', amountPaise: 12_899_00 },
    { mode: 'upi', center: 'kormangla', amountPaise: 5_000_50 },
  ],
  bySubject: [
    { subject: 'membership', mode: 'cash', amountPaise: 12_599_00 },
    { subject: 'checkout', mode: 'upi', amountPaise: 5_000_50 },
    { subject: 'pass', mode: 'cash', amountPaise: 300_00 },
  ],
  byAdmin: [
    { ...meera, mode: 'cash', amountPaise: 12_899_00 },
    { ...meera, mode: 'upi', amountPaise: 5_000_50 },
  ],
  rows: [receipt(), upi, reversed, reversal],
};

async function open(
  answers: Parameters<typeof fakeApi>[0] = {},
  shown: CashUp = cashUp,
  drawers: DrawerRow[] = [],
) {
  const api = fakeApi(answers);
  const screenAt = await renderScreenAt(
    '/admin/cashUp',
    <CashUpScreen
      cashUp={shown}
      drawers={drawers}
      query={{ day: '2030-03-04', center: undefined }}
      readAt={new Date('2030-03-04T12:00:00Z')}
    />,
  );
  return { api, ...screenAt };
}
const cells = (table: string, row: string) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', { name: new RegExp(`^${row}`) })
    .textContent;

beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));
afterEach(leave);

describe('the cash-up of a day', () => {
  it('shows the drawers with their differences, and the cash that is in none', async () => {
    const drawer: DrawerRow = {
      id: 3,
      center: 'HSR Layout',
      floatPaise: 500_00,
      openedBy: 'Meera Iyer',
      openedAt: '2030-03-04T03:30:00.000Z',
      payouts: [],
      closedBy: 'Meera Iyer',
      closedAt: '2030-03-04T15:30:00.000Z',
      note: null,
      count: { expectedPaise: 1_000_00, countedPaise: 990_00, differencePaise: -10_00 },
      notes: [],
    };
    const inside = { ...receipt(), receiptId: 90, drawerId: 3 };
    const outside = { ...receipt(), receiptId: 91, amountPaise: 300_00 };
    await open({}, { ...cashUp, rows: [inside, outside] }, [drawer]);

    expect(cells('Drawers', 'HSR Layout')).toContain('₹10 short');
    expect(screen.getByText(/Outside a drawer/).textContent).toBe('Outside a drawer: ₹300 in 1 receipt');
  });

  it('sums by center, by what it was for and by person, for each way of paying', async () => {
    await open();

    expect(cells('By center', 'HSR Layout')).toBe('HSR Layout₹12,899₹0₹0₹12,899');
    expect(cells('By center', 'kormangla')).toBe('kormangla₹0₹5,000.50₹0₹5,000.50');
    expect(cells('By center', 'All')).toBe('All₹12,899₹5,000.50₹0₹17,899.50');
    expect(cells('By item', 'Goods')).toBe('Goods₹0₹5,000.50₹0₹5,000.50');
    expect(cells('By item', 'Passes')).toBe('Passes₹300₹0₹0₹300');
    expect(cells('By employee', 'Meera Iyer')).toBe('Meera Iyer₹12,899₹5,000.50₹0₹17,899.50');
  });

  it('shows each receipt, and which ones were reversed and why', async () => {
    await open();

    expect(cells('Receipts', 'NSG/2930/R00032')).toContain('UTR 123456789012');
    expect(cells('Receipts', 'NSG/2930/R00033')).toContain('Reversed by NSG/2930/R00034');
    expect(cells('Receipts', 'NSG/2930/R00034')).toContain('−₹500Reversal of NSG/2930/R00033: Typed twice');
  });

  it('offers a reversal where one is possible', async () => {
    await open();

    expect(
      screen.getAllByRole('button', { name: /^Reverse/ }).map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Reverse: receipt NSG/2930/R00031, Asha Rao', 'Reverse: receipt NSG/2930/R00032, Ravi Kumar']);
  });

  it('prints a sheet with everything on it', async () => {
    vi.stubGlobal('print', vi.fn());
    await open();

    await press('Print');

    const sheet = document.querySelector('[data-printed]');
    expect(window.print).toHaveBeenCalledTimes(1);
    expect(sheet?.textContent).toContain('Cash-up of 4 Mar 2030');
    expect(sheet?.textContent).toContain('₹17,899.50');
    expect(sheet?.textContent).toContain('Reversal of NSG/2930/R00033: Typed twice');
  });

  it('shows when nothing was received', async () => {
    await open({}, { ...cashUp, totals: [], bySubject: [], byAdmin: [], rows: [] });

    expect(screen.getByRole('heading', { name: 'Nothing received' })).toBeDefined();
  });
});

describe('a reversal', () => {
  const ask = async (answer: FakeAnswer<'payments/reverse'>) => {
    const opened = await open({ 'payments/reverse': answer });
    await press('Reverse: receipt NSG/2930/R00031, Asha Rao');
    return opened;
  };
  const sent = (api: ReturnType<typeof fakeApi>) =>
    api.requestsOf('payments/reverse').map(({ body }) => body);

  it('needs a reason', async () => {
    const { api } = await ask({
      reply: { status: 'Receipt NSG/2930/R00031 reversed', receiptId: 35, duePaise: 12_899_00 },
    });

    await press('Reverse receipt');
    expect(screen.getByText('Enter a reason')).toBeDefined();
    expect(sent(api)).toEqual([]);

    await type('Reason', 'Wrong member');
    await press('Reverse receipt');
    expect(sent(api)).toEqual([{ id: 31, reason: 'Wrong member' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that another admin has made first is shown, and the dialog closes', async () => {
    const message = 'This receipt was already reversed by receipt NSG/2930/R00035.';
    const { messages } = await ask({ status: 409, error: { message } });

    await type('Reason', 'Wrong member');
    await press('Reverse receipt');

    expect(messages()).toEqual([message]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the reason when the network is down', async () => {
    const { messages } = await ask('network is down');

    await type('Reason', 'Wrong member');
    await press('Reverse receipt');

    expect(messages()).toHaveLength(1);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Wrong member');
  });
});

it('tells two admins of one name apart, in sums and rows, by their emails', async () => {
  const other = { ...meera, receivedById: 3, receivedByEmail: 'meera.k@example.in' };
  await open(
    {},
    {
      ...cashUp,
      byAdmin: [...cashUp.byAdmin, { ...other, mode: 'cash', amountPaise: 100_00 }],
      rows: [receipt(), receipt({ ...other, receiptId: 35, amountPaise: 100_00 })],
    },
  );

  const [sums] = screen.getAllByRole('table', { name: 'By employee' });
  const names = within(sums as HTMLElement)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Meera Iyer (meera@example.in)', 'Meera Iyer (meera.k@example.in)', 'All']);
  const rows = within(screen.getByRole('table', { name: 'Receipts' })).getAllByRole('row');
  expect(rows[1]?.textContent).toContain('Meera Iyer (meera@example.in)');
  expect(rows[2]?.textContent).toContain('Meera Iyer (meera.k@example.in)');
});
