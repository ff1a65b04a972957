import type { FactorChange } from '@namma/contract/mail/rules';
import * as paths from '@namma/contract/paths';
import { formatPhone } from '@namma/contract/text/phone';
import { mailWords } from '../words/words.ts';
import { linkTo, type Template } from './content.ts';

/** Excludes the token of the link, which is created when the mail is sent. */
export interface PasswordReset {
  requestId: string;
}

/** The token is in the fragment, which browsers send to no server and in no Referer. */
export const passwordReset: Template<PasswordReset> = (_settings, context) => {
  const words = mailWords[context.locale];
  return {
    subject: words.resetSubject,
    summary: words.resetSummary,
    blocks: [
      { kind: 'text', text: words.resetAsked },
      {
        kind: 'button',
        label: words.chooseNewPassword,
        url: `${linkTo(context, paths.resetPassword)}#${context.secret}`,
      },
      { kind: 'text', text: words.resetNotYou },
    ],
  };
};

export const passwordChanged: Template<object> = (_settings, context) => {
  const words = mailWords[context.locale];
  return {
    subject: words.changedSubject,
    summary: words.changedSummary,
    blocks: [
      { kind: 'text', text: words.changed },
      { kind: 'text', text: words.changedNotYou(formatPhone(context.gym.phone)) },
      { kind: 'button', label: words.signIn, url: linkTo(context, paths.signIn) },
    ],
  };
};

export const factorChanged: Template<FactorChange> = ({ change, recoveryCodesLeft = 0 }, context) => {
  const words = mailWords[context.locale];
  const [subject, text] = {
    set: [words.factorSetSubject, words.factorSet],
    dropped: [words.factorDroppedSubject, words.factorDropped],
    'dropped by the gym': [words.factorDroppedSubject, words.factorDroppedByGym],
    'recovery code used': [words.recoveryUsedSubject, words.recoveryUsed(recoveryCodesLeft)],
  }[change] as [string, string];
  return {
    subject,
    summary: words.factorSummary,
    blocks: [
      { kind: 'text', text },
      { kind: 'text', text: words.factorNotYou(formatPhone(context.gym.phone)) },
      { kind: 'button', label: words.signIn, url: linkTo(context, paths.adminLogin) },
    ],
  };
};
