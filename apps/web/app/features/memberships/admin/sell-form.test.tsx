import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { defaultOffer } from '@namma/contract/testing/default-plans';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import {
  choose,
  errorUnder,
  leave,
  press,
  renderScreenAt,
  textIn,
  type,
} from '../../../testing/render-screen-at';
import { SellForm } from './sell-form';

const prices = { 'settings/getPlans': { reply: defaultOffer } } as const;
const onTaken = vi.fn();
const open = (center?: 'HSR Layout') =>
  renderScreenAt(
    '/admin/counter',
    <SellForm userId={9} center={center} cancelLabel="Not now" onTaken={onTaken} onCancel={() => {}} />,
  );

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.setSystemTime('2030-03-10T06:30:00Z');
  startSession('a-token', 'admin@example.in', 'ADMIN');
});
afterEach(leave);

describe('a membership that the desk takes for someone', () => {
  it('starts today at the center of the counter, with the price that is shown', async () => {
    const api = fakeApi({ ...prices, 'membership/register': { reply: { status: 'Membership registered' } } });
    const { messages } = await open('HSR Layout');
    expect(textIn('Start')).toBe('2030-03-10');

    choose('Plan', 'Elite Plus, 6');
    await press('Add membership');

    const request = api.requests.at(-1);
    expect(request?.body).toMatchObject({
      user_id: 9,
      type: 'Elite Plus',
      center: 'HSR Layout',
      start_Date: '2030-03-10',
      end_Date: '2030-09-10',
    });
    const shown = screen.getByLabelText<HTMLSelectElement>('Plan').selectedOptions[0]?.textContent;
    const rupees = /₹([\d,]+)/.exec(shown ?? '')?.[1]?.replaceAll(',', '');
    expect(request?.body).toMatchObject({ price: Number(rupees) });
    expect(request?.headers.get(IDEMPOTENCY_KEY_HEADER)).toBeTruthy();
    expect(messages()).toEqual(['Membership registered']);
    expect(onTaken).toHaveBeenCalledTimes(1);
  });

  it('needs a center, and a start that is not over', async () => {
    const api = fakeApi(prices);
    await open();
    await type('Start', '2030-03-09');

    await press('Add membership');

    expect(errorUnder('Center')).not.toBe('');
    expect(errorUnder('Start')).not.toBe('');
    expect(api.requests.map(({ name }) => name)).toEqual(['settings/getPlans']);
  });

  it('on the days of another one is asked about', async () => {
    const overlap = {
      membershipId: 5,
      type: 'Elite',
      startDate: '2030-03-01',
      effectiveEnd: '2031-03-01',
      paymentStatus: 'payed',
      days: 184,
    };
    const api = fakeApi({
      ...prices,
      'membership/register': { status: 409, error: { message: 'Two at once', overlap } },
    });
    await open('HSR Layout');
    await press('Add membership');

    api.answer({ 'membership/register': { reply: { status: 'Membership registered' } } });
    await press('Keep both');

    expect(api.requests.at(-1)?.body).toMatchObject({ overlaps: true });
    expect(onTaken).toHaveBeenCalledTimes(1);
  });
});
