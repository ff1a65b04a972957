import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSnapScroller } from './use-snap-scroller';

function Row() {
  const { ref } = useSnapScroller<HTMLDivElement>();
  return (
    <div ref={ref}>
      <div>
        <button type="button">First</button>
      </div>
      <div>
        <button type="button">Second</button>
      </div>
    </div>
  );
}

afterEach(() => void vi.restoreAllMocks());

it('an item that gets the focus is brought into sight once the browser has scrolled', async () => {
  const shown: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent);
  });
  render(<Row />);

  screen.getByRole('button', { name: 'Second' }).focus();
  expect(shown).toEqual([]);
  await new Promise(requestAnimationFrame);

  expect(shown).toEqual(['Second']);
});
