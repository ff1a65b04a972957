import type { Breach, BreachMailing } from '@namma/contract/breaches/schemas';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import { leave, pass, press, renderScreenAt, settle } from '../../../testing/render-screen-at';
import { MailLetter } from './mail-letter';

const breach: Breach = {
  id: 1,
  noticedAt: '2030-03-03T06:30:00.000Z',
  kind: 'seen',
  happened: 'A list lay at the printer',
  whose: 'Members',
  data: ['contact'],
  people: 3,
  done: 'It was shredded',
  toldEn: null,
  toldKn: null,
  toldHi: null,
  boardToldAt: null,
  peopleToldAt: null,
  addedAt: '2030-03-03T07:00:00.000Z',
  by: 'Asha',
  letters: 0,
  version: 1,
};
const nobody: BreachMailing = {
  toMail: 0,
  waiting: 0,
  sent: 0,
  unreached: 0,
  isUnderWay: false,
  canMail: true,
};
const POLL_MILLISECONDS = 3_000;

beforeEach(() => {
  vi.useFakeTimers();
  startSession('a-token', 'admin@example.in', 'ADMIN');
});
afterEach(leave);

async function open(mailing: Partial<BreachMailing> | undefined) {
  const network = fakeApi({
    'breaches/getMailing': mailing ? { reply: { ...nobody, ...mailing } } : 'network is down',
    'breaches/getUnreached': {
      reply: {
        people: [
          { userId: 1, name: 'Meera Pai', phone: '9731300055', reason: 'noEmail' },
          { userId: 2, name: 'Ravi Gowda', phone: null, reason: 'undelivered' },
        ],
        next: null,
      },
    },
  });
  const shown = await renderScreenAt(
    '/admin/breaches',
    <MailLetter breach={breach} onClose={() => {}} onDone={async () => {}} />,
  );
  await settle();
  return { network, ...shown };
}
const answer = (changed: Partial<BreachMailing>) => ({
  'breaches/getMailing': { reply: { ...nobody, ...changed } },
});
const list = () => screen.queryByRole('button', { name: 'List who is not reached by mail' });

describe('mailing the letter about a breach', () => {
  it('takes the focus where it opens, which may be below a long letter', async () => {
    await open({ toMail: 3 });

    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Mail the letter' }));
    expect(screen.getByRole('button', { name: 'Mail 3 letters' })).toBeDefined();
  });

  it('lists nobody before it is mailed whom the mail will reach', async () => {
    await open({ toMail: 3 });

    expect(list()).toBeNull();
  });

  it('lists everybody where no mail server is set, and mails nothing', async () => {
    await open({ toMail: 3, canMail: false });

    expect(screen.getByText(/^No mail server is set/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Mail/ })).toBeNull();
    expect(list()).not.toBeNull();
  });

  it('says that nobody gets it twice once all have it, and lists whom it did not reach and why', async () => {
    await open({ sent: 3, unreached: 2 });

    expect(screen.getByText(/nobody gets it twice/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Mail/ })).toBeNull();
    await press('List who is not reached by mail');
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      expect.stringMatching(/Meera Pai.*97313 00055No email/),
      expect.stringMatching(/Ravi GowdaNo phoneNot delivered/),
    ]);
  });

  it('reads the numbers again while letters are on their way, and no longer', async () => {
    const { network } = await open({ waiting: 2, sent: 1 });
    network.answer(answer({ sent: 3 }));
    await pass(POLL_MILLISECONDS);
    const { length } = network.requestsOf('breaches/getMailing');

    await pass(10 * POLL_MILLISECONDS);

    expect(screen.getByText('Sent').nextSibling?.textContent).toBe('3');
    // Once more when it has found that none are on their way.
    expect(network.requestsOf('breaches/getMailing').length - length).toBeLessThanOrEqual(1);
  });

  it('says once that the numbers cannot be read, and reads them as soon as they can be', async () => {
    const { network, messages } = await open(undefined);
    expect(messages()).toHaveLength(1);
    await pass(20 * POLL_MILLISECONDS);
    expect(messages()).toEqual([]);

    network.answer(answer({ toMail: 2 }));
    await pass(POLL_MILLISECONDS);

    expect(screen.getByRole('button', { name: 'Mail 2 letters' })).toBeDefined();
  });
});
