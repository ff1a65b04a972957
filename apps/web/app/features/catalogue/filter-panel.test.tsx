import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { FilterOpener, FilterPanel } from './filter-panel';
import type { Filters } from './listing-path';

function addressOf(filters: Filters) {
  return `/store/category?${new URLSearchParams(filters as Record<string, string>)}`;
}
const open = (filters: Filters, onClearAll = () => {}) =>
  renderScreenAt(
    addressOf(filters),
    <>
      <FilterOpener filters={filters} />
      <FilterPanel filters={filters} onClearAll={onClearAll} />
    </>,
  );
const active = () =>
  screen
    .getAllByRole('link')
    .flatMap((link) => (link.getAttribute('aria-current') ? [link.textContent] : []));

afterEach(leave);

describe('the filters in a browser without popovers', () => {
  const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover');
  beforeEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });
  afterEach(() => {
    if (popover) Object.defineProperty(HTMLElement.prototype, 'popover', popover);
  });
  const isOpen = () => document.querySelector('.filter-panel')?.hasAttribute('data-open');

  it('open above the list and close, with the focus', async () => {
    await open({});
    const opener = screen.getByRole('button', { name: 'Filters' });
    expect(isOpen()).toBe(false);

    fireEvent.click(opener);
    const close = screen.getByRole('button', { name: 'Close filters' });
    expect([isOpen(), opener.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    expect(document.activeElement).toBe(close);

    fireEvent.click(close);
    expect([isOpen(), opener.getAttribute('aria-expanded')]).toEqual([false, 'false']);
    expect(document.activeElement).toBe(opener);

    fireEvent.click(opener);
    fireEvent.click(opener);
    expect(isOpen()).toBe(false);
  });

  it('close when one is chosen', async () => {
    const { address } = await open({});
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));

    await press('Fit Foods', 'link');

    expect(address()).toBe('/store/category?category=fitfoods');
    expect(isOpen()).toBe(false);
  });

  it('take no room until they are opened', () => {
    const css = readFileSync(join(import.meta.dirname, 'filter-panel.css'), 'utf8');
    const [, fallback = ''] = css.split('@supports not selector(:popover-open)');

    expect(fallback).toMatch(/^[^}]*\.filter-panel \{\s*display: none;/);
    expect(fallback).toMatch(/&\[data-open\] \{\s*display: block;/);
  });
});

describe('the filters of the store', () => {
  it('show which are chosen, and how many', async () => {
    await open({ category: 'fitfoods', rating: '4' });

    expect(active()).toEqual(['Fit Foods', '4 and above']);
    expect(screen.getByRole('button', { name: 'Filters , chosen: 2' })).toBeDefined();
  });

  it('show how many products there are with each', async () => {
    const counts = {
      total: 30,
      isMore: false,
      category: { wheyprotein: 1, prepostworkout: 12_345, fitfood: 0 },
      origins: [],
    };
    await renderScreenAt(
      '/store/category',
      <FilterPanel filters={{}} counts={counts} onClearAll={() => {}} />,
    );

    expect(screen.getByRole('link', { name: 'Whey Protien , 1 product' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Pre/Post Workouts , 12,345 products' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Fit Foods , 0 products' })).toBeDefined();
    expect(screen.getByRole('link', { name: '5 stars' })).toBeDefined();
  });

  it('offer the countries of origin where there are several', async () => {
    const origins = [
      { code: 'IN', name: 'India' },
      { code: 'NZ', name: 'New Zealand' },
    ];
    const panel = (known: typeof origins) => (
      <FilterPanel filters={{ rating: '4' }} counts={{ total: 3, origins: known }} onClearAll={() => {}} />
    );
    await renderScreenAt('/store/category?rating=4', panel(origins.slice(0, 1)));
    expect(screen.queryByRole('heading', { name: 'Country of origin' })).toBeNull();

    leave();
    const { address } = await renderScreenAt('/store/category?rating=4', panel(origins));
    await press('New Zealand', 'link');

    expect(address()).toBe('/store/category?rating=4&origin=NZ');
  });

  it('combine, one of each kind', async () => {
    const { address } = await open({ category: 'fitfoods', price: '200-400' });

    await press('₹400 – ₹900', 'link');

    expect(address()).toBe('/store/category?category=fitfoods&price=400-900');
  });

  it('are removed by a second press', async () => {
    const { address } = await open({ price: '200-400', rating: '4' });

    await press('₹200 – ₹400', 'link');

    expect(address()).toBe('/store/category?rating=4');
  });

  it('keep both when two are pressed before either list has loaded', async () => {
    const { address } = await open({});

    act(() => {
      fireEvent.click(screen.getByRole('link', { name: '₹200 – ₹400' }));
      fireEvent.click(screen.getByRole('link', { name: '4 and above' }));
    });
    await act(async () => {});

    expect(address()).toBe('/store/category?price=200-400&rating=4');
  });

  it('keep the search text', async () => {
    const { address } = await open({ category: 'whey-isolate' });

    await press('5 stars', 'link');

    expect(address()).toBe('/store/category?category=whey-isolate&rating=5');
  });

  it('open another tab when pressed with the control key', async () => {
    const { address } = await open({});

    act(() => {
      const chip = screen.getByRole('link', { name: '5 stars' });
      chip.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(chip, { ctrlKey: true });
    });

    expect(address()).toBe('/store/category');
  });

  it('can be cleared together', async () => {
    let cleared = 0;
    const { address } = await open({ price: '200-400', rating: '4' }, () => {
      cleared += 1;
    });

    await press('Clear All', 'link');
    expect(address()).toBe('/store/category');
    expect(cleared).toBe(1);

    leave();
    await open({});
    expect(screen.queryByRole('link', { name: 'Clear All' })).toBeNull();
  });
});
