import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { translatePage } from '../../testing/translate-page';
import { guardTranslatedDom } from './guard-translated-dom';

const { removeChild, insertBefore } = Node.prototype;

beforeEach(guardTranslatedDom);
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

const Cart = ({ hasNote, hasGift }: { hasNote: boolean; hasGift: boolean }) => (
  <p>
    {hasGift && <b>With a gift</b>}
    {hasNote && 'Sold out soon'}
    <button type="button">Buy</button>
  </p>
);

it('a translated page survives texts that React removes, and elements that it inserts before one', () => {
  const { rerender } = render(<Cart hasNote hasGift={false} />);
  translatePage();

  rerender(<Cart hasNote hasGift />);
  expect(screen.getByText('With a gift')).toBeDefined();
  rerender(<Cart hasNote={false} hasGift />);

  expect(screen.getByRole('button', { name: 'Buy' })).toBeDefined();
});

it('nodes are removed and inserted as before where nothing is translated', () => {
  const list = document.createElement('ul');
  const [first, second] = [document.createElement('li'), document.createElement('li')];

  list.insertBefore(second, null);
  list.insertBefore(first, second);
  expect([...list.children]).toEqual([first, second]);
  expect(list.removeChild(first)).toBe(first);

  expect([...list.children]).toEqual([second]);
});
