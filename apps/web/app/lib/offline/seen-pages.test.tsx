import type { DataRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leave, pass } from '../../testing/render-screen-at';
import { keepSeenPages } from './seen-pages';

let told: unknown[];
let changeState: (change: { navigation: { state: string } }) => void;
const router = { subscribe: (listener: never) => (changeState = listener) } as unknown as DataRouter;

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
});
afterEach(() => {
  turn('visible');
  delete document.documentElement.dataset.seenAt;
  Reflect.deleteProperty(navigator, 'serviceWorker');
  leave();
});

it('a page is kept once it has been seen for a while', async () => {
  install(false);
  keepSeenPages(router, () => true);

  await pass(1_400);
  expect(told).toEqual([]);
  await pass(200);

  expect(told).toEqual(['/store']);
});

it('a page that is left at once is kept, once', async () => {
  keepSeenPages(router, () => true);

  turn('hidden');
  expect(told).toEqual(['/store']);
  turn('visible');
  turn('hidden');
  await pass(5_000);

  expect(told).toEqual(['/store']);
});

it('a page that is left before it has loaded is not kept', () => {
  keepSeenPages(router, () => false);

  turn('hidden');

  expect(told).toEqual([]);
});

it('a page without a worker yet is kept when the tab is put aside', async () => {
  install(false);
  keepSeenPages(router, () => true);

  turn('hidden');
  await pass(0);

  expect(told).toEqual(['/store']);
});

it('a copy is not kept again, but the page that is opened from it', async () => {
  document.documentElement.dataset.seenAt = '2030-03-04T06:30:00.000Z';
  keepSeenPages(router, () => true);
  turn('hidden');
  turn('visible');
  expect(told).toEqual([]);

  history.replaceState(null, '', '/fitness');
  changeState({ navigation: { state: 'idle' } });
  turn('hidden');

  expect(told).toEqual(['/fitness']);
});
