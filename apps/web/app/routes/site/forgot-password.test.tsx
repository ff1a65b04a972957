import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import ForgotPassword from './forgot-password';

const promise = "We'll email you a link to choose a new password.";

afterEach(leave);

it('a forgotten password: no mail is promised where none can be sent, but who helps instead', async () => {
  await renderScreenAt('/forgotPassword', <ForgotPassword loaderData={{ canResetByMail: false }} />);

  expect(screen.queryByText(promise)).toBeNull();
  expect(screen.getByText('Ask the front desk for help.')).toBeDefined();
  expect(screen.getByText(/^Passwords can't be reset online yet\. Call the front desk:/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a forgotten password: a link is mailed where mails can be sent', async () => {
  await renderScreenAt('/forgotPassword', <ForgotPassword loaderData={{ canResetByMail: true }} />);

  expect(screen.getByText(promise)).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeDefined();
});
