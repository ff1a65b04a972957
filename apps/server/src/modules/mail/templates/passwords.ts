import { contactDetails } from '@namma/contract/business';
import * as paths from '@namma/contract/paths';
import type { Template } from './content.ts';

/** The token of the link is not among them: it is made when the mail is sent. */
export interface PasswordReset {
  requestId: string;
}

/** The token stands behind the #, which browsers send to no server and in no Referer. */
export const passwordReset: Template<PasswordReset> = (_facts, { origin, secret }) => ({
  subject: 'A new password for your account',
  summary: 'The link works for 10 minutes.',
  blocks: [
    { kind: 'text', text: 'Somebody, probably you, asked for a new password. Choose one within 10 minutes:' },
    { kind: 'button', label: 'Choose a new password', url: `${origin}${paths.resetPassword}#${secret}` },
    {
      kind: 'text',
      text: 'If it was not you, do nothing: your password stays as it is. Nobody but you can see this link.',
    },
  ],
});

export const passwordChanged: Template<object> = (_facts, { origin }) => ({
  subject: 'Your password was changed',
  summary: 'You are signed out on your other devices.',
  blocks: [
    {
      kind: 'text',
      text: 'The password of your account was changed. You are signed out on your other devices.',
    },
    { kind: 'text', text: `If it was not you, call us at once: ${contactDetails.phone}.` },
    { kind: 'button', label: 'Sign in', url: `${origin}${paths.signIn}` },
  ],
});
