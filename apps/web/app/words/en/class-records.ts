export const sections = {
  classes: 'Classes',
};

export const fields = {
  class: 'Class',
  rank: 'Rank',
};

export const actions = {
  'class slot added': 'class slot added',
  'class slot changed': 'class slot changed',
  'class slot ended': 'class slot ended',
  'class changed': 'class changed',
  'class booked': 'class booked',
  'class place ended': 'place in a class ended',
  'class attendance marked': 'attendance marked',
};

export const states = {
  booked: 'booked',
  cancelled: 'given up',
  ended: 'ended by the gym',
  present: 'present',
  missed: 'missed',
  excused: 'excused',
};

export const waiting = 'on the waiting list';
