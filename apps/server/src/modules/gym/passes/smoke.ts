import { expect } from 'vitest';
import { admin, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'somebody asks for a day, and gets a trial at the desk',
  async () => {
    const asked = { name: 'Meghana', phone: '9880012345', center: 'kormangla', day: '2030-03-04' } as const;

    await gym.guest().call('passes/request', { body: asked });
    const { requests } = (await admin.call('passes/getDay')).body;
    const sold = (await admin.call('passes/sell', { body: { ...asked, kind: 'trial' } })).body;

    expect(requests).toMatchObject([asked]);
    const day = (await admin.call('passes/getDay')).body;
    expect(day.requests).toEqual([]);
    expect(day.passes).toMatchObject([{ ...asked, kind: 'trial', state: 'open', code: sold.pass.code }]);
  },
];
