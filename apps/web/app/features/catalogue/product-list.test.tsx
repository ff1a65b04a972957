import type { ProductPage } from '@namma/contract/catalogue/schemas';
import { messages as sentences } from '@namma/contract/messages';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error';
import { idle, leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { sampleProduct } from '../../testing/samples';
import { ProductList } from './product-list';
import { clearPages } from './product-pages';

const product = (productId: number) => sampleProduct({ productId, name: `Product ${productId}` });
const page = (...ids: number[]): ProductPage => ({ content: ids.map(product), totalPages: 3 });
const first = { products: [product(1), product(2)], page: 1, totalPages: 3 };
const networkDown = new ApiError(0, sentences.networkError);

/** Pages whose responses the test controls. */
function pendingPages() {
  const waiting: { page: number; answer: (page: ProductPage) => void; fail: (error: Error) => void }[] = [];
  const readPage = async (number: number, again?: 'again') =>
    again
      ? page(1, 2)
      : new Promise<ProductPage>((answer, fail) => waiting.push({ page: number, answer, fail }));
  const next = async (finish: (request: (typeof waiting)[number]) => void) => {
    const request = waiting.shift();
    if (!request) throw new Error('No page was asked for');
    await act(async () => finish(request));
    await idle();
  };
  return { readPage, next, asked: () => waiting.map((each) => each.page) };
}

type Given = Partial<Parameters<typeof ProductList>[0]>;
const list = (given: Given) => (
  <ProductList
    first={first}
    address="/store/category"
    readPage={async () => page()}
    readBlock={async () => page()}
    pagePath={(number) => `/store/category?page=${number}`}
    {...given}
  />
);
const open = (given: Given) => renderScreenAt('/store/category', list(given));
const openBefore = (given: Given) =>
  renderScreenAt(
    '/store/category',
    <>
      {list(given)}
      <button type="button">Behind the list</button>
    </>,
  );
const names = () =>
  screen.getAllByRole('listitem').map((item) => /Product \d+/.exec(item.textContent ?? '')?.[0]);

/** The end of the list, from the top of the page; the window shows 700 px. */
let listEnd = 5_000;
const scrollTo = (top: number) =>
  act(async () => {
    document.documentElement.scrollTop = top;
    window.dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(200);
  });
const endScroll = () => act(async () => void window.dispatchEvent(new Event('scrollend')));

beforeEach(() => {
  clearPages();
  window.innerHeight = 700;
  document.documentElement.scrollTop = 0;
  listEnd = 5_000;
  vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -window.scrollY, 390, listEnd),
  );
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

describe('a list of products', () => {
  it('appends the next page without duplicates', async () => {
    const { readPage, next, asked } = pendingPages();
    await open({ readPage });
    await press('Next page', 'link');
    expect(asked()).toEqual([2]);

    await next(({ answer }) => answer(page(2, 3)));

    expect(names()).toEqual(['Product 1', 'Product 2', 'Product 3']);
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/store/category?page=3',
    );
  });

  it('asks for a page once, however often its end becomes visible', async () => {
    vi.useFakeTimers();
    const { readPage, asked } = pendingPages();
    await open({ readPage });

    await scrollTo(3_400);
    await scrollTo(3_500);

    expect(asked()).toEqual([2]);
  });

  it('asks for nothing before four fifths of it were scrolled', async () => {
    vi.useFakeTimers();
    const { readPage, asked } = pendingPages();
    await open({ readPage });

    await scrollTo(3_299);

    expect(asked()).toEqual([]);
  });

  it('asks for one page each time that its end is approached', async () => {
    vi.useFakeTimers();
    const { readPage, next, asked } = pendingPages();
    await open({ readPage });
    await scrollTo(4_000);
    listEnd = 5_500;
    await next(({ answer }) => answer(page(3)));

    // Already beyond 80 % of the longer list, and the same flick scrolls on.
    await scrollTo(4_300);
    await endScroll();
    expect(asked()).toEqual([]);
    await scrollTo(4_200);
    await endScroll();
    expect(asked()).toEqual([]);

    await scrollTo(4_250);
    expect(asked()).toEqual([3]);
  });

  it('grows while its end is in the window, where nothing is left to scroll', async () => {
    listEnd = 700;
    const { readPage, next, asked } = pendingPages();
    await open({ readPage });
    expect(asked()).toEqual([2]);

    listEnd = 1_400;
    await next(({ answer }) => answer(page(3)));

    expect(asked()).toEqual([]);
  });

  it('asks for nothing while the keyboard is behind it', async () => {
    vi.useFakeTimers();
    const { readPage, asked } = pendingPages();
    await openBefore({ readPage });
    act(() => screen.getByRole('button', { name: 'Behind the list' }).focus());

    await scrollTo(4_300);

    expect(asked()).toEqual([]);
  });

  it('grows while the keyboard is on one of its products', async () => {
    vi.useFakeTimers();
    const { readPage, asked } = pendingPages();
    await open({ readPage });
    act(() => screen.getAllByRole('link')[0]?.focus());

    await scrollTo(4_300);

    expect(asked()).toEqual([2]);
  });

  it('keeps what has the focus in the window when a page arrives late', async () => {
    const { readPage, next } = pendingPages();
    await openBefore({ readPage });
    await press('Next page', 'link');
    const behind = screen.getByRole('button', { name: 'Behind the list' });
    const scrolled = vi.spyOn(behind, 'scrollIntoView');
    act(() => behind.focus());

    await next(({ answer }) => answer(page(3)));

    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('says at its end that there are no more products', async () => {
    await open({ first: { ...first, page: 3 } });

    expect(screen.getByText('No more Data')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  it('shows what went wrong, keeps its products and can load the same page again', async () => {
    const { readPage, next, asked } = pendingPages();
    await open({ readPage });
    await press('Next page', 'link');
    await next(({ fail }) => fail(networkDown));
    expect(screen.getByRole('alert').textContent).toContain(sentences.networkError);
    expect(names()).toEqual(['Product 1', 'Product 2']);

    await press('Try again');
    expect(asked()).toEqual([2]);
    await next(({ answer }) => answer(page(3)));

    expect(screen.queryByRole('alert')).toBeNull();
    expect(names()).toEqual(['Product 1', 'Product 2', 'Product 3']);
  });

  it('does not retry by itself after a failure', async () => {
    vi.useFakeTimers();
    const { readPage, next, asked } = pendingPages();
    await open({ readPage });
    await press('Next page', 'link');
    await next(({ fail }) => fail(networkDown));

    await scrollTo(4_000);
    await act(() => vi.advanceTimersByTimeAsync(1_000));

    expect(asked()).toEqual([]);
  });
});

describe('coming back to a list', () => {
  const openGrown = async () => {
    const shown = await open({ readPage: async () => page(3, 4) });
    await press('Next page', 'link');
    shown.unmount();
  };

  it('restores its length, and then shows current products', async () => {
    await openGrown();
    const { readPage, next, asked } = pendingPages();

    await open({ readPage });
    expect(names()).toEqual(['Product 1', 'Product 2', 'Product 3', 'Product 4']);
    expect(asked()).toEqual([1, 2]);
    await next(({ answer }) => answer(page(1, 5)));
    await next(({ answer }) => answer(page(3, 4)));

    expect(names()).toEqual(['Product 1', 'Product 5', 'Product 3', 'Product 4']);
  });

  it('keeps its products when they cannot be read again', async () => {
    await openGrown();
    const { readPage, next } = pendingPages();

    await open({ readPage });
    await next(({ fail }) => fail(networkDown));

    expect(names()).toHaveLength(4);
  });

  it('starts a list with another address at its first page', async () => {
    await openGrown();

    await open({ address: '/store/category?price=200-400' });

    expect(names()).toEqual(['Product 1', 'Product 2']);
  });
});
