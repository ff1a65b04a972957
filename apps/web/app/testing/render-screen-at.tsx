import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { vi } from 'vitest';
import { forgetEverything } from '../lib/read-cache';
import { dismissToast, useToasts } from '../ui/toast';
import { ToastCard } from '../ui/toast-cards';

// The DOM of the tests does not know <search>, about which React would complain.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

/** Shows the toasts as the site's frame does. They are dismissed with the screen, which they would outlive. */
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
  return <p>Now at {pathname}</p>;
}

/**
 * Shows a screen at `path`, with the toasts it causes. Every other address says where one is.
 * @returns where the browser stands, how to go elsewhere, and the sentences of the toasts that are shown
 */
export async function renderScreenAt(path: string, element: ReactNode) {
  const { pathname } = new URL(path, 'http://gym.example');
  const children = [
    { path: pathname, element },
    { path: '*', element: <Elsewhere /> },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: [path] });
  const { unmount } = render(<RouterProvider router={router} />);
  await settle();
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    state: (): unknown => router.state.location.state,
    goTo: (to: string) => act(() => router.navigate(to)),
    messages: () =>
      [...document.querySelectorAll('[data-toast]')].map((toast) => toast.children[1]?.textContent),
    unmount,
  };
}

/** Waits until code that was asked for has arrived, and what follows from it is shown. Works with fake timers too. */
export const settle = () => act(() => vi.dynamicImportSettled());

/** Presses a button (or another element by its role), and waits for what follows. */
export async function press(name: string | RegExp, role = 'button'): Promise<void> {
  act(() => void fireEvent.click(screen.getByRole(role, { name })));
  await settle();
}

/** Types into the field of this label what it then holds. */
export async function type(label: string, text: string): Promise<void> {
  act(() => void fireEvent.input(screen.getByLabelText(label), { target: { value: text } }));
  await settle();
}

/** Chooses one option of a select. */
export const choose = (label: string, value: string): void =>
  act(() => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

/** Lets faked time pass. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** What the field of this label holds. */
export const textIn = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;

/** What is said beneath the field of this label: its hint and its error. */
export function saidUnder(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join('');
}

/** For `afterEach`: no screen, no session, no kept answer and no fake reaches the next test. */
export function leave(): void {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  forgetEverything();
}
