import { CONFIRM_HOURS, UNDO_EMAIL_DAYS } from '@namma/contract/auth/rules';
import * as paths from '@namma/contract/paths';
import { formatPhone } from '@namma/contract/text/phone';
import { mailWords } from '../words/words.ts';
import { linkTo, type Template } from './content.ts';

/** Excludes the token of the link, which is created when the mail is sent. */
export interface EmailLinkSettings {
  linkId: number;
  /** The address of the link: the account may have another one by the time it is sent. */
  email: string;
}

/** Sent to an address to be confirmed, after a sign-up or a change of email. */
export const emailConfirm: Template<EmailLinkSettings> = (_settings, context) => {
  const words = mailWords[context.locale];
  return {
    subject: words.confirmSubject,
    summary: words.confirmSummary(CONFIRM_HOURS),
    blocks: [
      { kind: 'text', text: words.confirmText },
      {
        kind: 'button',
        label: words.confirmEmail,
        url: `${linkTo(context, paths.mailLink)}#email.${context.secret}`,
      },
      { kind: 'text', text: words.confirmNotYou },
    ],
  };
};

/** Sent to the previous mailbox of an account, with a link to revert the change. */
export const emailChanged: Template<EmailLinkSettings> = (_settings, context) => {
  const words = mailWords[context.locale];
  return {
    subject: words.emailChangedSubject,
    summary: words.emailChangedSummary,
    blocks: [
      { kind: 'text', text: words.emailChanged },
      { kind: 'text', text: words.emailChangedNotYou(UNDO_EMAIL_DAYS, formatPhone(context.gym.phone)) },
      {
        kind: 'button',
        label: words.undoEmail,
        url: `${linkTo(context, paths.mailLink)}#undo.${context.secret}`,
      },
    ],
  };
};
