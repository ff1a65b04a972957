import { CONFIRM_HOURS, UNDO_EMAIL_DAYS } from '@namma/contract/auth/rules';
import * as paths from '@namma/contract/paths';
import { formatPhone } from '@namma/contract/text/phone';
import { mailWords } from '../words/words.ts';
import { linkTo, type Template } from './content.ts';

/** Excludes the token of the link, which is created when the mail is sent. */
export interface EmailLinkFacts {
  linkId: number;
  /** To which the link belongs: it may be of another one by the time it is sent. */
  email: string;
}

/** To an address that is to be proved: at the sign-up, and when a member wants another one. */
export const emailConfirm: Template<EmailLinkFacts> = (_facts, context) => {
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

/** To the former mailbox of an account, with the way back. */
export const emailChanged: Template<EmailLinkFacts> = (_facts, context) => {
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
