import { expect } from 'vitest';
import { admin, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'shows a mail with its text, and sends it again',
  async () => {
    const id = await gym.make.mail({ to: 'asha@example.com', name: 'Asha' });

    const { body } = await admin.call('admin/getMail', { query: { id } });

    expect(body).toMatchObject({ id, to: 'asha@example.com', text: expect.stringContaining('Asha') });
  },
];
