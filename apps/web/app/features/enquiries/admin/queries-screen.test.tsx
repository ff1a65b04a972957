import type { Enquiry } from '@namma/contract/enquiries/schemas';
import { messages as sentences } from '@namma/contract/messages';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MailState } from '../../../admin/writes/mail-state';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import {
  errorUnder,
  idle,
  leave,
  press,
  pressInMenu,
  renderScreenAt,
  textIn,
  type,
} from '../../../testing/render-screen-at';
import { QueriesScreen } from './queries-screen';

const NOW = Date.now();
const hoursFromNow = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
const waiting: Enquiry = {
  contact_id: 236,
  ticketNumber: 'NS-Q-236-3',
  name: 'Meera',
  email: 'meera@example.in',
  phone: '9876543210',
  message: 'When does the pool open?',
  status: 'unanswered',
  createdAt: hoursFromNow(-45.5),
  answer: null,
  next: { kind: 'acknowledge', dueAt: hoursFromNow(2.5) },
};
const overdue: Enquiry = {
  ...waiting,
  contact_id: 8,
  ticketNumber: 'NS-Q-8-6',
  name: 'Kiran',
  next: { kind: 'resolve', dueAt: hoursFromNow(-26) },
};
const query = {
  q: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  overdue: undefined,
  ...({ sort: 'due', page: 1, limit: 10 } as const),
};
const done = { reply: { status: sentences.enquiryAnswered, activityId: 40 } };
const answered = () => within(screen.getByRole('table')).queryAllByText('Answered');
const dialog = () => screen.queryByRole('dialog', { name: 'Query NS-Q-236-3' });

async function open(update: Parameters<typeof fakeApi>[0]['contact/update'] = done, isSending = true) {
  const api = fakeApi({
    'admin/markRead': { reply: { status: sentences.markedRead } },
    'contact/update': update,
    'admin/undo': { reply: { status: 'Change undone', done: [236], left: [] } },
  });
  const list = { content: [overdue, waiting], totalPages: 1, newestId: 236 };
  const shown = await renderScreenAt(
    '/admin/queries',
    <MailState value={{ isSending }}>
      <QueriesScreen list={list} query={query} readAt={new Date()} />
    </MailState>,
  );
  const sent = () => api.requestsOf('contact/update').map(({ body }) => body);
  return { api, sent, ...shown };
}

beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));
afterEach(leave);

describe('the list of queries', () => {
  it('shows how much time each has left, and for what', async () => {
    await open();

    const cells = [...document.querySelectorAll('td[data-label="Time left"]')].map(
      (cell) => cell.textContent,
    );
    expect(cells).toEqual(['overdue by 1 dayto answer', '2 hto acknowledge']);
    expect(screen.getByRole('columnheader', { name: 'Time left' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
  });

  it('marks a query that was answered by phone with one press', async () => {
    const { sent, messages } = await open();

    await pressInMenu('No. 236, Meera', 'Answered by phone');

    expect(sent()).toEqual([{ id: 236, status: 'Answered' }]);
    expect(messages()).toEqual([sentences.enquiryAnswered]);
    expect(answered()).toHaveLength(1);
    expect(dialog()).toBeNull();
  });
});

describe('answering a query by mail', () => {
  const write = async (update?: Parameters<typeof open>[0]) => {
    const opened = await open(update);
    await press('Answer: No. 236, Meera');
    await type('Your answer', 'At 5 in the morning.');
    return opened;
  };

  it('shows what was asked, sends the answer and shows it in the list', async () => {
    const { sent } = await write();
    expect(dialog()?.textContent).toContain('When does the pool open?');

    await press('Send answer');

    expect(sent()).toEqual([{ id: 236, status: 'Answered', answer: 'At 5 in the morning.' }]);
    expect(dialog()).toBeNull();
    expect(answered()).toHaveLength(1);
    expect(screen.getByText('At 5 in the morning.')).toBeDefined();
  });

  it('is only stored while mails are off, and shows the phone number', async () => {
    const { sent } = await open(done, false);
    await press('Answer: No. 236, Meera');
    expect(dialog()?.textContent).toContain('so the answer is only saved. Call 9876543210.');

    await type('Your answer', 'At 5 in the morning.');
    await press('Save answer');

    expect(sent()).toEqual([{ id: 236, status: 'Answered', answer: 'At 5 in the morning.' }]);
  });

  it('does not send an empty answer', async () => {
    const { sent } = await open();
    await press('Answer: No. 236, Meera');

    await press('Send answer');

    expect(sent()).toEqual([]);
    expect(screen.getByText(sentences.required('Answer'))).toBeDefined();
  });

  it('has the text again after the answer was undone', async () => {
    await write();
    await press('Send answer');
    await press('Undo: No. 236, Meera');

    await press('Answer: No. 236, Meera');

    expect(textIn('Your answer')).toBe('At 5 in the morning.');
  });

  it('shows the answer of an admin who was faster, and keeps what was written', async () => {
    const theirs = { ...waiting, status: 'Answered', answer: 'At 6.', next: null };
    const { messages } = await write({
      status: 409,
      error: { message: 'This query is already Answered.', query: theirs },
    });

    await press('Send answer');

    expect(messages()).toEqual(['This query is already Answered.']);
    expect(screen.getByText('At 6.')).toBeDefined();
    expect(textIn('Your answer')).toBe('At 5 in the morning.');
    expect(errorUnder('Your answer')).toContain('Was not sent');
    expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
  });

  it('keeps what was written while the network is down, and through a sign-in', async () => {
    const { api, unmount, address } = await write('network is down');
    await press('Send answer');
    expect(textIn('Your answer')).toBe('At 5 in the morning.');

    api.answer({ 'contact/update': { status: 401, error: { message: 'Unauthorized' } } });
    await press('Send answer');
    expect(address()).toMatch(/^\/adminLogin/);
    unmount();
    startSession('another-token', 'admin@example.in', 'ADMIN');
    await open();
    await press('Answer: No. 236, Meera');

    expect(textIn('Your answer')).toBe('At 5 in the morning.');
    await idle();
  });
});
