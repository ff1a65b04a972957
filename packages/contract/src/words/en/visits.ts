import type { VisitRefusal } from '../../visits/rules.ts';

/** Member cards, check-ins and visits. */
export const visitMessages = {
  notACard: "This isn't a member card code.",
  codeOrMember: 'Scan a card or choose a member.',
  overruleNeedsMember: 'Choose the member to let in despite the refusal.',
  overruleReasonRequired: 'Enter a reason',
  overruleIsCode: 'Enter the reason in words, not a card code.',
};

/** Reasons of refused check-ins, for admins and members. */
export const visitRefusalTexts: Record<VisitRefusal, string> = {
  'no membership': 'No membership',
  'not begun': "The membership hasn't started yet",
  expired: 'The membership has ended',
  unpaid: 'The membership is not paid',
  paused: 'The membership is paused',
  'other center': 'The membership is for another center',
  'stale code': "The code isn't current",
  'used code': 'This code was already used',
  'unknown code': 'The card is not valid',
  'pass used': 'This pass was already used',
  'pass of another day': 'The pass is for another day',
  'pass of another center': 'The pass is for another center',
  'unknown pass': 'The pass is not valid',
};
