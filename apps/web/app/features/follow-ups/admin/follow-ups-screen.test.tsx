import type { FollowUp } from '@namma/contract/follow-ups/schemas';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api';
import { key } from '../../../testing/keys';
import { idle, leave, renderScreenAt } from '../../../testing/render-screen-at';
import { FollowUpsScreen } from './follow-ups-screen';

afterEach(leave);

const line = (userId: number, name: string): FollowUp => ({
  userId,
  queryId: null,
  passId: null,
  memberId: userId,
  reason: 'ended',
  why: 'Ended on 1 Mar 2030',
  name,
  phone: '9876543210',
  email: '',
  writes: { kind: 'member', id: userId },
  mayOffer: true,
  center: 'indiranagar',
  since: '2030-03-01',
  duePaise: null,
  lastId: 0,
  last: null,
});

const open = async (content: FollowUp[]) => {
  const api = fakeApi({ 'followUps/record': { reply: { status: 'Recorded', lastId: 1 } } });
  const { messages } = await renderScreenAt(
    '/admin/follow-ups',
    <FollowUpsScreen
      day="2030-03-04"
      content={content}
      counts={[{ reason: 'ended', count: content.length }]}
      totalElements={content.length}
      totalPages={1}
      reason={undefined}
      page={1}
      report={undefined}
    />,
  );
  return { api, messages };
};

describe('a function key on the list of follow-ups', () => {
  it('chooses the first line while none has the focus, and records with the next press', async () => {
    const { api, messages } = await open([line(1, 'Asha Rao'), line(2, 'Ravi Kumar')]);

    key('F2');

    expect(api.requestsOf('followUps/record')).toEqual([]);
    expect(messages()).toEqual(['Asha Rao is selected. Press F2 again for “Reached”.']);
    expect(screen.getByRole('form', { name: /Asha Rao/ }).contains(document.activeElement)).toBe(true);

    key('F2');
    await idle();

    expect(api.requestsOf('followUps/record').map(({ body }) => body)).toMatchObject([
      { userId: 1, outcome: 'reached' },
    ]);
  });

  it('does nothing without people to call', async () => {
    const { messages } = await open([]);

    key('F2');

    expect(messages()).toEqual([]);
  });
});
