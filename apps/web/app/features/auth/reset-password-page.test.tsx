import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { idle, leave } from '../../testing/render-screen-at';
import * as en from '../../words/en/auth';
import * as hi from '../../words/hi/auth';
import * as kn from '../../words/kn/auth';

/** The page with fresh modules, whose deferred parts have not been loaded. */
async function newPage() {
  vi.resetModules();
  const { createMemoryRouter, RouterProvider } = await import('react-router');
  const { default: ResetPassword, clientLoader } = await import('../../routes/site/reset-password');
  const router = createMemoryRouter([{ path: '*', element: <ResetPassword /> }]);
  return { page: <RouterProvider router={router} />, load: clientLoader };
}

afterEach(() => {
  leave();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

it('keeps a new password that is typed before the page is hydrated', async () => {
  const onServer = await newPage();
  await onServer.load();
  const { renderToString } = await import('react-dom/server');
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(onServer.page);
  const field = () => place.querySelector<HTMLInputElement>('[name=newPassword]');
  const typedInto = field();
  if (typedInto) typedInto.value = 'a new password';
  window.history.replaceState(null, '', '/resetPassword#the-token');

  const { hydrateRoot } = await import('react-dom/client');
  const { page } = await newPage();
  const root = await act(async () => hydrateRoot(place, page));
  await idle();

  expect(window.location.hash).toBe('');
  expect(field()).toBe(typedInto);
  expect(field()?.value).toBe('a new password');
  act(() => root.unmount());
});

it.each([
  ['English', en],
  ['Kannada', kn],
  ['Hindi', hi],
])(
  'says more in its lead than in what replaces the form, so that its largest text is painted at once, in %s',
  (_, words) => {
    for (const sentence of [words.linkMissing, words.linkExpired])
      expect(sentence.length).toBeLessThan(words.newPasswordLead.length / 2);
  },
);
