import * as paths from '@namma/contract/paths';
import type { Preset } from '@namma/contract/staff/permissions';
import { INVITE_HOURS } from '@namma/contract/staff/rules';
import type { Center } from '@namma/contract/values/centers';
import { mailWords } from '../words/words.ts';
import { linkTo, type Template } from './content.ts';

/** Excludes the token of the link, which is created when the mail is sent. */
export interface StaffInvited {
  inviteId: number;
  preset: Preset;
  center: Center | null;
}

/** The token is in the fragment, so a program that fetches the address neither sees nor consumes it. */
export const staffInvited: Template<StaffInvited> = ({ preset, center }, context) => {
  const words = mailWords[context.locale];
  return {
    subject: words.inviteSubject,
    summary: words.inviteSummary(INVITE_HOURS),
    blocks: [
      { kind: 'text', text: words.invited },
      {
        kind: 'details',
        rows: [
          [words.inviteRole, words.presetName(preset)],
          ...(center === null ? [] : [[words.center, words.area(center)] as const]),
        ],
      },
      {
        kind: 'button',
        label: words.acceptInvite,
        url: `${linkTo(context, paths.invitation)}#${context.secret}`,
      },
      { kind: 'text', text: words.inviteNotYou },
    ],
  };
};
