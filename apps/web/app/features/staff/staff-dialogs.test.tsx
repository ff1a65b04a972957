import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { leave, press, renderScreenAt, type } from '../../testing/render-screen-at';
import { InviteDialog } from './staff-dialogs';

afterEach(leave);

describe('a form of somebody whose role is changed while it is open', () => {
  it('says that the role does not include it, and keeps what was typed', async () => {
    fakeApi({
      'staff/invite': {
        status: 403,
        error: { message: 'Your role does not include this.', code: 'notInRole' },
      },
    });
    startSession('a-token', 'asha@example.in', 'ADMIN');
    const onDone = vi.fn();
    const { messages } = await renderScreenAt(
      '/admin/staff',
      <InviteDialog isOpen coaches={[]} onClose={() => {}} onDone={onDone} />,
    );
    await type('Email', 'meena@example.in');

    await press('Invite');

    expect(messages()).toEqual(['Your role does not include this.']);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('meena@example.in');
    expect(onDone).not.toHaveBeenCalled();
  });
});
