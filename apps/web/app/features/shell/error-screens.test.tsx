import { failures } from '@namma/contract/messages/failures';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, data, RouterProvider, useRouteError } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error';
import { idle, press } from '../../testing/render-screen-at';
import { LoadFailed } from './load-failed';
import { PageError } from './page-error';

const networkDown = new ApiError(0, failures.networkError);

/**
 * A screen with the loader of the test. React Router logs the errors that it catches; that is expected here.
 */
async function openLoading(loader: () => unknown, failed: React.ReactNode) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = createMemoryRouter([
    { path: '/', loader, element: <p>Here it is</p>, errorElement: failed, hydrateFallbackElement: <p /> },
  ]);
  render(<RouterProvider router={router} />);
  await idle();
  await act(async () => {});
}

const Caught = () => <PageError error={useRouteError()} />;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a screen whose data did not load', () => {
  it('shows why, and shows the screen after a successful retry', async () => {
    let isDown = true;
    const load = () => {
      if (isDown) throw networkDown;
      return null;
    };
    await openLoading(load, <LoadFailed />);
    expect(screen.getByRole('heading', { name: "This didn't load" })).toBeDefined();
    expect(screen.getByText(failures.networkError)).toBeDefined();

    await press('Try again');
    expect(screen.getByRole('heading', { name: "This didn't load" })).toBeDefined();

    isDown = false;
    await press('Try again');
    expect(screen.getByText('Here it is')).toBeDefined();
  });
});

describe('an address that shows nothing', () => {
  it('shows that the page does not exist', async () => {
    await openLoading(
      () => {
        throw data(null, { status: 404 });
      },
      <Caught />,
    );

    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('/');
  });

  it('shows no details of a programming error', async () => {
    await openLoading(
      () => {
        throw new TypeError('rows is undefined');
      },
      <Caught />,
    );

    expect(screen.getByRole('heading', { name: failures.somethingWentWrong })).toBeDefined();
    expect(document.body.textContent).not.toContain('rows is undefined');
  });
});
