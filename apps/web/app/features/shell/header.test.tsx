import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session/session-changes';
import { Header } from './header';

const header = (
  <MemoryRouter>
    <Header />
  </MemoryRouter>
);
const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

afterEach(endSession);

describe('the way back to the admin side', () => {
  it('is offered to an admin at the place of Sign In', () => {
    startSession('token', 'asha@example.in', 'ADMIN');
    render(header);

    expect(links()).toContain('Admin');
    expect(links()).not.toContain('Sign In');
  });

  it('is not offered to members, or to anyone after signing out', () => {
    startSession('token', 'asha@example.in', 'ADMIN');
    endSession();
    startSession('another', 'ravi@example.in', 'user');
    render(header);

    expect(links()).not.toContain('Admin');
  });

  it('is not on pages rendered by the server, which are the same for everyone', () => {
    startSession('token', 'asha@example.in', 'ADMIN');

    expect(renderToString(header)).not.toContain('/admin');
  });
});
