import type { CheckReply } from '@namma/contract/imports/schemas';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { leave, press, renderScreenAt, settle } from '../../testing/render-screen-at';
import { ImportsScreen } from './imports-screen';

const columnsAs = (...fields: (string | null)[]) => [
  { header: 'Wer', field: fields[0] ?? null, samples: ['Asha'] },
  { header: 'Wo', field: fields[1] ?? null, samples: ['9876543210'] },
];
const missing = (name: string, columns: ReturnType<typeof columnsAs>) => ({
  status: 400,
  error: {
    message: `No column is matched with ${name}. Say which one it is.`,
    code: 'columnMissing',
    columns,
  },
});
const checked: CheckReply = {
  status: 'Checked: nothing is changed yet',
  importId: 7,
  columns: columnsAs('name', 'phone'),
  questions: { dateOrder: null, columns: [], values: [], isPaidInFull: null, sales: null },
  preview: [],
  refusedGroups: [],
  memberships: { owing: 0, duePaise: 0, ended: 0 },
  dateOrder: null,
  rows: 1,
  counts: { new: 1, matched: 0, refused: 0, unchanged: 0 },
  refused: [],
  replaced: [],
  replacedCount: 0,
  tookMilliseconds: 5,
};

beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));
afterEach(leave);

it('a list whose titles nobody knows shows its columns, and is checked once somebody has said what they are', async () => {
  const api = fakeApi({ 'imports/check': missing('Name or First name', columnsAs()) });
  await renderScreenAt('/admin/imports', <ImportsScreen imports={[]} />);

  fireEvent.change(screen.getByLabelText('Or paste cells of a spreadsheet'), {
    target: { value: 'Wer\tWo\nAsha\t9876543210' },
  });
  await press('Check what was pasted');
  await settle();

  expect(document.activeElement?.textContent).toBe('Pasted cells');
  screen.getByText('No column is matched with Name or First name. Say which one it is.');
  screen.getByText('0 of 2 columns are read');
  screen.getByText('9876543210');
  api.answer({ 'imports/check': missing('Mobile or Email', columnsAs('name')) });
  fireEvent.change(screen.getByLabelText(/^Wer/), { target: { value: 'name' } });
  await settle();
  screen.getByText('No column is matched with Mobile or Email. Say which one it is.');
  api.answer({ 'imports/check': { reply: checked } });
  fireEvent.change(screen.getByLabelText(/^Wo/), { target: { value: 'phone' } });
  await settle();

  screen.getByText('Checked: 1 row. Nothing is changed yet.');
  const said = api.requestsOf('imports/check').map(({ query }) => JSON.parse(query?.mapping ?? '').columns);
  expect(said).toEqual([undefined, ['name', null], ['name', 'phone']]);
});

it('shows what a file writes over before it is imported, as it is and as the file says', async () => {
  const changes = [{ column: 'Wer', before: 'Asha Rao', after: 'Ravi Rao' }];
  const reply = { ...checked, replaced: [{ line: 2, name: 'Asha Rao', changes }], replacedCount: 3 };
  fakeApi({ 'imports/check': { reply } });
  await renderScreenAt('/admin/imports', <ImportsScreen imports={[]} />);
  fireEvent.change(screen.getByLabelText('Or paste cells of a spreadsheet'), {
    target: { value: 'Wer\tWo\nRavi Rao\t9876543210' },
  });

  await press('Check what was pasted');
  await settle();

  screen.getByRole('heading', { name: 'Rows that write over something: 3' });
  screen.getByRole('row', { name: /2 Asha Rao Wer Asha Rao to Ravi Rao/ });
  screen.getByText('2 more are not listed.');
});

it('says on a card, too, that the number of a refused row is its line', async () => {
  const refused = [{ line: 3, column: 'Wo', value: '12', reason: 'A phone number has ten digits.' }];
  fakeApi({ 'imports/check': { reply: { ...checked, counts: { ...checked.counts, refused: 1 }, refused } } });
  await renderScreenAt('/admin/imports', <ImportsScreen imports={[]} />);
  fireEvent.change(screen.getByLabelText('Or paste cells of a spreadsheet'), {
    target: { value: 'Wer\tWo\nAsha\t12' },
  });

  await press('Check what was pasted');
  await settle();

  expect(screen.getByRole('rowheader', { name: '3' }).dataset.label).toBe('Line');
});

it('goes back to choosing another list', async () => {
  fakeApi({ 'imports/check': missing('Name or First name', columnsAs()) });
  await renderScreenAt('/admin/imports', <ImportsScreen imports={[]} />);
  fireEvent.change(screen.getByLabelText('Or paste cells of a spreadsheet'), {
    target: { value: 'Wer\tWo' },
  });
  await press('Check what was pasted');
  await settle();

  await press('Choose another list');

  screen.getByRole('heading', { name: 'Choose a list' });
});
