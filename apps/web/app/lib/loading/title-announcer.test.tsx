import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import { TitleAnnouncer } from './page-watch';

afterEach(leave);

const announced = () => document.querySelector('p[aria-live="polite"]')?.textContent;

it('announces the title of the screen that a navigation leads to, and of no other', async () => {
  const { goTo } = await renderScreenAt('/*', <TitleAnnouncer />);
  document.title = 'Store';
  expect(announced()).toBe('');

  await goTo('/store');
  await waitFor(() => expect(announced()).toBe('Store'));
  document.title = 'Store, filtered';
  await goTo('/store?price=200-400');

  expect(announced()).toBe('Store');
});
