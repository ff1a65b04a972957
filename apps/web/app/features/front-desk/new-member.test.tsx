import type { Reply } from '@namma/contract/calls';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepOwnStaff } from '../../admin/shell/permissions';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { key } from '../../testing/keys';
import { choose, idle, leave, press, renderScreenAt, textIn, type } from '../../testing/render-screen-at';
import { sampleClaimLink } from '../../testing/sample-member';
import { CounterScreen } from './counter-screen';

type Person = Reply<'payments/find'>['people'][number];
const person = (userId: number, name: string): Person => ({
  userId,
  name,
  email: '',
  phone: '9876543210',
  entry: { membership: null, refusal: 'no membership' },
  notes: [],
  offers: 'not asked' as const,
  payables: [],
});
const found = (...people: Person[]): { reply: Reply<'payments/find'> } => ({
  reply: { people, chosen: null, isMore: false, hasUpi: true },
});
const known = {
  status: 409,
  error: {
    code: 'phoneKnown',
    message: 'Asha already has this phone number. Is this another person?',
    userId: 4,
    name: 'Asha',
  },
};

const open = () =>
  renderScreenAt(
    '/admin/counter',
    <CounterScreen
      sellFormOf={({ userId, center, onTaken }) => (
        <button type="button" onClick={onTaken}>
          {`Plans for ${userId} at ${center}`}
        </button>
      )}
    />,
  );
const typeIntoCounter = (text: string) =>
  act(() => {
    screen.getByLabelText<HTMLInputElement>('Slip, phone number, name or order number').value = text;
  });
async function fill(): Promise<void> {
  await type('Name', 'Ravi');
  await type('Phone', '9876543210');
}
const send = async () => {
  const form = screen.getByRole('button', { name: 'Add member' }).closest('form');
  if (form) act(() => void fireEvent.submit(form));
  await idle();
};

beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));
afterEach(() => {
  keepOwnStaff(undefined);
  leave();
});

it('is added with F7, gets the link, buys a membership, and is shown at the counter', async () => {
  const api = fakeApi({
    'members/add': { reply: { ...sampleClaimLink, userId: 9 } },
    'payments/find': found(person(4, 'Asha'), person(9, 'Ravi')),
    'visits/getToday': 'network is down',
  });
  await open();
  choose('This counter is at', 'indiranagar');
  key('F7');
  await idle();
  await fill();
  await send();

  expect(api.requestsOf('members/add').map(({ body }) => body)).toEqual([
    { name: 'Ravi', phone: '9876543210', center: 'indiranagar' },
  ]);
  expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeDefined();
  // Enter goes on.
  expect(document.activeElement?.textContent).toBe('Add membership');
  await press('Add membership');
  await press('Plans for 9 at indiranagar');

  expect(api.requestsOf('payments/find').at(-1)?.query.code).toBe('9876543210');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Ravi' })).toBeDefined();
});

it('is the one who was meant when the phone is known', async () => {
  fakeApi({ 'members/add': known, 'payments/find': found(person(3, 'Mother'), person(4, 'Asha')) });
  await open();
  await press(/^New member/);
  await fill();
  await send();
  expect(document.activeElement?.textContent).toBe('Open Asha');

  await press('Open Asha');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Asha' })).toBeDefined();
});

it('is another person with the phone of the family when that is shown', async () => {
  const api = fakeApi({ 'members/add': known });
  await open();
  await press(/^New member/);
  await fill();
  await send();
  api.answer({ 'members/add': { reply: sampleClaimLink } });

  await press('Another person');

  expect(api.requestsOf('members/add').map(({ body }) => body)).toEqual([
    { name: 'Ravi', phone: '9876543210' },
    { name: 'Ravi', phone: '9876543210', isAnother: true },
  ]);
});

it('is added once when the answer was lost', async () => {
  const api = fakeApi({ 'members/add': 'network is down' });
  await open();
  await press(/^New member/);
  await fill();
  await send();
  api.answer({ 'members/add': { reply: sampleClaimLink } });
  await send();

  const [lost, again] = api.requestsOf('members/add');
  expect(lost?.headers.get(IDEMPOTENCY_KEY_HEADER)).toBeTruthy();
  expect(again?.headers.get(IDEMPOTENCY_KEY_HEADER)).toBe(lost?.headers.get(IDEMPOTENCY_KEY_HEADER));
  expect(screen.getByText(/^Ravi was added/)).toBeDefined();
});

it.each([
  ['9876543210', 'Phone'],
  ['Ravi Kumar', 'Name'],
])('starts with %s, which was typed at the counter, as the %s', async (text, label) => {
  fakeApi({});
  await open();
  typeIntoCounter(text);
  await press(/^New member/);

  expect(textIn(label)).toBe(text);
});

it('is not offered to staff who may not add anybody', async () => {
  fakeApi({});
  keepOwnStaff({ preset: 'coach', permissions: ['openAdmin', 'checkIn'], center: null, needsFactor: false });
  await open();

  expect(screen.queryByRole('button', { name: /^New member/ })).toBeNull();
  key('F7');
  await idle();
  expect(screen.queryByRole('dialog')).toBeNull();
});
