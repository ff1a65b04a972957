/** Labels of stored values in a person's timeline on the admin side. */

export const classStates = {
  booked: 'booked',
  cancelled: 'given up',
  ended: 'ended by the gym',
  present: 'present',
  missed: 'missed',
  excused: 'excused',
};

export const callOutcomes = {
  noAnswer: 'no answer',
  reached: 'reached',
  willCome: 'will come',
  notInterested: 'not interested',
};

export const callReasons = {
  'money due': 'money due',
  query: 'query',
  'trial asked': 'trial asked for',
  'closed day': 'pass for a closed day',
  'trial missed': 'trial missed',
  'renewal due': 'renewal due',
  'stopped coming': 'stopped coming',
  'never came': 'paid and never came',
  ended: 'ended',
};

export const passKinds = {
  trial: 'Trial',
  day: 'Day pass',
};

export const whatsAppSubjects = {
  slip: 'slip',
  receipt: 'receipt',
  renewal: 'renewal',
  appointment: 'appointment',
  query: 'query',
  member: 'greeting',
  pass: 'pass',
};
