import type { FollowUpOutcome, FollowUpReason } from '@namma/contract/follow-ups/rules';

export const reasonLabels: Record<FollowUpReason, string> = {
  'money due': 'Money due',
  query: 'Unanswered query',
  'trial asked': 'Trial requested',
  'closed day': 'Pass for a closed day',
  'trial missed': 'Trial missed',
  'renewal due': 'Renewal due',
  'stopped coming': 'Stopped coming',
  'never came': 'Paid and never came',
  ended: 'Ended',
};

/** The key of each outcome: function keys, because letters and digits go into the note. */
export const outcomeKeys: Record<FollowUpOutcome, string> = {
  reached: 'F2',
  noAnswer: 'F4',
  willCome: 'F8',
  notInterested: 'F9',
};

export const outcomeLabels: Record<FollowUpOutcome, string> = {
  reached: 'Reached',
  noAnswer: 'No answer',
  willCome: 'Will come',
  notInterested: 'Not interested',
};
