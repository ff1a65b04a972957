export const sections = {
  classes: 'क्लास',
};

export const fields = {
  class: 'क्लास',
  rank: 'क्रम',
};

export const actions = {
  'class slot added': 'हर हफ़्ते की क्लास जोड़ी गई',
  'class slot changed': 'हर हफ़्ते की क्लास बदली',
  'class slot ended': 'हर हफ़्ते की क्लास समाप्त',
  'class changed': 'क्लास बदली',
  'class booked': 'क्लास बुक हुई',
  'class place ended': 'क्लास में जगह समाप्त',
  'class attendance marked': 'उपस्थिति दर्ज',
};

export const states = {
  booked: 'बुक',
  cancelled: 'छोड़ दी',
  ended: 'जिम ने समाप्त की',
  present: 'उपस्थित',
  missed: 'अनुपस्थित',
  excused: 'अनुपस्थिति वापस ली',
};

export const waiting = 'वेटिंग लिस्ट में';
