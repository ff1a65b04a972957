import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearReadCache } from '../../lib/loading/read-cache';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { sampleProfile } from '../../testing/samples';
import { SignedInNote } from './signed-in-note';

const profile = sampleProfile();

const open = async (from: string | null) => {
  const router = createMemoryRouter([{ path: '*', element: <SignedInNote from={from} /> }]);
  render(<RouterProvider router={router} />);
  await act(async () => {});
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  clearReadCache();
});

describe('the sign-in screen', () => {
  it('shows nothing to a guest', async () => {
    const api = fakeApi({});
    await open(null);

    expect(screen.queryByRole('status')).toBeNull();
    expect(api.requests).toEqual([]);
  });

  it('shows who is signed in, with links that lead on', async () => {
    fakeApi({ 'user/profile': { reply: profile } });
    startSession('a-token', profile.email);
    await open('//evil.example');

    expect(screen.getByRole('status').textContent).toContain(
      'You are signed in as Asha Rao (asha@example.in).',
    );
    expect(screen.getByRole('link', { name: 'Your profile' }).getAttribute('href')).toBe('/profile');
  });

  it('leads back to the earlier page, and an admin to the admin side', async () => {
    fakeApi({ 'user/profile': { reply: profile } });
    startSession('a-token', profile.email);
    await open('/store/cart');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/store/cart');
    cleanup();

    fakeApi({ 'user/profile': { reply: { ...profile, role: 'ADMIN' } } });
    startSession('another-token', profile.email);
    await open(null);
    expect(screen.getByRole('link', { name: 'Go to admin' }).getAttribute('href')).toBe('/admin');
  });

  it('signs out without leaving the form', async () => {
    const api = fakeApi({
      'user/profile': { reply: profile },
      'auth/logout': { reply: { status: 'Logged out' } },
    });
    startSession('a-token', profile.email);
    await open(null);

    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign out' })));

    expect(screen.queryByRole('status')).toBeNull();
    expect(api.requestsOf('auth/logout')).toHaveLength(1);
    expect(localStorage.getItem('token')).toBeNull();
  });
});
