export const sections = {
  offers: 'Offers',
  nominee: 'Nominee',
};

export const fields = {
  offers: 'Offers wanted',
  chosenAt: 'Chosen on',
  isByDesk: 'Noted by the desk',
  nomineeId: 'Number',
  relation: 'Relation',
  namedAt: 'Named on',
  nominee: 'Has a nominee',
  appointments: 'Appointments',
};

export const actions = {
  'offers chosen': 'Offers chosen',
  'health data erased': 'Age, height and weight erased',
  'nominee named': 'Nominee named',
  'nominee removed': 'Nominee removed',
};
