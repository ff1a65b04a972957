import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { GymProvider } from '../shared/gym-settings';
import { sampleGym } from './sample-gym';

interface ProbeProps<T> {
  useHook: () => T;
  report: (value: T) => void;
}

function Probe<T>({ useHook, report }: ProbeProps<T>) {
  report(useHook());
  return null;
}

/**
 * Renders a hook on a screen at `path`. Every other address shows nothing.
 * @returns the hook's value, and the current address
 */
export async function renderHookAt<T>(path: string, useHook: () => T) {
  const values: T[] = [];
  const screen = <Probe useHook={useHook} report={(value) => values.push(value)} />;
  const { pathname } = new URL(path, 'http://gym.example');
  const router = createMemoryRouter(
    [
      { path: pathname, element: screen },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  const { unmount } = render(
    <GymProvider value={sampleGym}>
      <RouterProvider router={router} />
    </GymProvider>,
  );
  await act(async () => {});
  return {
    /** The hook's latest value. */
    get current(): T {
      const last = values.at(-1);
      if (last === undefined) throw new Error(`The screen at ${path} was not rendered.`);
      return last;
    },
    address: () => router.state.location.pathname + router.state.location.search,
    unmount,
  };
}
