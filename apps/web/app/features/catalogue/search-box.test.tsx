import { messages as sentences } from '@namma/contract/messages';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../testing/fake-api';
import { leave, pass, press, renderScreenAt } from '../../testing/render-screen-at';
import { sampleProduct } from '../../testing/samples';
import { SearchBox } from './search-box';

const found = (...names: string[]) => ({ reply: names });
const near = (...names: string[]) => ({ reply: names.map((name) => ({ ...sampleProduct(), name })) });
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const typeText = (text: string) => act(() => void fireEvent.input(box(), { target: { value: text } }));
const pressKey = (key: string) => {
  let isPrevented = false;
  act(() => {
    isPrevented = !fireEvent.keyDown(box(), { key });
  });
  return isPrevented;
};
const submit = () => {
  const form = box().closest('form');
  act(() => void (form && fireEvent.submit(form)));
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const askedFor = (api: ReturnType<typeof fakeApi>) => api.requests.map(({ query }) => query.filter);

const open = (path = '/store') => renderScreenAt(path, <SearchBox />);

beforeEach(() => void vi.useFakeTimers());
afterEach(leave);

describe('typing into the search', () => {
  it('asks once, half a second after the last letter', async () => {
    const api = fakeApi({ 'product/suggestions': found('Whey Isolate') });
    await open();
    typeText('w');
    await pass(400);
    typeText('whey ');
    await pass(499);
    expect(askedFor(api)).toEqual([]);

    await pass(1);

    expect(askedFor(api)).toEqual(['whey']);
    expect(options()).toEqual(['Whey Isolate']);
    expect(screen.getByRole('status').textContent).toBe('1 suggestion');
    expect(box().getAttribute('aria-expanded')).toBe('true');
  });

  it('asks for nothing when only spaces were typed', async () => {
    const api = fakeApi({});
    await open();
    typeText('   ');

    await pass(1_000);

    expect(api.requests).toEqual([]);
  });

  it('shows when there is nothing', async () => {
    fakeApi({ 'product/suggestions': found() });
    await open();
    typeText('zzz');

    await pass(500);

    expect(screen.getByRole('status').textContent).toBe('No result');
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('offers the nearest names when there is nothing', async () => {
    fakeApi({ 'product/suggestions': found(), 'product/nearest': near('Whey A', 'Whey B', 'Whey C') });
    const { address } = await open();
    typeText('whyyyy');
    await pass(500);
    expect(screen.getByRole('status').textContent).toBe('No result. Did you mean:');
    expect(options()).toEqual(['Whey A', 'Whey B', 'Whey C']);

    pressKey('ArrowDown');
    pressKey('ArrowDown');
    submit();

    expect(address()).toBe('/store/category?category=whey-b');
  });

  it('ignores a late answer to an earlier text', async () => {
    const answers = new Map<string, (given: FakeAnswer<'product/suggestions'>) => void>();
    fakeApi({
      'product/suggestions': ({ query }) =>
        new Promise((resolve) => answers.set(query.filter ?? '', resolve)),
    });
    await open();
    typeText('oat');
    await pass(500);
    typeText('whey');
    await pass(500);

    await act(async () => answers.get('whey')?.(found('Whey Isolate')));
    await act(async () => answers.get('oat')?.(found('Oats')));

    expect(options()).toEqual(['Whey Isolate']);
  });

  it('shows what went wrong, and can be tried again', async () => {
    const api = fakeApi({ 'product/suggestions': 'network is down' });
    const { messages } = await open();
    typeText('oat');
    await pass(500);
    expect(messages()).toEqual([sentences.networkError]);

    api.answer({ 'product/suggestions': found('Oats') });
    typeText('oats');
    await pass(500);

    expect(options()).toEqual(['Oats']);
  });
});

describe('choosing a suggestion', () => {
  const openWith = async (...names: string[]) => {
    fakeApi({ 'product/suggestions': found(...names) });
    const shown = await open();
    typeText('whey');
    await pass(500);
    return shown;
  };

  it('moves through the list with the arrow keys, past the typed text', async () => {
    await openWith('Whey A', 'Whey B');
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
      expect(pressKey(key)).toBe(true);
      return active();
    });

    expect(seen).toEqual(['Whey A', 'Whey B', undefined, 'Whey B', 'Whey A']);
    expect(box().value).toBe('whey');
  });

  it('searches for the highlighted suggestion with Enter', async () => {
    const { address } = await openWith('Whey A', 'Whey B');
    pressKey('ArrowDown');
    pressKey('ArrowDown');

    submit();

    expect(address()).toBe('/store/category?category=whey-b');
  });

  it('searches for typed values when none is chosen', async () => {
    const { address } = await openWith('Whey A');

    submit();

    expect(address()).toBe('/store/category?category=whey');
  });

  it('searches for the suggestion that is pressed', async () => {
    const { address } = await openWith('Whey A', 'Whey B');

    await press('Whey B', 'option');

    expect(address()).toBe('/store/category?category=whey-b');
  });

  it('highlights none after more typing', async () => {
    const api = fakeApi({ 'product/suggestions': found('Whey A', 'Whey B') });
    await open();
    typeText('whey');
    await pass(500);
    pressKey('ArrowDown');
    expect(active()).toBe('Whey A');

    api.answer({ 'product/suggestions': found('Whey C', 'Whey A') });
    typeText('wheys');
    await pass(500);

    expect(active()).toBeUndefined();
  });

  it('closes with Escape, and keeps typed values', async () => {
    await openWith('Whey A');

    expect(pressKey('Escape')).toBe(true);

    expect(options()).toEqual([]);
    expect(box().value).toBe('whey');
    // Once closed, Escape is left to the browser.
    expect(pressKey('Escape')).toBe(false);
  });

  it('closes when the field is left', async () => {
    await openWith('Whey A');

    act(() => void fireEvent.blur(box()));

    expect(options()).toEqual([]);
  });
});

describe('the text of the search', () => {
  it('follows the search in the address', async () => {
    const { goTo } = await renderScreenAt('/store/category?category=whey-isolate', <SearchBox />);
    expect(box().value).toBe('whey isolate');

    await goTo('/store/category?category=rolled-oats');

    expect(box().value).toBe('rolled oats');
  });

  it('is empty in a category', async () => {
    await renderScreenAt('/store/category?category=fitfoods', <SearchBox />);

    expect(box().value).toBe('');
  });

  it('leads nowhere while it is empty', async () => {
    const { address } = await open();

    submit();

    expect(address()).toBe('/store');
    expect(document.activeElement).toBe(box());
  });
});
