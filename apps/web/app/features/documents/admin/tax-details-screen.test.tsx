import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import { idle, leave, press, renderScreenAt } from '../../../testing/render-screen-at';
import { TaxDetailsScreen } from './tax-details-screen';

const bar = {
  productId: 7,
  name: 'Ragi Bar',
  category: 'fitfood' as const,
  hsn: null,
  rateBasisPoints: null,
  fromDay: null,
  needsReview: true,
  version: 5,
  next: null,
};
const query = {
  q: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  needsReview: undefined,
  ...({ sort: 'newest', page: 1, limit: 10 } as const),
};
async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi(answers);
  const list = { content: [bar], total: 1, totalPages: 1, needReview: 1 };
  const shown = await renderScreenAt('/admin/taxDetails', <TaxDetailsScreen list={list} query={query} />);
  return { api, ...shown };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));
afterEach(leave);

describe('the tax of a product', () => {
  it('is sent as a code and hundredths of a percent, from a day on', async () => {
    const { api, messages } = await open({
      'admin/setProductTax': { reply: { status: 'Product tax saved' } },
    });
    expect(screen.getByText(/^1 to review/)).toBeDefined();
    await press('Edit: Ragi Bar');
    type('HSN code', '1905');
    type('GST (%)', '2.5');
    type('From', '2030-04-01');
    fireEvent.click(screen.getByLabelText('Needs review'));

    await press('Save');

    expect(api.requests.map(({ body }) => body)).toEqual([
      {
        productId: 7,
        hsn: '1905',
        rateBasisPoints: 250,
        fromDay: '2030-04-01',
        needsReview: false,
        version: 5,
      },
    ]);
    expect(messages()).toEqual(['Product tax saved']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that another admin has set meanwhile is shown before it is overwritten', async () => {
    const theirs = { ...bar, hsn: '1806', rateBasisPoints: 1_800, fromDay: '2030-03-01', version: 6 };
    const { api, messages } = await open({
      'admin/setProductTax': { status: 409, error: { message: 'Changed', code: 'taxChanged', tax: theirs } },
    });
    await press('Edit: Ragi Bar');
    type('HSN code', '1905');
    type('GST (%)', '5');

    await press('Save');

    expect(screen.getByRole('alert').textContent).toContain('1806');
    expect((screen.getByLabelText('HSN code') as HTMLInputElement).value).toBe('1905');
    api.answer({ 'admin/setProductTax': { reply: { status: 'Product tax saved' } } });
    await press('Save');
    expect(api.requests.map(({ body }) => (body as { version: number }).version)).toEqual([5, 6]);
    expect(messages()).toEqual(['Product tax saved']);
  });

  it.each([
    ['12345', '5', 'HSN code'],
    ['1905', '5.555', 'GST (%)'],
    ['1905', '', 'GST (%)'],
    ['1905', '41', 'GST (%)'],
  ])('of code %j and rate %j is not sent: %s', async (hsn, rate, wrong) => {
    const { api } = await open();
    await press('Edit: Ragi Bar');
    type('HSN code', hsn);
    type('GST (%)', rate);

    await press('Save');
    await idle();

    expect(screen.getByLabelText(wrong).getAttribute('aria-invalid')).toBe('true');
    expect(api.requests).toEqual([]);
  });

  it('can be filtered to what needs a review', async () => {
    const { address } = await open();

    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'true' } });
    await idle();

    expect(address()).toBe('/admin/taxDetails?needsReview=true');
  });
});
