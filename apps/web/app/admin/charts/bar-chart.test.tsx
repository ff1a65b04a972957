import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BarChart } from './bar-chart';

// jsdom lays nothing out: without a size, no chart is drawn.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    width: 640,
    height: 256,
  } as DOMRect);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (points: { label: string; value: number; before?: number | null }[]) =>
  render(<BarChart title="Sales" points={points} format={String} formatShort={(value) => `₹${value}`} />);

const bars = () => [...document.querySelectorAll('.recharts-bar-rectangle path')];
const heightOf = (bar: Element | undefined) => Number(bar?.getAttribute('height'));

it('draws a bar for each figure but 0, as high as its share of the highest', () => {
  show([
    { label: '21 Nov', value: 100 },
    { label: '22 Nov', value: 400 },
    { label: '23 Nov', value: 0 },
  ]);

  const [first, second] = bars();
  expect(bars()).toHaveLength(2);
  expect(heightOf(second) / heightOf(first)).toBeCloseTo(4);
});

it('has axes with the labels of its points and with short figures', () => {
  show([
    { label: '21 Nov', value: 100 },
    { label: '22 Nov', value: 400 },
  ]);

  expect(document.querySelector('svg')?.textContent).toMatch(/Nov/);
  expect(document.querySelector('svg')?.textContent).toContain('₹400');
});

it('draws a line only where there is a compared period', () => {
  const { unmount } = show([{ label: '21 Nov', value: 100, before: null }]);
  expect(document.querySelector('.recharts-line')).toBeNull();
  unmount();

  show([
    { label: '21 Nov', value: 100, before: 50 },
    { label: '22 Nov', value: 100, before: 80 },
  ]);
  expect(document.querySelector('.recharts-line')).not.toBeNull();
});

it('is named, and takes the focus for its arrow keys', () => {
  show([{ label: '21 Nov', value: 100 }]);

  const chart = document.querySelector('svg[tabindex="0"]');
  expect(chart?.querySelector('title')?.textContent).toBe('Sales');
});
