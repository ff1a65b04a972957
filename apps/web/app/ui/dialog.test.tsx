import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { leave, press } from '../testing/render-screen-at';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

afterEach(leave);

/** A form that gets another field with its response, like that of a refund. */
function Form({ onClose }: { onClose: () => void }) {
  const [isAnswered, setAnswered] = useState(false);
  return (
    <Dialog isOpen onClose={onClose} title="End membership">
      <form aria-label="End" method="post">
        <input aria-label="Last day" name="day" defaultValue="2030-03-04" />
        {isAnswered && <input aria-label="Refunded" name="mode" defaultValue="cash" />}
      </form>
      <button type="button" onClick={() => setAnswered(true)}>
        The answer comes
      </button>
    </Dialog>
  );
}

const open = async () => {
  const closed: string[] = [];
  render(<Form onClose={() => closed.push('closed')} />);
  act(() => screen.getByLabelText('Last day').focus());
  await press('The answer comes');
  return closed;
};

it('closes at once when only an answer has added a field to its form', async () => {
  const closed = await open();

  await press('Close');

  expect(closed).toEqual(['closed']);
});

it('asks when someone has chosen something in a field that came later', async () => {
  const closed = await open();
  fireEvent.input(screen.getByLabelText('Refunded'), { target: { value: 'upi' } });

  await press('Close');

  expect(screen.getByRole('dialog', { name: 'Discard changes?' })).toBeDefined();
  expect(closed).toEqual([]);
});

/** A row whose dialog sets the focus target for after the row has disappeared. */
function Row() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Orders
      </h1>
      <button type="button" onClick={() => setOpen(true)}>
        Cancel the order
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Cancel it?"
        confirmLabel="Yes"
        closeLabel="Keep it"
        focusAfter={heading}
        onConfirm={() => setOpen(false)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

it.each([
  ['the button that opened it when it is kept', 'Keep it', 'Cancel the order'],
  ['the button that opened it when it is closed', 'Close', 'Cancel the order'],
  ['the element for it after the action', 'Yes', 'Orders'],
])('gives the focus to %s', async (_what, pressed, focused) => {
  render(<Row />);
  const opener = screen.getByRole('button', { name: 'Cancel the order' });
  act(() => opener.focus());
  act(() => opener.click());
  const answer = await screen.findByRole('button', { name: pressed });
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());

  act(() => answer.click());

  await waitFor(() => expect(document.activeElement?.textContent).toBe(focused));
});
