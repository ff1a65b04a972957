import type { Mail } from '@namma/contract/mail/schemas';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { MailsScreen } from './mails-screen';

const mail: Mail = {
  id: 7,
  kind: 'order placed',
  status: 'sent',
  to: 'asha@example.in',
  name: 'Asha Rao',
  subject: 'Your order NS-1042-7',
  createdAt: '2030-03-04T06:30:00Z',
  sentAt: '2030-03-04T06:30:02Z',
  attempts: 0,
  nextTryAt: null,
  error: null,
};
const dead: Mail = {
  ...mail,
  id: 8,
  status: 'dead',
  sentAt: null,
  attempts: 1,
  error: '550 5.1.1 No such mailbox',
};
const delayed: Mail = {
  ...mail,
  id: 9,
  status: 'waiting',
  sentAt: null,
  attempts: 2,
  nextTryAt: '2030-03-04T06:36:00Z',
  error: '451 Try again later',
};
const query = {
  q: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  ...({ sort: 'newest', page: 1, limit: 10 } as const),
};
const html = '<!doctype html>\n<html lang="en"><head><title>x</title></head><body>Hi Asha Rao,</body></html>';
const details = { reply: { ...mail, html, text: 'Hi Asha Rao,', attachments: ['appointment.ics'] } };

async function open(content: Mail[], answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'admin/getMail': details,
    'admin/sendMailAgain': { reply: { status: 'The mail is sent again' } },
    ...answers,
  });
  const shown = await renderScreenAt(
    '/admin/mails',
    <MailsScreen list={{ content, totalPages: 1 }} query={query} readAt={new Date()} />,
  );
  return { api, ...shown };
}

beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));
afterEach(leave);

describe('the mails', () => {
  it('show why one was not sent, and when it is tried again', async () => {
    await open([dead, delayed, mail]);

    expect(screen.getByText('550 5.1.1 No such mailbox')).toBeDefined();
    expect(screen.getByText(/^2 tries failed, next 4\sMar\s2030, 12:06$/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send again: No. 8, to asha@example.in' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Send again: No\. [79]/ })).toBeNull();
  });

  it('are shown in a frame that can do nothing', async () => {
    await open([mail]);

    await press('Open mail Your order NS-1042-7, No. 7, to asha@example.in');

    const frame = screen.getByTitle<HTMLIFrameElement>('Mail: Your order NS-1042-7');
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(frame.getAttribute('srcdoc')).toContain('Hi Asha Rao,');
    expect(frame.getAttribute('srcdoc')).toContain('<base target="_blank">');
    expect(screen.getByText('Attached: appointment.ics')).toBeDefined();
  });

  it('are sent again with one press, however often it is pressed', async () => {
    let answer: (given: { reply: { status: string } }) => void = () => {};
    const { api, messages } = await open([dead], {
      'admin/sendMailAgain': () => new Promise((resolve) => (answer = resolve)),
    });
    const button = screen.getByRole('button', { name: 'Send again: No. 8, to asha@example.in' });

    button.click();
    button.click();
    answer({ reply: { status: 'The mail is sent again' } });
    await expect.poll(() => messages()).toEqual(['The mail is sent again']);

    expect(api.requestsOf('admin/sendMailAgain').map(({ body }) => body)).toEqual([{ id: 8 }]);
  });

  it('are explained while there are none', async () => {
    await open([]);

    expect(screen.getByText('No mails yet')).toBeDefined();
  });
});
