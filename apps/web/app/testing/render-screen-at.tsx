import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { vi } from 'vitest';
import { clearReadCache } from '../lib/loading/read-cache';
import { GymProvider } from '../shared/gym-settings';
import { dismissToast, useToasts } from '../ui/toast';
import { ToastCard } from '../ui/toast-cards';
import { sampleGym } from './sample-gym';

// The test DOM does not know <search>, and React would warn about it.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

/** Shows the toasts as the site does. Dismisses them with the screen, because they would outlive it. */
function Frame() {
  const toasts = useToasts();
  const shown = useRef(toasts);
  useEffect(() => {
    shown.current = toasts;
  });
  useEffect(
    () => () => {
      for (const { id } of shown.current) dismissToast(id);
    },
    [],
  );
  return (
    <>
      <Outlet />
      <section aria-label="Messages">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} {...toast} />
        ))}
      </section>
    </>
  );
}

function Elsewhere() {
  const { pathname } = useLocation();
  return <p>{`Now at ${pathname}`}</p>;
}

/**
 * Renders a screen at `path`, with its toasts. Every other address shows its own path.
 * @returns the current address, a way to navigate, and the texts of the toasts
 */
export async function renderScreenAt(path: string, element: ReactNode, state?: object) {
  const { pathname, search } = new URL(path, 'http://gym.example');
  const children = [
    { path: pathname, element },
    { path: '*', element: <Elsewhere /> },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }], {
    initialEntries: [{ pathname, search, state }],
  });
  const { unmount } = render(
    <GymProvider value={sampleGym}>
      <RouterProvider router={router} />
    </GymProvider>,
  );
  await idle();
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    state: (): unknown => router.state.location.state,
    goTo: (to: string) => act(() => router.navigate(to)),
    messages: () =>
      [...document.querySelectorAll('[data-toast]')].map((toast) => toast.children[1]?.textContent),
    unmount,
  };
}

/** Waits until lazy code has loaded and rendered. Works with fake timers too. */
export const idle = () => act(() => vi.dynamicImportSettled());

/** Presses a button (or another element by its role), and waits for the result. */
export async function press(name: string | RegExp, role = 'button'): Promise<void> {
  act(() => void fireEvent.click(screen.getByRole(role, { name })));
  await idle();
}

/** The actions that the menu of a row offers. Closes it again. */
export async function itemsOfRow(row: string | RegExp): Promise<(string | null)[]> {
  const trigger = screen.getByRole('button', { name: nameOfMenu(row) });
  act(() => void fireEvent.click(trigger));
  await idle();
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  act(() => void fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' }));
  await idle();
  return items;
}

const nameOfMenu = (row: string | RegExp) => (typeof row === 'string' ? `Actions: ${row}` : row);

/** Chooses an action from the menu of a row. */
export async function pressInMenu(row: string | RegExp, item: string): Promise<void> {
  await press(nameOfMenu(row));
  await press(item, 'menuitem');
}

/** Replaces the text of the field with this label. */
export async function type(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  // An event without `inputType` is that of a browser that fills a form by itself.
  act(() => void fireEvent.input(field, { target: { value: text }, inputType: 'insertText' }));
  await idle();
}

/** Chooses an option of a select. */
export const choose = (label: string, value: string): void =>
  act(() => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

/** Advances the fake timers. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The text in the field with this label. */
export const textIn = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;

/** The hint and the error below the field with this label. */
export function errorUnder(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join('');
}

/** For `afterEach`: removes the screen, the session, cached answers and fakes. */
export function leave(): void {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  clearReadCache();
}
