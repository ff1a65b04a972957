import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { FactorDemands } from './factor-demands';

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const open = () => {
  startSession('a-token', 'asha@example.in', 'ADMIN');
  return renderScreenAt('/admin/staff', <FactorDemands />);
};

afterEach(leave);

describe('demanding a second factor', () => {
  it('lists owners without one, and does not require it meanwhile', async () => {
    fakeApi({ 'staff/getFactorDemands': { reply: { presets: [], ownersWithout: ['Asha', 'Ravi'] } } });

    await open();

    expect(screen.getByText(/Missing: Asha, Ravi\.$/)).toBeDefined();
    expect(box('Front desk').disabled).toBe(true);
  });

  it('is required of a role, and no longer', async () => {
    const { requestsOf } = fakeApi({
      'staff/getFactorDemands': { reply: { presets: ['manager'], ownersWithout: [] } },
      'staff/demandFactor': { reply: { status: 'Role changed' } },
    });
    await open();
    expect([box('Manager').checked, box('Front desk').checked]).toEqual([true, false]);

    await press('Front desk', 'checkbox');
    await press('Manager', 'checkbox');

    expect(requestsOf('staff/demandFactor').map(({ body }) => body)).toEqual([
      { preset: 'desk', isDemanded: true },
      { preset: 'manager', isDemanded: false },
    ]);
    expect([box('Manager').checked, box('Front desk').checked]).toEqual([false, true]);
  });

  it('stays as it was when it is refused', async () => {
    fakeApi({
      'staff/getFactorDemands': { reply: { presets: [], ownersWithout: [] } },
      'staff/demandFactor': {
        status: 409,
        error: { message: 'Every owner must turn on two-step sign-in first.' },
      },
    });
    const { messages } = await open();

    await press('Coach', 'checkbox');

    expect(box('Coach').checked).toBe(false);
    expect(messages()).toEqual(['Every owner must turn on two-step sign-in first.']);
  });
});
