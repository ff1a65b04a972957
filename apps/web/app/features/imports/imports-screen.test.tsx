import type { CheckReply, ImportRow } from '@namma/contract/imports/schemas';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { idle, itemsOfRow, leave, pass, press, renderScreenAt } from '../../testing/render-screen-at';
import { ImportsScreen } from './imports-screen';

const columnsAs = (...fields: (string | null)[]) => [
  { header: 'Wer', field: fields[0] ?? null, samples: ['Asha'] },
  { header: 'Wo', field: fields[1] ?? null, samples: ['9876543210'] },
];
const missing = (name: string, columns: ReturnType<typeof columnsAs>) => ({
  status: 400,
  error: {
    message: `No column is matched with ${name}. Choose one.`,
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

it('a list whose titles nobody knows shows its columns, and is checked once someone has said what they are', async () => {
  const api = fakeApi({ 'imports/check': missing('Name or First name', columnsAs()) });
  await renderScreenAt('/admin/imports', <ImportsScreen imports={[]} />);

  fireEvent.change(screen.getByLabelText('Or paste cells from a spreadsheet'), {
    target: { value: 'Wer\tWo\nAsha\t9876543210' },
  });
  await press('Check pasted cells');
  await idle();

  expect(document.activeElement?.textContent).toBe('Pasted cells');
  screen.getByText('No column is matched with Name or First name. Choose one.');
  screen.getByText('0 of 2 columns are read');
  screen.getByText('9876543210');
  api.answer({ 'imports/check': missing('Mobile or Email', columnsAs('name')) });
  fireEvent.change(screen.getByLabelText(/^Wer/), { target: { value: 'name' } });
  await idle();
  screen.getByText('No column is matched with Mobile or Email. Choose one.');
  api.answer({ 'imports/check': { reply: checked } });
  fireEvent.change(screen.getByLabelText(/^Wo/), { target: { value: 'phone' } });
  await idle();

  screen.getByText('Checked: 1 row. No changes yet.');
  const said = api.requestsOf('imports/check').map(({ query }) => JSON.parse(query?.mapping ?? '').columns);
  expect(said).toEqual([undefined, ['name', null], ['name', 'phone']]);
});

it('shows what a file writes over before it is imported, as it is and as the file says', async () => {
  const changes = [{ column: 'Wer', before: 'Asha Rao', after: 'Ravi Rao' }];
  const reply = { ...checked, replaced: [{ line: 2, name: 'Asha Rao', changes }], replacedCount: 3 };
  fakeApi({ 'imports/check': { reply } });
  await renderScreenAt('/admin/imports', <ImportsScreen imports={[]} />);
  fireEvent.change(screen.getByLabelText('Or paste cells from a spreadsheet'), {
    target: { value: 'Wer\tWo\nRavi Rao\t9876543210' },
  });

  await press('Check pasted cells');
  await idle();

  screen.getByRole('heading', { name: 'Rows that overwrite values: 3' });
  screen.getByRole('row', { name: /2 Asha Rao Wer Asha Rao to Ravi Rao/ });
  screen.getByText('2 more are not listed.');
});

it('says on a card, too, that the number of a refused row is its line', async () => {
  const refused = [{ line: 3, column: 'Wo', value: '12', reason: 'A phone number has ten digits.' }];
  fakeApi({ 'imports/check': { reply: { ...checked, counts: { ...checked.counts, refused: 1 }, refused } } });
  await renderScreenAt('/admin/imports', <ImportsScreen imports={[]} />);
  fireEvent.change(screen.getByLabelText('Or paste cells from a spreadsheet'), {
    target: { value: 'Wer\tWo\nAsha\t12' },
  });

  await press('Check pasted cells');
  await idle();

  expect(screen.getByRole('rowheader', { name: '3' }).dataset.label).toBe('Line');
});

const pasteAndCheck = async () => {
  fireEvent.change(screen.getByLabelText('Or paste cells from a spreadsheet'), {
    target: { value: 'Wer\tWo\nAsha\t12' },
  });
  await press('Check pasted cells');
  await idle();
};
const mappings = (api: ReturnType<typeof fakeApi>) =>
  api.requestsOf('imports/check').map(({ query }) => JSON.parse(query?.mapping ?? ''));

it('asks which of two columns is read before anything can be imported', async () => {
  const columns = [
    { header: 'Phone', field: 'phone', samples: ['1'] },
    { header: 'WhatsApp', field: null, samples: ['2'] },
  ];
  const questions = { ...checked.questions, columns: [{ field: 'phone', places: [0, 1] }] };
  const api = fakeApi({ 'imports/check': { reply: { ...checked, columns, questions } } });
  await renderScreenAt('/admin/imports', <ImportsScreen imports={[]} />);
  await pasteAndCheck();

  expect(screen.getByRole('button', { name: 'Import' }).getAttribute('aria-disabled')).toBe('true');
  screen.getByRole('group', { name: 'Which column is Mobile?' });
  await press('WhatsApp: 2');
  await idle();

  expect(mappings(api).at(-1)).toEqual({ columns: [null, 'phone'] });
});

it('sends all values that were chosen with one check, and shows what will be imported', async () => {
  const values = [
    { value: 'Kalyan Nagar', rows: 300, means: null },
    { value: 'Whitefield', rows: 1, means: null },
    { value: 'HSR', rows: 9, means: 'HSR Layout' },
  ];
  const questions = {
    ...checked.questions,
    values: [{ list: 'center' as const, columns: ['Branch'], values, more: 0 }],
  };
  const preview = [{ line: 2, name: 'Asha Rao', details: [{ label: 'Due', value: '₹500' }] }];
  const refusedGroups = [{ column: 'Branch', values: ['Kalyan Nagar'], reason: 'Not known.', rows: 300 }];
  const counts = { ...checked.counts, refused: 301 };
  const memberships = { owing: 2, duePaise: 50_000, ended: 508 };
  const api = fakeApi({
    'imports/check': { reply: { ...checked, questions, preview, refusedGroups, counts, memberships } },
  });
  await renderScreenAt('/admin/imports', <ImportsScreen imports={[]} />);
  await pasteAndCheck();

  screen.getByRole('row', { name: /2 Asha Rao Due ₹500/ });
  screen.getByRole('row', { name: /Branch: “Kalyan Nagar” 300 Not known/ });
  screen.getByText('2 memberships will owe ₹500 in total. Their members appear in Follow-ups.');
  screen.getByText('508 memberships have ended, and are kept as history.');
  screen.getByText('Centers (Branch): 2 unknown, 301 rows');
  fireEvent.change(screen.getByLabelText(/^Kalyan Nagar/), { target: { value: 'indiranagar' } });
  fireEvent.change(screen.getByLabelText(/^Whitefield/), { target: { value: 'skip' } });
  await press('Check with these values');
  await idle();

  expect(mappings(api)).toEqual([
    {},
    { values: { center: { 'Kalyan Nagar': 'indiranagar', Whitefield: 'skip' } } },
  ]);
});

it('asks whether the amount paid is the price, and leads to the members after the run', async () => {
  const questions = {
    ...checked.questions,
    isPaidInFull: { memberships: 571, duePaise: 60_000, answer: null },
  };
  const api = fakeApi({
    'imports/check': { reply: { ...checked, questions } },
    'imports/run': {
      reply: { status: 'Members imported', importId: 7, counts: checked.counts, refused: [] },
    },
  });
  await renderScreenAt('/admin/imports', <ImportsScreen imports={[]} />);
  await pasteAndCheck();

  expect(screen.getByRole('button', { name: 'Yes, nothing is due' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await press('No, ₹600 is due');
  await idle();
  expect(mappings(api).at(-1)).toEqual({ isPaidInFull: false });
  await press('Import');
  await idle();

  screen.getByText('Imported 1 of 1 row');
  expect(screen.getByRole('link', { name: 'See members' }).getAttribute('href')).toBe('/admin/members');
});

it('goes back to choosing another list', async () => {
  fakeApi({ 'imports/check': missing('Name or First name', columnsAs()) });
  await renderScreenAt('/admin/imports', <ImportsScreen imports={[]} />);
  fireEvent.change(screen.getByLabelText('Or paste cells from a spreadsheet'), {
    target: { value: 'Wer\tWo' },
  });
  await press('Check pasted cells');
  await idle();

  await press('Choose another list');

  screen.getByRole('heading', { name: 'Choose a list' });
});

const imported: ImportRow = {
  importId: 7,
  kind: 'members',
  name: 'list.csv',
  state: 'done',
  rows: 1_000,
  counts: { new: 1_000, matched: 0, refused: 0, unchanged: 0 },
  at: '2030-03-04T06:00:00.000Z',
  undoneAt: null,
  progress: null,
  canContinue: false,
  invitedAt: null,
  by: 'Owner',
  toInvite: 0,
  toInviteAgain: 0,
  hasRefused: false,
};
const interrupted: ImportRow = {
  ...imported,
  state: 'interrupted',
  progress: { done: 400, of: 1_000, secondsLeft: null },
  canContinue: true,
};
const expectState = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

it('shows an interrupted import with its rows, and continues it', async () => {
  const reply = { status: 'Members imported', importId: 7, counts: imported.counts, refused: [] };
  const api = fakeApi({ 'imports/run': { reply } });
  await renderScreenAt('/admin/imports', <ImportsScreen imports={[interrupted]} />);

  expectState('Interrupted 400 of 1000 rows imported');
  expect(await itemsOfRow('list.csv')).toContain('Undo');
  await press('Continue: list.csv');
  await idle();

  expect(api.requestsOf('imports/run').map(({ body }) => body)).toEqual([{ importId: 7 }]);
});

it('shows the progress of a check', async () => {
  vi.useFakeTimers();
  const checking: ImportRow = {
    ...imported,
    state: 'checking',
    progress: { done: 400, of: 1_000, secondsLeft: null },
  };
  let endCheck = (_answer: { reply: CheckReply }) => {};
  const check = new Promise<{ reply: CheckReply }>((resolve) => {
    endCheck = resolve;
  });
  const api = fakeApi({ 'imports/check': () => check, 'imports/getAll': { reply: [checking] } });
  await renderScreenAt('/admin/imports', <ImportsScreen imports={[]} />);
  await pass(1_000);
  expect(api.requestsOf('imports/getAll')).toEqual([]);

  fireEvent.change(screen.getByLabelText('Or paste cells from a spreadsheet'), {
    target: { value: 'Wer\tWo\nAsha\t9876543210' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Check pasted cells' }));
  await pass(1_000);
  expectState('Checking 400 of 1000 rows checked');

  api.answer({ 'imports/getAll': { reply: [] } });
  endCheck({ reply: checked });
  await pass(1_000);
  screen.getByText('Checked: 1 row. No changes yet.');
  screen.getByText('Nothing yet');
});

it('offers only an undo when the file of an interrupted import was deleted', async () => {
  fakeApi({});
  await renderScreenAt(
    '/admin/imports',
    <ImportsScreen imports={[{ ...interrupted, canContinue: false }]} />,
  );

  expect(await itemsOfRow('list.csv')).toEqual(['Undo', 'Details']);
});

it('shows the progress of an import at work every second until it is finished', async () => {
  vi.useFakeTimers();
  const running: ImportRow = { ...interrupted, state: 'running', canContinue: false };
  const at = (done: number): ImportRow => ({ ...running, progress: { done, of: 1_000, secondsLeft: 3 } });
  const api = fakeApi({ 'imports/getAll': { reply: [at(600)] } });
  await renderScreenAt('/admin/imports', <ImportsScreen imports={[running]} />);
  expectState('Importing 400 of 1000 rows imported');

  await pass(1_000);
  expectState('Importing 600 of 1000 rows imported');
  api.answer({ 'imports/getAll': { reply: [imported] } });
  await pass(1_000);
  await pass(5_000);

  expectState('Imported');
  expect(api.requestsOf('imports/getAll')).toHaveLength(2);
});

it('says in one sentence why a workbook cannot be read, and checks nothing', async () => {
  const api = fakeApi({});
  await renderScreenAt('/admin/imports', <ImportsScreen imports={[]} />);
  const file = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'members.xls');

  fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } });

  await vi.waitFor(() => screen.getByText(/has a password or the old format/));
  expect(api.requests).toEqual([]);
});
