import type { VisitRefusal } from '../../visits/rules.ts';

/** Of the card, check-in and visits. Only admins and members meet them. */
export const visitMessages = {
  notACard: 'This is not the code of a card.',
  codeOrMember: 'Scan a card or name a member.',
  overruleNeedsMember: 'Name the member to let in despite a refusal.',
  overruleReasonRequired: 'Reason is required',
  overruleIsCode: 'A reason is written in words: this has the code of a card in it.',
};

/** What an admin and a member read for each refusal. */
export const visitRefusalTexts: Record<VisitRefusal, string> = {
  'no membership': 'No membership',
  'not begun': 'The membership has not begun yet',
  expired: 'The membership has ended',
  unpaid: 'The membership is not paid',
  paused: 'The membership is paused',
  'other center': 'The membership is for another center',
  'stale code': 'The code is not the current one',
  'used code': 'This code was used already',
  'unknown code': 'The card is not valid',
  'pass used': 'This pass was used already',
  'pass of another day': 'The pass is for another day',
  'pass of another center': 'The pass is for another center',
  'unknown pass': 'The pass is not valid',
};
