import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useHotkeys } from './use-hotkeys';

const print = vi.fn();
function Screen({ dialog }: { dialog?: 'open' | 'closed' }) {
  useHotkeys({ F9: print });
  return dialog ? <div role="dialog" {...{ [`data-${dialog}`]: '' }} /> : null;
}

it('is pressed over a dialog that fades out, and not in one that is open', () => {
  const { rerender } = render(<Screen dialog="open" />);
  fireEvent.keyDown(document.body, { key: 'F9' });
  expect(print).not.toHaveBeenCalled();

  rerender(<Screen dialog="closed" />);
  fireEvent.keyDown(document.body, { key: 'F9' });
  expect(print).toHaveBeenCalledTimes(1);

  rerender(<Screen />);
  fireEvent.keyDown(document.body, { key: 'F9' });
  expect(print).toHaveBeenCalledTimes(2);
});
