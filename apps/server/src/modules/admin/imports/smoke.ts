import { expect } from 'vitest';
import { admin, type SmokeTest } from '../../../testing/smoke.ts';

const file = Buffer.from(
  'Name,Mobile,Center,Plan,Valid from,Valid till,Paid so far\nFarah Contractor,098450 12345,Indiranagar,Elite 12 months,2029-06-01,2030-06-01,12899\n',
);

export const smoke: SmokeTest = [
  'brings a member with the membership of the file',
  async () => {
    const checked = await admin.callLoosely('imports/check', {
      query: { kind: 'members' },
      body: file,
      headers: { 'content-type': 'text/csv' },
    });

    await admin.call('imports/run', { body: { importId: checked.body.importId } });

    const { content } = (await admin.call('admin/getMembers', { query: { q: '9845012345' } })).body;
    expect(content).toMatchObject([
      {
        name: 'Farah Contractor',
        membership: { startDate: '2029-06-01', endDate: '2030-06-01', payment_status: 'payed' },
      },
    ]);
    expect((await admin.call('imports/getAll')).body[0]).toMatchObject({ state: 'done', counts: { new: 1 } });
  },
];
