import { expect } from 'vitest';
import { admin, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'answers a query that a visitor sent',
  async () => {
    const query = {
      name: 'Meera',
      email: 'meera@example.com',
      phone: '9876543210',
      msg: 'When does the pool open?',
    };
    const { ticketNumber } = (await gym.guest().call('contact/register', { body: query })).body;
    const find = async () =>
      (await admin.call('contact/getAll', { query: { q: ticketNumber } })).body.content[0];

    await admin.call('contact/update', {
      body: { id: (await find())?.contact_id ?? 0, status: 'Answered' },
    });

    expect(await find()).toMatchObject({ message: query.msg, status: 'Answered', next: null });
  },
];
