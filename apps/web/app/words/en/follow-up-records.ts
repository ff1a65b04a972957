export const sections = {
  followUps: 'Calls',
};

export const fields = {
  calledFor: 'For',
  outcome: 'Outcome',
  againOn: 'Not before',
};

export const outcomes = {
  noAnswer: 'no answer',
  reached: 'reached',
  willCome: 'will come',
  notInterested: 'not interested',
};

export const reasons = {
  'money due': 'money due',
  query: 'query',
  'trial asked': 'trial asked for',
  'trial missed': 'trial missed',
  'renewal due': 'renewal due',
  'stopped coming': 'stopped coming',
  'never came': 'paid and never came',
  ended: 'ended',
};
