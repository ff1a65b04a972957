import type { FollowUpOutcome, FollowUpReason } from '@namma/contract/follow-ups/rules';

export const reasonLabels: Record<FollowUpReason, string> = {
  'money due': 'Money due',
  query: 'Query without an answer',
  'trial asked': 'Trial asked for',
  'trial missed': 'Trial missed',
  'renewal due': 'Renewal due',
  'stopped coming': 'Stopped coming',
  'never came': 'Paid and never came',
  ended: 'Ended',
};

export const outcomeLabels: Record<FollowUpOutcome, string> = {
  reached: 'Reached',
  noAnswer: 'No answer',
  willCome: 'Will come',
  notInterested: 'Not interested',
};
