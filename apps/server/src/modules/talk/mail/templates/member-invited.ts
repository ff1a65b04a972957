import { MEMBER_INVITE_DAYS } from '@namma/contract/imports/rules';
import * as paths from '@namma/contract/paths';
import { mailWords } from '../words/words.ts';
import { linkTo, type Template } from './content.ts';

/** The token of the link is not among them: it is made when the mail is sent. */
export interface MemberInvited {
  userId: number;
}

/** To somebody whom an import has brought: the link by which they make the account their own (D82). */
export const memberInvited: Template<MemberInvited> = (_facts, context) => {
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
