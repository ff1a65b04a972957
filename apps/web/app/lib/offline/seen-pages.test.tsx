import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leave, pass } from '../../testing/render-screen-at';
import { keepSeenPages } from './seen-pages';

let told: unknown[];

function install(hasWorker: boolean): void {
  const worker = { postMessage: (message: { href: string }) => told.push(new URL(message.href).pathname) };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      controller: hasWorker ? worker : null,
      ready: Promise.resolve({ active: worker }),
      getRegistrations: async () => [],
      register: async () => {},
    },
  });
}

function turn(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  told = [];
  vi.useFakeTimers();
  history.replaceState(null, '', '/store');
  install(true);
  document.documentElement.dataset.hydrated = 'yes';
});
afterEach(() => {
  turn('visible');
  delete document.documentElement.dataset.seenAt;
  delete document.documentElement.dataset.hydrated;
  Reflect.deleteProperty(navigator, 'serviceWorker');
  leave();
});

it('a page is kept once it has been seen for a while', async () => {
  install(false);
  keepSeenPages();

  await pass(1_400);
  expect(told).toEqual([]);
  await pass(200);

  expect(told).toEqual(['/store']);
});

it('a page that is left at once is kept, once', async () => {
  keepSeenPages();

  turn('hidden');
  expect(told).toEqual(['/store']);
  turn('visible');
  turn('hidden');
  await pass(5_000);

  expect(told).toEqual(['/store']);
});

it('a page that is left before it has loaded is not kept, but when it is left again', () => {
  delete document.documentElement.dataset.hydrated;
  keepSeenPages();

  turn('hidden');
  expect(told).toEqual([]);
  turn('visible');
  document.documentElement.dataset.hydrated = 'yes';
  turn('hidden');

  expect(told).toEqual(['/store']);
});

it('a page without a worker yet is kept when the tab is put aside', async () => {
  install(false);
  keepSeenPages();

  turn('hidden');
  await pass(0);

  expect(told).toEqual(['/store']);
});

it('a copy is not kept again, but the page that is opened from it', async () => {
  document.documentElement.dataset.seenAt = '2030-03-04T06:30:00.000Z';
  const seen = keepSeenPages();
  turn('hidden');
  turn('visible');
  expect(told).toEqual([]);

  history.replaceState(null, '', '/fitness');
  seen.onScreen(false);
  turn('hidden');

  expect(told).toEqual(['/fitness']);
});
