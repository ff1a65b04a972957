import { MEMBER_INVITE_DAYS } from '@namma/contract/imports/rules';
import * as paths from '@namma/contract/paths';
import { mailWords } from '../words/words.ts';
import { linkTo, type Template } from './content.ts';

/** Excludes the token of the link, which is created when the mail is sent. */
export interface MemberInvited {
  userId: number;
  /** The mailbox that the link proves. */
  email: string;
}

/** Sent to a person whose account has no password, after an import, a sign-up or 'Forgot password' (D82). */
export const memberInvited: Template<MemberInvited> = (_settings, context) => {
  const words = mailWords[context.locale];
  return {
    subject: words.memberInviteSubject,
    summary: words.memberInviteSummary(MEMBER_INVITE_DAYS),
    blocks: [
      { kind: 'text', text: words.memberInvited },
      {
        kind: 'button',
        label: words.claimAccount,
        url: `${linkTo(context, paths.claim)}#${context.secret}`,
      },
      { kind: 'text', text: words.memberInviteNotYou },
    ],
  };
};
